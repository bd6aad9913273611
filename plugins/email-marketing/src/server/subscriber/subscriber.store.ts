import { query, type SqlText, sql, type Transaction } from '@ashlar/sdk/server'
import type { Subscriber, SubscriberState } from '../../contract.ts'
import { errors } from '../../errors.ts'

/** Words of subscribers in the search index. */
export const searchKind = 'email_marketing.subscriber'

interface SubscriberRow {
  readonly id: number
  readonly list_id: number
  readonly list_name: string
  readonly email: string
  readonly state: SubscriberState
  readonly created_at: Date
  readonly confirmed_at: Date | null
}

/** `rest`: what follows `where`. */
export async function subscribersWhere(tx: Transaction, rest: SqlText): Promise<Subscriber[]> {
  const rows = await query<SubscriberRow>(
    tx,
    sql`select s.id, s.list_id, l.name as list_name, s.email, s.state, s.created_at, s.confirmed_at
      from email_marketing.subscriber s
      join email_marketing.list l on l.tenant_id = s.tenant_id and l.id = s.list_id where ${rest}`,
  )
  return rows.map(({ id, list_id, list_name, email, state, created_at, confirmed_at }) => ({
    ...{ id: Number(id), email, listId: Number(list_id), listName: list_name, state },
    createdAt: created_at.toISOString(),
    confirmedAt: confirmed_at === null ? null : confirmed_at.toISOString(),
  }))
}

/** @throws UNKNOWN_SUBSCRIBER */
export async function subscriberById(tx: Transaction, id: number): Promise<Subscriber> {
  const [subscriber] = await subscribersWhere(tx, sql`s.id = ${id}`)
  if (!subscriber) throw errors.UNKNOWN_SUBSCRIBER()
  return subscriber
}

/** Put an address on a list; undefined when it is on it already, in whatever state. */
export async function addSubscriber(
  tx: Transaction,
  { email, listId, state }: { readonly email: string; readonly listId: number; readonly state: SubscriberState },
): Promise<number | undefined> {
  const [row] = await tx.sql<{ id: number }>`
    insert into email_marketing.subscriber (list_id, email, state, confirmed_at)
    values (${listId}, ${email}, ${state}, case when ${state}::text = 'subscribed' then now() end)
    on conflict (tenant_id, list_id, email) do nothing returning id`
  if (!row) return undefined
  await tx.search.put(searchKind, Number(row.id), email)
  return Number(row.id)
}
