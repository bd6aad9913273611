import { dayIn, startOf } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import type { Often } from '../../contract.ts'
import { isStillMailable } from '../audience/mailable.ts'
import { PreferenceEntity } from '../preferences/preference.entities.ts'
import type { RecipientRow } from './recipient.store.ts'

const day = 24 * 60 * 60_000
const spans: Readonly<Record<Often, number>> = { all: 0, weekly: 7 * day, monthly: 30 * day }

/** Mails that a website sends to one person on a day of its calendar at most; 0 for as many as there are. */
export interface DailyLimit {
  readonly most: number
  readonly timeZone: string
}

/**
 * Whether it is the turn of a recipient: `no` for who left, was marked as never emailed, or wants fewer campaigns; a
 * moment for who had enough for today.
 */
export async function whoGets(
  tx: Transaction,
  { subscriberId, email, campaignId, occasion }: RecipientRow,
  { most, timeZone }: DailyLimit,
): Promise<'yes' | 'no' | Date> {
  if (subscriberId === null || !(await isStillMailable(tx, subscriberId))) return 'no'
  if (occasion === '') {
    const span = spans[(await tx.em.findOne(PreferenceEntity, { email }))?.often ?? 'all']
    if (span > 0 && (await hadCampaign(tx, email, campaignId, new Date(Date.now() - span)))) return 'no'
  }
  if (most === 0) return 'yes'
  const today = startOf(dayIn(timeZone), timeZone)
  const [{ had = 0 } = {}] = await tx.sql<{ had: number }>`select count(*)::integer as had
    from email_marketing.recipient where email = ${email} and sent_at >= ${today}`
  return had < most ? 'yes' : startOf(dayIn(timeZone, new Date(Date.now() + day)), timeZone)
}

async function hadCampaign(tx: Transaction, email: string, campaignId: number, since: Date): Promise<boolean> {
  const [had] = await tx.sql`select 1 from email_marketing.recipient r
    where r.email = ${email} and r.occasion = '' and r.campaign_id <> ${campaignId}::bigint and r.sent_at >= ${since} limit 1`
  return had !== undefined
}
