import type { Transaction } from '@ashlar/sdk/server'
import { newToken, tokenHash } from '../hashes.ts'

/** What a link in a mail is good for, and nothing else (T17). */
export type LinkPurpose = 'confirm' | 'unsubscribe'

/** Days for which a link works: mails are read late, and who left must be able to for as long as the mail lies there. */
const lifetime: Readonly<Record<LinkPurpose, number>> = { confirm: 7, unsubscribe: 730 }

/** Links that are over, cleared away with each new one. */
const clearedAtOnce = 20

/** Make a link's token; the links made before it go on working. */
export async function putLink(tx: Transaction, purpose: LinkPurpose, subscriberId: number): Promise<string> {
  const token = newToken()
  await tx.sql`delete from email_marketing.link where token_hash in (select token_hash from email_marketing.link
    where expires_at <= now() order by expires_at limit ${clearedAtOnce} for update skip locked)`
  await tx.sql`insert into email_marketing.link (token_hash, purpose, subscriber_id, expires_at)
    values (${tokenHash(token)}, ${purpose}, ${subscriberId}, now() + make_interval(days => ${lifetime[purpose]}::integer))`
  return token
}

/** Somebody to whom a link was mailed. */
export interface Linked {
  readonly id: number
  readonly list_id: number
  readonly list_name: string
  readonly email: string
  readonly state: string
}

/** Whose link it is; undefined for one of another purpose or another website, that is over, or that never was. */
export async function linked(tx: Transaction, purpose: LinkPurpose, token: string): Promise<Linked | undefined> {
  const hash = tokenHash(token)
  if (hash === null) return undefined
  const [row] = await tx.sql<Linked>`
    select s.id, s.list_id, l.name as list_name, s.email, s.state from email_marketing.link k
    join email_marketing.subscriber s on s.id = k.subscriber_id join email_marketing.list l on l.id = s.list_id
    where k.token_hash = ${hash} and k.purpose = ${purpose} and k.expires_at > now()`
  return row && { ...row, id: Number(row.id), list_id: Number(row.list_id) }
}
