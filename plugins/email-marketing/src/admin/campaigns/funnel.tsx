import { useTexts, when } from '@ashlar/sdk/ui'
import type { Campaign } from '../../contract.ts'
import { ShareBar } from './share-bar.tsx'
import { countText, percentText, shareOf } from './words.ts'

interface FunnelProps {
  readonly of: Pick<Campaign, 'counts' | 'sent_at'>
  readonly countsOpens: boolean
}

/** How many got a campaign, opened it and followed a link. */
export function Funnel({ of: { counts, sent_at: sentAt }, countsOpens }: FunnelProps) {
  const t = useTexts('email_marketing')
  const { sent, delivered, opened, clicked } = counts
  const hasOpens = countsOpens || opened > 0
  const ofDelivered = (some: number) => shareOf(some, delivered)
  return (
    <div style={{ display: 'grid', gap: 18, gridTemplateColumns: 'repeat(auto-fit, minmax(min(40%, 104px), 1fr))' }}>
      <Step name={t('Sent')} count={sent} share={sent > 0 ? 1 : 0} note={sentAt === null ? '' : when(sentAt)} />
      <Step name={t('Delivered')} count={delivered} share={shareOf(delivered, sent)} />
      {hasOpens ? (
        <Step name={t('Opened')} count={opened} share={ofDelivered(opened)} />
      ) : (
        <Step name={t('Opened')} note={t('Not counted')} />
      )}
      <Step name={t('Clicked')} count={clicked} share={ofDelivered(clicked)} />
    </div>
  )
}

interface StepProps {
  readonly name: string
  /** Undefined where nobody counts it. */
  readonly count?: number
  readonly share?: number
  /** Instead of the share. */
  readonly note?: string
}

function Step({ name, count, share = 0, note = percentText(share) }: StepProps) {
  return (
    <div className="col" style={{ gap: 6 }}>
      <span className="t2 xs">{name}</span>
      <b className="num strong" style={{ fontSize: 24, lineHeight: '28px' }}>
        {count === undefined ? '–' : countText(count)}
      </b>
      <ShareBar share={share} />
      <span className="t3 xs num nowrap">{note}</span>
    </div>
  )
}
