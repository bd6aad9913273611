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

/** Whether somebody who could be mailed still can. */
export async function isStillMailable(tx: Transaction, subscriberId: number): Promise<boolean> {
  const found = await query(
    tx,
    sql`select 1 from email_marketing.subscriber s where s.id = ${subscriberId}::bigint and ${isMailable(sql`s`)}`,
  )
  return found.length > 0
}
