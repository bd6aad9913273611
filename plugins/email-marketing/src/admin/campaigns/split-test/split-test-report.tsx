import { CouldNotLoadNote, useCall } from '@ashlar/sdk/admin'
import { Card, Note, Pending, Skeleton, type Translate, useTexts } from '@ashlar/sdk/ui'
import { type Campaign, getTest, type TestState } from '../../../contract.ts'
import { useSendingSetup } from '../use-sending-setup.ts'
import { momentText } from '../words.ts'
import { NotCountedNote } from './not-counted-note.tsx'
import { VariantTable } from './variant-table.tsx'
import { hasRest, letterOf, standText } from './words.ts'

interface SplitTestReportProps {
  readonly campaign: Pick<Campaign, 'id' | 'status' | 'isPaused' | 'subject'>
  readonly mayEdit: boolean
}

/** Milliseconds between two looks while it is being sent. */
const pause = 5_000

/** How the variants of a campaign do, who wins, and when. Nothing for a campaign without a test. */
export function SplitTestReport({ campaign, mayEdit }: SplitTestReportProps) {
  const t = useTexts('email_marketing')
  const { timeZone } = useSendingSetup()
  const { data, error, refetch } = useCall(
    getTest,
    { params: { id: campaign.id } },
    { refetchInterval: campaign.status === 'sending' ? pause : false },
  )
  if (error && !data) return <CouldNotLoadNote error={error} retry={refetch} />
  if (!data) {
    return (
      <Pending>
        <Skeleton width={480} height={160} />
      </Pending>
    )
  }
  const { test, winner } = data
  if (test === null) return null
  const isOpen = winner === null && hasRest(test) && campaign.status !== 'sent'
  return (
    <Card title={t('A/B test')}>
      <div className="col" style={{ gap: 12 }}>
        <div role="status" className="col" style={{ gap: 6 }}>
          {winner === null ? (
            <p className="med">{standText(data, t)}</p>
          ) : (
            <Note tone="ok">{winnerText(data, winner, timeZone, t)}</Note>
          )}
          <p className="t2">{nextText(data, campaign, timeZone, t)}</p>
        </div>
        <NotCountedNote test={test} />
        <VariantTable state={data} test={test} campaign={campaign} mayChoose={mayEdit && isOpen} />
        <p className="t3 xs">
          {t('The true share lies in the range in brackets with 95% certainty. Ranges that overlap may be chance.')}
        </p>
      </div>
    </Card>
  )
}

function winnerText({ chosenAt, isSure, leader }: TestState, winner: number, timeZone: string, t: Translate): string {
  const letter = letterOf(winner)
  const chosen =
    chosenAt === null
      ? t('Variant {letter} won.', { letter })
      : t('Variant {letter} was chosen as the winner: {when}.', { letter, when: momentText(chosenAt, timeZone) })
  if (leader !== winner) return chosen
  return `${chosen} ${isSure ? t('Its lead is more than chance would explain.') : t('Its lead may be chance.')}`
}

/** What comes next, and when. */
function nextText(
  { test, winner, decidesAt }: TestState,
  { status, isPaused }: SplitTestReportProps['campaign'],
  timeZone: string,
  t: Translate,
): string {
  if (test === null) return ''
  if (!hasRest(test)) return t('Every recipient gets one of the variants, so the winner goes to nobody else.')
  if (winner !== null) return t('Everyone else gets it. The figures are those of the test alone.')
  if (status === 'failed') return t('Sending was stopped. No winner is chosen until you resume sending or choose one.')
  if (test.isManual) return t('Everyone else waits until you choose the winner.')
  if (decidesAt === null || isPaused) return t('Everyone else waits for the winner.')
  if (new Date(decidesAt) <= new Date()) return t('The winner is being chosen.')
  return t('The best variant is chosen automatically: {when}. Everyone else waits for it.', {
    when: momentText(decidesAt, timeZone),
  })
}
