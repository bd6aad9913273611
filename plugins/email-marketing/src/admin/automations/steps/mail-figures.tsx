import { Note, useTexts } from '@ashlar/sdk/ui'
import type { Campaign } from '../../../contract.ts'
import { useSendingSetup } from '../../campaigns/use-sending-setup.ts'
import { countText } from '../../campaigns/words.ts'

interface MailFiguresProps {
  readonly of: Pick<Campaign, 'subject' | 'counts' | 'failure'>
}

/** What an email of a step says, and how it fared. */
export function MailFigures({ of: { subject, counts, failure } }: MailFiguresProps) {
  const t = useTexts('email_marketing')
  const { countsOpens } = useSendingSetup()
  const figures = [
    [t('Sent'), counts.sent],
    ...(countsOpens || counts.opened > 0 ? [[t('Opened'), counts.opened] as const] : []),
    [t('Clicked'), counts.clicked],
  ] as const
  return (
    <div className="xs t2" style={{ padding: '0 16px 12px' }}>
      <div className={subject === '' ? 't3' : ''}>{subject || t('No subject yet')}</div>
      <div className="row g3 wrap num">
        {figures.map(([name, count]) => (
          <span key={name}>
            {name} <b className="med">{countText(count)}</b>
          </span>
        ))}
      </div>
      {failure !== '' && <Note tone="bad">{failure}</Note>}
    </div>
  )
}
