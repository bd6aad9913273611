import { dayIn, startOf } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import type { Often } from '../../contract.ts'
import { stillMailable } from '../audience/mailable.ts'
import type { RecipientRow } from './recipient.store.ts'

const day = 24 * 60 * 60_000
const spans: Readonly<Record<Often, number>> = { all: 0, weekly: 7 * day, monthly: 30 * day }

/** Mails that a website sends to one person on a day of its calendar at most; 0 for as many as there are. */
export interface DailyLimit {
  readonly most: number
  readonly timeZone: string
}

/**
 * Whose turn it is, by the id of the recipient: `no` for who left, was marked as never emailed, or wants fewer campaigns; a
 * moment for who had enough for today.
 */
export async function whoGets(
  tx: Transaction,
  recipients: readonly RecipientRow[],
  limit: DailyLimit,
): Promise<ReadonlyMap<number, Turn>> {
  const mailable = await stillMailable(
    tx,
    recipients.flatMap(({ subscriberId }) => subscriberId ?? []),
  )
  const turns = new Map<number, Turn>()
  const full = await whoHadEnough(tx, recipients, limit)
  for (const { id, email, campaignId, occasion, subscriberId } of recipients) {
    const often = subscriberId === null ? undefined : mailable.get(subscriberId)
    const span = often === undefined || occasion !== '' ? 0 : spans[often]
    const isTooSoon = span > 0 && (await hadCampaign(tx, email, campaignId, new Date(Date.now() - span)))
    turns.set(id, often === undefined || isTooSoon ? 'no' : (full.get(email) ?? 'yes'))
  }
  return turns
}

type Turn = 'yes' | 'no' | Date

/** When those have their turn who had as many mails today as the website allows. */
async function whoHadEnough(
  tx: Transaction,
  recipients: readonly RecipientRow[],
  { most, timeZone }: DailyLimit,
): Promise<ReadonlyMap<string, Date>> {
  if (most === 0 || recipients.length === 0) return new Map()
  const today = startOf(dayIn(timeZone), timeZone)
  const emails = recipients.map(({ email }) => email)
  const rows = await tx.sql<{ email: string }>`select email from email_marketing.recipient
    where email = any(${emails}::text[]) and sent_at >= ${today} group by email having count(*) >= ${most}::integer`
  const tomorrow = startOf(dayIn(timeZone, new Date(Date.now() + day)), timeZone)
  return new Map(rows.map(({ email }) => [email, tomorrow]))
}

async function hadCampaign(tx: Transaction, email: string, campaignId: number, since: Date): Promise<boolean> {
  const [had] = await tx.sql`select 1 from email_marketing.recipient r
    where r.email = ${email} and r.occasion = '' and r.campaign_id <> ${campaignId}::bigint and r.sent_at >= ${since} limit 1`
  return had !== undefined
}
