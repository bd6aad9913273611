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
  const had = await mailsToday(tx, recipients, limit)
  const tomorrow = startOf(dayIn(limit.timeZone, new Date(Date.now() + day)), limit.timeZone)
  for (const { id, email, campaignId, occasion, subscriberId } of recipients) {
    const often = subscriberId === null ? undefined : mailable.get(subscriberId)
    const span = often === undefined || occasion !== '' ? 0 : spans[often]
    const isTooSoon = span > 0 && (await hadCampaign(tx, email, campaignId, new Date(Date.now() - span)))
    const mails = had.get(email) ?? 0
    if (often === undefined || isTooSoon) turns.set(id, 'no')
    else if (limit.most > 0 && mails >= limit.most) turns.set(id, tomorrow)
    else {
      turns.set(id, 'yes')
      had.set(email, mails + 1)
    }
  }
  return turns
}

type Turn = 'yes' | 'no' | Date

/** How many mails people had today, or have in hand, beside these; nothing where the website sets no limit. */
async function mailsToday(
  tx: Transaction,
  recipients: readonly RecipientRow[],
  { most, timeZone }: DailyLimit,
): Promise<Map<string, number>> {
  if (most === 0) return new Map()
  const today = startOf(dayIn(timeZone), timeZone)
  const rows = await tx.sql<{ email: string; had: number }>`select email, count(*)::integer as had
    from email_marketing.recipient
    where email = any(${recipients.map(({ email }) => email)}::text[]) and (sent_at >= ${today} or state = 'sending')
      and id <> all(${recipients.map(({ id }) => id)}::bigint[]) group by email`
  return new Map(rows.map(({ email, had }) => [email, had]))
}

async function hadCampaign(tx: Transaction, email: string, campaignId: number, since: Date): Promise<boolean> {
  const [had] = await tx.sql`select 1 from email_marketing.recipient r
    where r.email = ${email} and r.occasion = '' and r.campaign_id <> ${campaignId}::bigint
      and (r.sent_at >= ${since} or r.state = 'sending') limit 1`
  return had !== undefined
}
