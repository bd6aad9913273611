import { Note, useTexts } from '@ashlar/sdk/ui'
import type { SplitTest } from '../../../contract.ts'
import { useSendingSetup } from '../use-sending-setup.ts'

/** What decides a test must be counted, and opens are an estimate at best. */
export function NotCountedNote({ test: { by } }: { readonly test: Pick<SplitTest, 'by'> }) {
  const t = useTexts('email_marketing')
  const { countsOpens, countsClicks } = useSendingSetup()
  if (by === 'opens' && !countsOpens)
    return (
      <Note tone="warn">
        {t(
          'This website does not count opens, so the variants can’t be compared. Decide by clicks, or count opens in the settings.',
        )}
      </Note>
    )
  if (by === 'clicks' && !countsClicks)
    return (
      <Note tone="warn">
        {t('This website does not count clicks, so the variants can’t be compared. Count clicks in the settings.')}
      </Note>
    )
  return by === 'opens' && <p className="t2 xs">{t('Many email programs hide opens, so this is an estimate.')}</p>
}
