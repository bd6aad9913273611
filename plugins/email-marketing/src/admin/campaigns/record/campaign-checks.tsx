import { CouldNotLoadNote, can, Link, useCall, useMe } from '@ashlar/sdk/admin'
import { Icon, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { type CampaignCheck, checkCampaign } from '../../../contract.ts'

/** What should be looked at before sending; what stands in its way comes first. */
export function CampaignChecks({ id }: { readonly id: number }) {
  const t = useTexts('email_marketing')
  const { data, error, refetch } = useCall(checkCampaign, { params: { id } })
  const checks = data?.checks.toSorted((one, other) => Number(other.refuses) - Number(one.refuses))
  if (error && !data) return <CouldNotLoadNote error={error} retry={refetch} />
  if (!checks)
    return (
      <Pending>
        <Skeleton width={220} height={48} />
      </Pending>
    )
  if (checks.length === 0)
    return (
      <p className="row">
        <Icon name="circle-check" /> {t('All checks passed.')}
      </p>
    )
  return (
    <ul className="col" style={{ gap: 10 }}>
      {checks.map((check) => (
        <Check key={`${check.id} ${check.message}`} of={check} />
      ))}
    </ul>
  )
}

/** What can only be mended in the settings. */
const inSettings: ReadonlySet<string> = new Set(['mail-server', 'sender'] satisfies CampaignCheck['id'][])

function Check({ of: { id, refuses, message } }: { readonly of: CampaignCheck }) {
  const t = useTexts('email_marketing')
  const me = useMe()
  return (
    <li className={refuses ? 'row bad-text' : 'row'} style={{ alignItems: 'flex-start' }}>
      <span style={{ lineHeight: 0, paddingTop: 2, ...(!refuses && { color: 'var(--ash-warning-text)' }) }}>
        <Icon
          name={refuses ? 'circle-alert' : 'triangle-alert'}
          label={refuses ? t('Must be fixed') : t('Worth checking')}
        />
      </span>
      <span className="grow">{message}</span>
      {inSettings.has(id) && can(me, 'settings.can_view') && (
        <Link className="link" to="/admin/setting/mail">
          {t('Settings')}
        </Link>
      )}
    </li>
  )
}
