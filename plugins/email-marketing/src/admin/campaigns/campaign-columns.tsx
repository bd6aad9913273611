import { Link } from '@ashlar/sdk/admin'
import type { Column } from '@ashlar/sdk/tables'
import { Progress, type Translate, when } from '@ashlar/sdk/ui'
import type { Campaign } from '../../contract.ts'
import { MailThumb } from './mail-thumb.tsx'
import { ShareBar } from './share-bar.tsx'
import { StatusBadge } from './status-badge.tsx'
import { unfilled } from './unfilled.ts'
import { addressOfCampaign, countText, percentText, shareOf, turnsOf } from './words.ts'

/** @param countsOpens whether the website counts opens; where it does not, none is no figure */
export const campaignColumns = (t: Translate, countsOpens: boolean): readonly Column<Campaign>[] => [
  {
    ...{ id: 'name', title: t('Campaign'), sortBy: 'name', fixed: true },
    cell: ({ id, name, subject, picture }) => (
      <div className="row">
        <MailThumb picture={picture} />
        <div className="grow trunc">
          <Link className="med" to={addressOfCampaign(id)}>
            {name}
          </Link>
          <div className="t3 xs trunc">{unfilled(subject) || t('No subject yet')}</div>
        </div>
      </div>
    ),
  },
  {
    ...{ id: 'status', title: t('Status') },
    cell: (campaign) => (
      <>
        <StatusBadge of={campaign} />
        {campaign.status === 'failed' && campaign.failure !== '' && (
          <span className="why xs bad-text">{campaign.failure}</span>
        )}
      </>
    ),
  },
  {
    ...{ id: 'date', title: t('Date'), sortBy: 'date', hide: 'md', className: 't2 num' },
    cell: (campaign) => <CampaignDate of={campaign} t={t} />,
  },
  {
    ...{ id: 'recipients', title: t('Recipients'), align: 'right', hide: 'sm', className: 'num' },
    cell: (campaign) => <Recipients of={campaign} t={t} />,
  },
  {
    ...{ id: 'opened', title: t('Opened'), align: 'right', hide: 'md', className: 'num' },
    cell: ({ status, counts }) =>
      !wasSent({ status, counts }) ? null : counts.opened === 0 && !countsOpens ? (
        <span className="t3">–</span>
      ) : (
        <Share share={shareOf(counts.opened, counts.delivered)} />
      ),
  },
  {
    ...{ id: 'clicked', title: t('Clicked'), align: 'right', hide: 'md', className: 'num' },
    cell: ({ status, counts }) => wasSent({ status, counts }) && percentText(shareOf(counts.clicked, counts.delivered)),
  },
  {
    ...{ id: 'created', title: t('Created'), sortBy: 'createdAt', hide: 'lg', className: 't2 num', onDemand: true },
    cell: ({ createdAt }) => when(createdAt),
  },
]

/** Before anybody has it, a share of them says nothing. */
const wasSent = ({ status, counts }: Pick<Campaign, 'status' | 'counts'>) =>
  status !== 'draft' && status !== 'scheduled' && counts.delivered > 0

interface CellProps {
  readonly of: Campaign
  readonly t: Translate
}

/** When it was or will be sent. */
function CampaignDate({ of: { status, scheduled_at: at, sent_at: sentAt, updatedAt }, t }: CellProps) {
  if (status === 'draft') return <span className="t3">{t('Not scheduled')}</span>
  return when(sentAt ?? at ?? updatedAt)
}

function Recipients({ of: campaign, t }: CellProps) {
  const { recipients } = campaign.counts
  if (campaign.status !== 'sending') return recipients > 0 && countText(recipients)
  if (recipients === 0) return <span className="t3">{t('Preparing')}</span>
  const done = turnsOf(campaign)
  const words = t('{done} of {all}', { done: countText(done), all: countText(recipients) })
  return (
    <span className="row" style={{ justifyContent: 'flex-end' }}>
      {words}
      <span style={{ width: 56 }}>
        <Progress label={t('Sent to {words}', { words })} value={shareOf(done, recipients)} />
      </span>
    </span>
  )
}

function Share({ share }: { readonly share: number }) {
  return (
    <span className="row" style={{ justifyContent: 'flex-end' }}>
      {percentText(share)}
      <ShareBar share={share} width={56} />
    </span>
  )
}
