import { query, type RowOf, sql, type Transaction } from '@ashlar/sdk/server'
import { isMailable } from '../audience/mailable.ts'
import { CampaignEntity, RecipientEntity } from '../campaign/campaign.entities.ts'

export type RecipientRow = RowOf<typeof RecipientEntity>

/** Mails that go out now: those that one event asks for before campaigns, and of these the one that began first. */
export async function campaignsUnderWay(tx: Transaction): Promise<number[]> {
  const rows = await tx
    .db(CampaignEntity)
    .selectFrom('campaign')
    .select('id')
    .where('status', '=', 'sending')
    .where('isPaused', '=', false)
    .where('frozenAt', 'is not', null)
    .orderBy(({ eb }) => eb('kind', '=', 'campaign'))
    .orderBy('frozenAt')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Mark the recipients of a campaign whose turn it is, so many at most; none while there are none. */
export function takeRecipients(tx: Transaction, campaignId: number, most: number): Promise<RecipientRow[]> {
  // A query of its own: as a condition it may be asked again for each row, and take more than so many.
  return tx
    .db(RecipientEntity)
    .with('turn', (db) =>
      db
        .selectFrom('recipient')
        .select('id')
        .where('campaignId', '=', campaignId)
        .where('state', '=', 'queued')
        .where(({ eb, fn }) => eb('tryAt', '<=', fn<Date>('now')))
        .orderBy('tryAt')
        .orderBy('id')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('recipient')
    .from('turn')
    .set({ state: 'sending' })
    .whereRef('recipient.id', '=', 'turn.id')
    .returningAll('recipient')
    .execute()
}

/** When the next recipient of these campaigns has their turn; undefined where none waits. */
export async function nextTurn(tx: Transaction, campaigns: readonly number[]): Promise<Date | undefined> {
  let next: Date | undefined
  for (const campaignId of campaigns) {
    const row = await tx
      .db(RecipientEntity)
      .selectFrom('recipient')
      .select('tryAt')
      .where('campaignId', '=', campaignId)
      .where('state', '=', 'queued')
      .where('edition', '>', 0)
      .orderBy('tryAt')
      .limit(1)
      .executeTakeFirst()
    if (row && (next === undefined || row.tryAt < next)) next = row.tryAt
  }
  return next
}

/** Whether the recipients of a campaign have all had their turn. */
export async function isOver(tx: Transaction, campaignId: number): Promise<boolean> {
  const [left] = await tx.sql`select 1 from email_marketing.recipient
    where campaign_id = ${campaignId}::bigint and state = 'queued' limit 1`
  return left === undefined && !(await hasMailInHand(tx, campaignId))
}

/** Whether a mail of a campaign was taken, and nobody wrote down yet what became of it. */
export async function hasMailInHand(tx: Transaction, campaignId: number): Promise<boolean> {
  const [inHand] = await tx.sql`select 1 from email_marketing.recipient
    where campaign_id = ${campaignId}::bigint and state = 'sending' limit 1`
  return inHand !== undefined
}

/** Write what became of a recipient whose mail was in hand. Of two reports the first counts. */
export async function settle(
  tx: Transaction,
  id: number,
  state: 'sent' | 'failed' | 'skipped',
  error = '',
): Promise<RecipientRow | undefined> {
  return tx
    .db(RecipientEntity)
    .updateTable('recipient')
    .set(({ fn }) => ({ state, error: error.slice(0, 500), ...(state === 'sent' && { sentAt: fn<Date>('now') }) }))
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .returningAll()
    .executeTakeFirst()
}

/** Write down who was sent their mail. */
export async function settleSent(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.sql`update email_marketing.recipient set state = 'sent', error = '', sent_at = now()
    where id = any(${ids}::bigint[]) and state = 'sending'`
}

/** Minutes until the next try, by the tries there were; after the last one the mail has failed: about two days. */
const pauses = [1, 5, 15, 60, 180, 360, 720, 1_440]

/** Give a mail that was not taken another turn, later; one that was tried often enough has failed. */
export async function postpone(tx: Transaction, id: number, error: string): Promise<void> {
  const known = await tx.em.findOne(RecipientEntity, { id, state: 'sending' })
  if (known === null) return
  const pause = pauses[known.attempts]
  if (pause === undefined) return void (await settle(tx, id, 'failed', error))
  known.state = 'queued'
  known.attempts += 1
  known.error = error.slice(0, 500)
  known.tryAt = new Date(Date.now() + pause * 60_000)
}

/** Another turn, at a time: nothing went wrong. */
export async function putOff(tx: Transaction, id: number, tryAt: Date): Promise<void> {
  await tx.em.nativeUpdate(RecipientEntity, { id, state: 'sending' }, { state: 'queued', tryAt })
}

/** Another turn, at once: nothing could be sent. */
export async function putBack(tx: Transaction, id: number): Promise<void> {
  await tx.em.nativeUpdate(RecipientEntity, { id, state: 'sending' }, { state: 'queued' })
}

/** Of recipients whose mail is in hand, those who still agree, and whose campaign still goes on. */
export async function stillWaiting(tx: Transaction, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await query<{ id: string | number }>(
    tx,
    sql`select r.id from email_marketing.recipient r
      join email_marketing.campaign c on c.id = r.campaign_id and c.status = 'sending' and not c.is_paused
      join email_marketing.subscriber s on s.id = r.subscriber_id and ${isMailable(sql`s`)}
      where r.id = any(${ids}::bigint[]) and r.state = 'sending'`,
  )
  return rows.map(({ id }) => Number(id))
}
