import type { Transaction } from '@ashlar/sdk/server'
import type { Subscriber, SubscriberState } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { ListEntity } from '../list/list.entity.ts'
import { SubscriberEntity } from './subscriber.entity.ts'

/** Words of subscribers in the search index. */
export const searchKind = 'email_marketing.subscriber'

/** Which subscribers: all without a word. */
export interface WantedSubscribers {
  readonly ids?: readonly number[] | undefined
  readonly lists?: readonly number[] | undefined
  readonly states?: readonly SubscriberState[] | undefined
}

/** Subscribers with their lists, to be put in order and cut. */
export function subscribersWhere(tx: Transaction, { ids, lists, states }: WantedSubscribers) {
  let found = tx
    .db(SubscriberEntity, ListEntity)
    .selectFrom('subscriber')
    .innerJoin('list', (join) =>
      join.onRef('list.tenantId', '=', 'subscriber.tenantId').onRef('list.id', '=', 'subscriber.listId'),
    )
  if (ids) found = found.where(({ eb, fn, val }) => eb('subscriber.id', '=', fn.any(val(ids))))
  const [list, ...others] = lists ?? []
  // Only an equation lets an index give the order of the list, too.
  if (list !== undefined && others.length === 0) found = found.where('subscriber.listId', '=', list)
  else if (lists) found = found.where(({ eb, fn, val }) => eb('subscriber.listId', '=', fn.any(val(lists))))
  if (states) found = found.where(({ eb, fn, val }) => eb('subscriber.state', '=', fn.any(val(states))))
  return found
}

/** What is shown of them. */
export const shown = [
  ...(['subscriber.id', 'subscriber.email', 'subscriber.listId', 'list.name as listName'] as const),
  ...(['subscriber.state', 'subscriber.createdAt', 'subscriber.confirmedAt'] as const),
]

type Shown = Omit<Subscriber, 'createdAt' | 'confirmedAt'> & { createdAt: Date; confirmedAt: Date | null }

export const subscriberOf = ({ id, email, listId, listName, state, createdAt, confirmedAt }: Shown): Subscriber => ({
  ...{ id, email, listId, listName, state },
  createdAt: createdAt.toISOString(),
  confirmedAt: confirmedAt === null ? null : confirmedAt.toISOString(),
})

/** @throws UNKNOWN_SUBSCRIBER */
export async function subscriberById(tx: Transaction, id: number): Promise<Subscriber> {
  const row = await subscribersWhere(tx, { ids: [id] })
    .select(shown)
    .executeTakeFirst()
  if (!row) throw errors.UNKNOWN_SUBSCRIBER()
  return subscriberOf(row)
}

/** Put an address on a list; undefined when it is on it already, in whatever state. */
export async function addSubscriber(
  tx: Transaction,
  {
    email,
    listId,
    state,
    timeZone = '',
  }: {
    readonly email: string
    readonly listId: number
    readonly state: SubscriberState
    readonly timeZone?: string
  },
): Promise<number | undefined> {
  const row = await tx
    .db(SubscriberEntity)
    .insertInto('subscriber')

    .values(({ fn }) => ({ listId, email, state, timeZone, confirmedAt: state === 'subscribed' ? fn('now') : null }))
    .onConflict((conflict) => conflict.columns(['tenantId', 'listId', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return undefined
  await tx.search.put(searchKind, row.id, email)
  return row.id
}
