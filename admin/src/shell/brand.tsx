import { useMe } from '@ashlar/sdk/admin'
import { Badge, useTexts } from '@ashlar/sdk/ui'

/**
 * Whose admin this is: logo and name of the company (SHELL-023, -024); the agency while no tenant is chosen
 * (SHELL-025, -026), except for the top role, which always sees a company (PERM-104).
 */
export function Brand({ logoOnly = false }: { readonly logoOnly?: boolean }) {
  const t = useTexts('admin')
  const { tenant, agency, user, system } = useMe()
  const shown = tenant ? tenant.name : agency && user.role_id !== 1 ? agency.name : system.brand
  return (
    <>
      <Logo address={tenant?.favicon ?? ''} name={shown} />
      {!logoOnly && <span className="name trunc">{shown}</span>}
      {!logoOnly && !tenant && agency && user.role_id !== 1 && agency.status === 1 && (
        <Badge tone="green">{t('Active')}</Badge>
      )}
    </>
  )
}

/** The company's picture, or its first letter. */
export function Logo({
  address,
  name,
  large,
}: {
  readonly address: string
  readonly name: string
  readonly large?: true
}) {
  const size = large ? ' cologo--lg' : ''
  if (address !== '') return <img className={`cologo${size}`} src={address} alt="" />
  return (
    <span className={`cologo cologo--letter${size}`} aria-hidden="true">
      {name.trim().charAt(0).toUpperCase()}
    </span>
  )
}
