import { Badge, useTexts } from '@ashlar/sdk/ui'
import type { SubmissionRow } from '../submission.ts'

/** Whether somebody has to look at a submission, or has. */
export function SubmissionState({ row: { isSpam, held, isRead } }: { readonly row: SubmissionRow }) {
  const t = useTexts('forms')
  if (isSpam) return <Badge tone="red">{t('Spam')}</Badge>
  if (held !== null) return <Badge tone="orange">{t('Moderation')}</Badge>
  return isRead ? <Badge>{t('Read')}</Badge> : <Badge tone="blue">{t('New')}</Badge>
}
