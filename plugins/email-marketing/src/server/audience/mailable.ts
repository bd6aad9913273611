import { query, type SqlText, sql, type Transaction } from '@ashlar/sdk/server'

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

/** Of those who could be mailed, those who still can. */
export async function stillMailable(tx: Transaction, subscriberIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (subscriberIds.length === 0) return new Set()
  const rows = await query<{ id: string | number }>(
    tx,
    sql`select s.id from email_marketing.subscriber s where s.id = any(${subscriberIds}::bigint[]) and ${isMailable(sql`s`)}`,
  )
  return new Set(rows.map(({ id }) => Number(id)))
}
