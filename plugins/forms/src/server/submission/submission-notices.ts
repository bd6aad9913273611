import type { NewNotice, Notices, Transaction } from '@ashlar/sdk/server'
import { submissionNotice, waitingNotice } from '../../submission.ts'
import { oneLine } from '../submit/told.ts'
import { SubmissionEntity } from './submission.entity.ts'
import type { StoredSubmission } from './submission.store.ts'

const to: NewNotice['to'] = { can: 'form_submissions.can_view' }
const inbox = '/admin/form-submissions'

/** One notice for all that wait, so that programs which send forms can't push other notices out. */
const waiting: NewNotice = {
  ...{ to, kind: waitingNotice, subject: { kind: waitingNotice, id: 'all' } },
  ...{ title: 'Form submissions wait for your approval', href: `${inbox}?state=moderation` },
}

type Arrived = Pick<StoredSubmission, 'id' | 'formName' | 'sender' | 'held'>

/** Tell people who may see submissions of a new one. Nobody is told of what is surely a program's. */
export async function tellOfNew(notices: Notices, tx: Transaction, { id, formName, sender, held }: Arrived) {
  if (held === 'honeypot') return
  if (held !== null) return notices.tell(tx, waiting)
  const form = oneLine(formName) || 'Form'
  await notices.tell(tx, {
    ...{ to, kind: submissionNotice, subject: { kind: submissionNotice, id }, href: `${inbox}?id=${id}` },
    title: sender === '' ? `New submission: ${form}` : `New submission: ${form}, from ${sender}`,
  })
}

/** Somebody has read these submissions. */
export const settleRead = (notices: Notices, tx: Transaction, ids: readonly number[]) =>
  notices.settle(tx, submissionNotice, ids)

/** These submissions are gone, or out of sight as spam, and with them what notices say of their senders. */
export const withdrawDeleted = (notices: Notices, tx: Transaction, ids: readonly number[]) =>
  notices.withdraw(tx, submissionNotice, ids)

/** The notice of what waits is dealt with once nothing does. */
export async function settleWaiting(notices: Notices, tx: Transaction): Promise<void> {
  if ((await tx.em.count(SubmissionEntity, { held: { $ne: null }, spamAt: null })) === 0)
    await notices.settle(tx, waitingNotice, ['all'])
}
