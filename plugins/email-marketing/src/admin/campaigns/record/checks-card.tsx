import { CouldNotLoadNote, can, Link, useCall, useMe } from '@ashlar/sdk/admin'
import { Card, Icon, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { type CampaignCheck, checkCampaign } from '../../../contract.ts'

/** What should be looked at before sending; what stands in its way comes first. */
export function ChecksCard({ id }: { readonly id: number }) {
  const t = useTexts('email_marketing')
  const { data, error, refetch } = useCall(checkCampaign, { params: { id } })
  const checks = data?.checks.toSorted((one, other) => Number(other.refuses) - Number(one.refuses))
  const isReady = checks?.every(({ refuses }) => !refuses)
  return (
    <Card title={t('Checks before sending')} note={checks && isReady && t('Ready to send')}>
      {error && !data && <CouldNotLoadNote error={error} retry={refetch} />}
      {!checks && !error && (
        <Pending>
          <Skeleton width={220} height={48} />
        </Pending>
      )}
      {checks?.length === 0 && (
        <p className="row">
          <Icon name="circle-check" /> {t('All checks passed.')}
        </p>
      )}
      {checks && checks.length > 0 && (
        <ul className="col" style={{ gap: 10 }}>
          {checks.map((check) => (
            <Check key={`${check.id} ${check.message}`} of={check} />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** What can only be mended in the settings. */
const inSettings: ReadonlySet<string> = new Set(['mail-server', 'sender'] satisfies CampaignCheck['id'][])

function Check({ of: { id, refuses, message } }: { readonly of: CampaignCheck }) {
  const t = useTexts('email_marketing')
  const me = useMe()
  return (
    <li className={refuses ? 'row bad-text' : 'row'} style={{ alignItems: 'flex-start' }}>
      <span style={{ lineHeight: 0, paddingTop: 2 }}>
        <Icon
          name={refuses ? 'circle-alert' : 'triangle-alert'}
          label={refuses ? t('Must be fixed') : t('Worth checking')}
        />
      </span>
      <span className="grow">{message}</span>
      {inSettings.has(id) && can(me, 'settings.can_view') && <Link to="/admin/setting/mail">{t('Settings')}</Link>}
    </li>
  )
}
