import { query, type SqlText, sql, type Transaction } from '@ashlar/sdk/server'
import type { CampaignDay, ClickedLink, ReasonCount } from '../../contract.ts'
import { CampaignBodyEntity } from '../campaign/campaign.entities.ts'
import { LeaveReasonEntity } from '../preferences/preference.entities.ts'
import { type Act, acts, momentOf } from './acts.ts'

/** Figures of days, by day of the calendar of a time zone. */
export type ByDay = ReadonlyMap<string, Omit<CampaignDay, 'day'>>

const nothing = { sent: 0, opened: 0, clicked: 0, bounced: 0, unsubscribed: 0 }

/** Days on which something happened to mails of a campaign. */
export const daysOfCampaign = (tx: Transaction, id: number, zone: string): Promise<ByDay> =>
  byDay(tx, zone, () => sql`campaign_id = ${id}::bigint`)

/** Days on which something happened to any mail, of those from one day to another. */
export const daysBetween = (tx: Transaction, start: string, end: string, zone: string): Promise<ByDay> =>
  byDay(
    tx,
    zone,
    (moment) => sql`${moment} >= (${start}::date)::timestamp at time zone ${zone}::text
      and ${moment} < (${end}::date + 1)::timestamp at time zone ${zone}::text`,
  )

async function byDay(tx: Transaction, zone: string, where: (moment: SqlText) => SqlText): Promise<ByDay> {
  const days = new Map<string, Record<Act, number>>()
  for (const act of acts) {
    const moment = momentOf[act]
    const rows = await query<{ day: string; people: number }>(
      tx,
      sql`select (${moment} at time zone ${zone}::text)::date::text as day, count(*)::integer as people
        from email_marketing.recipient where ${moment} is not null and ${where(moment)} group by 1`,
    )
    for (const { day, people } of rows) days.set(day, { ...nothing, ...days.get(day), [act]: people })
  }
  return days
}

/** Links of all editions of a mail, each address once, the most followed first. */
export async function linksOf(tx: Transaction, id: number): Promise<ClickedLink[]> {
  const bodies = await tx.em.find(CampaignBodyEntity, { campaignId: id }, { orderBy: { edition: 'asc' } })
  const clicked = await tx.sql<{ edition: number; link: number; people: number; clicks: number }>`
    select r.edition::integer, c.link::integer, count(*)::integer as people, sum(c.clicks)::integer as clicks
    from email_marketing.click c join email_marketing.recipient r on r.id = c.recipient_id
    where c.campaign_id = ${id}::bigint group by 1, 2`
  const links = new Map<string, { people: number; clicks: number }>()
  for (const { edition, links: addresses } of bodies) {
    for (const [at, address] of addresses.entries()) {
      const known = links.get(address) ?? { people: 0, clicks: 0 }
      const found = clicked.find((each) => each.edition === edition && each.link === at)
      links.set(address, {
        people: known.people + (found?.people ?? 0),
        clicks: known.clicks + (found?.clicks ?? 0),
      })
    }
  }
  return [...links]
    .map(([address, counts]) => ({ address, ...counts }))
    .toSorted((a, b) => b.people - a.people || b.clicks - a.clicks)
}

/** Words of people who left that are shown at most. */
const mostWords = 50

/** Why people left by the link in a mail, as far as they said. */
export async function whyLeft(tx: Transaction, id: number): Promise<{ reasons: ReasonCount[]; words: string[] }> {
  const reasons = await tx
    .db(LeaveReasonEntity)
    .selectFrom('leave_reason')
    .select(({ fn }) => ['reason', fn.countAll<string>().as('people')])
    .where('campaignId', '=', id)
    .groupBy('reason')
    .execute()
  const words = await tx
    .db(LeaveReasonEntity)
    .selectFrom('leave_reason')
    .select('words')
    .where('campaignId', '=', id)
    .where('words', '<>', '')
    .orderBy('createdAt', 'desc')
    .limit(mostWords)
    .execute()
  return {
    reasons: reasons
      .map(({ reason, people }) => ({ reason, people: Number(people) }))
      .toSorted((a, b) => b.people - a.people),
    words: words.map((each) => each.words),
  }
}
