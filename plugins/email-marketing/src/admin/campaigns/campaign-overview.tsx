import { CouldNotLoadNote, Link, useCall } from '@ashlar/sdk/admin'
import { Card, Icon, useTexts } from '@ashlar/sdk/ui'
import { type Campaign, campaignReport, listCampaigns } from '../../contract.ts'
import { Funnel } from './funnel.tsx'
import { linkText } from './link-text.ts'
import { OpensAndClicks } from './opens-and-clicks.tsx'
import { StatusBadge } from './status-badge.tsx'
import { addressOfCampaign, countText } from './words.ts'

/** The last campaign and the last weeks in figures. Nothing until a campaign was sent. */
export function CampaignOverview({ countsOpens }: { readonly countsOpens: boolean }) {
  const query = { status: 'sent', orderBy: 'date', orderDirection: 'desc', limit: 1 } as const
  const { data, error, refetch } = useCall(listCampaigns, { query })
  const last = data?.results.rows[0]
  if (error && !data) {
    return (
      <div style={{ marginBottom: 16 }}>
        <CouldNotLoadNote error={error} retry={refetch} />
      </div>
    )
  }
  if (!last) return null
  return (
    <div
      style={{
        ...{ display: 'grid', gap: 16, marginBottom: 16 },
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
      }}
    >
      <LastCampaign of={last} countsOpens={countsOpens} />
      <OpensAndClicks countsOpens={countsOpens} />
    </div>
  )
}

function LastCampaign({ of: campaign, countsOpens }: { readonly of: Campaign; readonly countsOpens: boolean }) {
  const t = useTexts('email_marketing')
  const { id, name, counts } = campaign
  const links = useCall(campaignReport, { params: { id } }).data?.links ?? []
  const best = links.toSorted((one, other) => other.people - one.people)[0]
  return (
    <Card
      title={
        <span className="row">
          {name} <StatusBadge of={campaign} />
        </span>
      }
      actions={
        <Link className="link xs nowrap" to={addressOfCampaign(id)}>
          {t('Open report')}
        </Link>
      }
    >
      <Funnel of={campaign} countsOpens={countsOpens} />
      <div className="row g3 wrap t2 xs" style={{ marginTop: 20 }}>
        <span className="row g1">
          <Icon name="mail-x" size="sm" />
          {t('{text} bounced', { text: countText(counts.bounced) })}
        </span>
        <span className="row g1">
          <Icon name="user-minus" size="sm" />
          {t('{text} unsubscribed', { text: countText(counts.unsubscribed) })}
        </span>
        {best && best.people > 0 && (
          <span className="grow trunc r">
            {t('Best link')}: <b className="med">{linkText(best.address)}</b>,{' '}
            {t('{count} click|{count} clicks', { count: best.clicks })}
          </span>
        )}
      </div>
    </Card>
  )
}
