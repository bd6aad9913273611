import { query, type SqlText, sql, type Transaction } from '@ashlar/sdk/server'
import type { Often } from '../../contract.ts'

/**
 * Whether a row of `email_marketing.subscriber` may be sent campaigns: they agreed, have not left, and nobody said that
 * they must never be mailed. The one place that says so: whoever counts or sends asks here.
 */
export const isMailable = (subscriber: SqlText): SqlText => sql`${subscriber}.state = 'subscribed' and not exists (
  select from email_marketing.suppression never where never.email_hash =
    encode(sha256(convert_to('email' || chr(10) || ${subscriber}.email, 'UTF8')), 'hex'))`

/** Of these addresses, in lower case, those that may be mailed, with the subscriber that says so. */
export async function mailableOf(tx: Transaction, emails: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (emails.length === 0) return new Map()
  const rows = await query<{ email: string; id: string | number }>(
    tx,
    sql`select s.email, min(s.id) as id from email_marketing.subscriber s
      where s.email = any(${emails}::text[]) and ${isMailable(sql`s`)} group by s.email`,
  )
  return new Map(rows.map(({ email, id }) => [email, Number(id)]))
}

/** Of those who could be mailed, those who still can, and how often they want campaigns where they said so. */
export async function stillMailable(
  tx: Transaction,
  subscriberIds: readonly number[],
): Promise<ReadonlyMap<number, Often>> {
  if (subscriberIds.length === 0) return new Map()
  const rows = await query<{ id: string | number; often: Often }>(
    tx,
    sql`select s.id, coalesce(wish.often, 'all') as often from email_marketing.subscriber s
      left join email_marketing.preference wish on wish.email = s.email
      where s.id = any(${subscriberIds}::bigint[]) and ${isMailable(sql`s`)}`,
  )
  return new Map(rows.map(({ id, often }) => [Number(id), often]))
}
