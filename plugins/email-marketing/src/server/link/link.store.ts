import type { Transaction } from '@ashlar/sdk/server'
import { hashOf, newToken, tokenHash } from '../hashes.ts'
import { ListEntity } from '../list/list.entity.ts'
import { SubscriberEntity } from '../subscriber/subscriber.entity.ts'
import { LinkEntity, type LinkPurpose } from './link.entity.ts'

const day = 24 * 60 * 60_000

/** Days for which a link works: mails are read late, and who left must be able to for as long as the mail lies there. */
const lifetime: Readonly<Record<LinkPurpose, number>> = { confirm: 7, unsubscribe: 730 }

/** Links that are over, cleared away with each new one. */
const clearedAtOnce = 20

/** Whose link it is, and in which mail of a campaign it stands, if in one. */
export interface LinkOwner {
  readonly subscriberId: number
  readonly recipientId?: number
}

/** Make the tokens of links, in the order of their owners; the links made before them go on working. */
export async function putLinks(
  tx: Transaction,
  purpose: LinkPurpose,
  owners: readonly LinkOwner[],
): Promise<readonly string[]> {
  const tokens = owners.map(() => newToken())
  const expiresAt = new Date(Date.now() + lifetime[purpose] * day)
  await tx.sql`with over as (delete from email_marketing.link where token_hash in (
      select token_hash from email_marketing.link where expires_at <= now()
      order by expires_at limit ${clearedAtOnce * owners.length} for update skip locked))
    insert into email_marketing.link (token_hash, purpose, subscriber_id, recipient_id, expires_at)
    select made.*, ${expiresAt}::timestamptz from unnest(${tokens.map(hashOf)}::text[],
      ${owners.map(() => purpose)}::text[], ${owners.map(({ subscriberId }) => subscriberId)}::bigint[],
      ${owners.map(({ recipientId = null }) => recipientId)}::bigint[]) made`
  return tokens
}

/** The same for one link. */
export async function putLink(tx: Transaction, purpose: LinkPurpose, owner: LinkOwner): Promise<string> {
  const [token = ''] = await putLinks(tx, purpose, [owner])
  return token
}

/** Somebody to whom a link was mailed. */
export type Linked = NonNullable<Awaited<ReturnType<typeof linked>>>

/** Whose link it is; undefined for one of another purpose or another website, that is over, or that never was. */
export async function linked(tx: Transaction, purpose: LinkPurpose, token: string) {
  const hash = tokenHash(token)
  if (hash === null) return undefined
  return tx
    .db(LinkEntity, SubscriberEntity, ListEntity)
    .selectFrom('link')
    .innerJoin('subscriber', 'subscriber.id', 'link.subscriberId')
    .innerJoin('list', 'list.id', 'subscriber.listId')
    .select(['subscriber.id', 'subscriber.listId', 'list.name as listName', 'subscriber.email', 'subscriber.state'])
    .select('link.recipientId')
    .where('link.tokenHash', '=', hash)
    .where('link.purpose', '=', purpose)
    .where(({ eb, fn }) => eb('link.expiresAt', '>', fn<Date>('now')))
    .executeTakeFirst()
}
