import { CouldNotLoadNote, useCall } from '@ashlar/sdk/admin'
import { listTenants } from '@ashlar/sdk/platform'
import { Checkbox, FieldError, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'

export interface WebsiteChoiceProps {
  /** Ids of tenants. */
  readonly chosen: ReadonlySet<number>
  readonly onChange: (chosen: ReadonlySet<number>) => void
  readonly error: string | undefined
}

/** Most tenants a trial may have, and so the most that are offered. */
const mostTenants = 100

/** Which websites get it. */
export function WebsiteChoice({ chosen, onChange, error: missing }: WebsiteChoiceProps) {
  const t = useTexts('admin')
  const { data: found, error, refetch } = useCall(listTenants, { query: { itemsPerPage: mostTenants } })
  const data = found?.results
  const toggle = (id: number, on: boolean) =>
    onChange(new Set(on ? [...chosen, id] : [...chosen].filter((each) => each !== id)))
  return (
    <fieldset className="choices">
      <legend className="label">{t('Websites')}</legend>
      {data?.rows.map((tenant) => (
        <Checkbox
          key={tenant.id}
          label={tenant.name}
          checked={chosen.has(tenant.id)}
          onChange={(on) => toggle(tenant.id, on)}
        />
      ))}
      {!data && !error && (
        <Pending>
          <Skeleton width={180} />
        </Pending>
      )}
      {error && <CouldNotLoadNote error={error} retry={refetch} />}
      {data && data.total > mostTenants && (
        <span className="hint">{t('Showing the first {count}.', { count: mostTenants })}</span>
      )}
      {missing !== undefined && <FieldError>{missing}</FieldError>}
    </fieldset>
  )
}
