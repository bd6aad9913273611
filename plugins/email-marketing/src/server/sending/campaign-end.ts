import type { Transaction } from '@ashlar/sdk/server'
import { campaignSent } from '../../contract.ts'
import { CampaignEntity, RecipientEntity } from '../campaign/campaign.entities.ts'

/** Refused mails from which on a campaign stops, if they are this share of those that were tried. */
const mostRefused = { mails: 20, share: 0.1 }

/** Write down what became of the recipients, so that nobody counts them again. */
async function writeEnd(
  tx: Transaction,
  id: number,
  end: { readonly status: 'sent' | 'failed'; readonly failure: string },
) {
  const rows = await tx
    .db(RecipientEntity)
    .selectFrom('recipient')
    .select(({ fn }) => ['state', fn.countAll<string>().as('people')])
    .where('campaignId', '=', id)
    .groupBy('state')
    .execute()
  const people = (wanted: string) => Number(rows.find(({ state }) => state === wanted)?.people ?? 0)
  const counts = { sent: people('sent'), failed: people('failed'), skipped: people('skipped') }
  const ended = await tx
    .db(CampaignEntity)
    .updateTable('campaign')
    .set(({ fn }) => ({ ...end, ...counts, isPaused: false, sentAt: fn<Date>('now'), at: fn<Date>('now') }))
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where(({ eb, or }) => or([eb('kind', '=', 'campaign'), eb.val(end.status === 'failed')]))
    .returning('name')
    .executeTakeFirst()
  return ended && { name: ended.name, ...counts }
}

/** Everybody had their turn. */
export async function finish(tx: Transaction, id: number): Promise<void> {
  const ended = await writeEnd(tx, id, { status: 'sent', failure: '' })
  if (ended === undefined) return
  const details = { sent: ended.sent, failed: ended.failed, skipped: ended.skipped }
  tx.audit({ action: 'campaign.sent', entity: 'campaign', entityId: id, title: ended.name, details })
  await tx.emit(campaignSent, { campaignId: id, recipients: ended.sent })
}

/** End a campaign before everybody had their turn; who waits goes on waiting, should it be sent on. */
export async function stop(tx: Transaction, id: number, failure: string): Promise<void> {
  const ended = await writeEnd(tx, id, { status: 'failed', failure })
  if (ended === undefined) return
  const details = { reason: failure }
  tx.audit({ action: 'campaign.stopped', entity: 'campaign', entityId: id, title: ended.name, details })
}

/** Stop where so many mails are refused that going on would harm the name of the website. */
export async function stopIfRefused(tx: Transaction, id: number, error: string): Promise<void> {
  const failed = await tx.em.count(RecipientEntity, { campaignId: id, state: 'failed' })
  // The others are counted for one refusal in twenty alone.
  if (failed % mostRefused.mails !== 0) return
  const tried = failed + (await tx.em.count(RecipientEntity, { campaignId: id, state: 'sent' }))
  if (failed < tried * mostRefused.share) return
  const said = error === '' ? '' : ` The last one: ${error.slice(0, 200)}`
  await stop(tx, id, `The mail server refused ${failed} of ${tried} emails, so sending was stopped.${said}`)
}
