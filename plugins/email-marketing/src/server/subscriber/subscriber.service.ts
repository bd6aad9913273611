import {
  type CsvRows,
  type CsvStep,
  type Database,
  type ListOrder,
  type ListReply,
  rowsBehind,
  sorted,
  type TablesOf,
  type Transaction,
  totalWith,
  windowOf,
} from '@ashlar/sdk/server'
import {
  type NewSubscriber,
  type Subscriber,
  type SubscriberDetail,
  type SubscriberQuery,
  type SubscriberState,
  subscriberStates,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { isAddress, normalAddress } from '../address.ts'
import { emailHash } from '../hashes.ts'
import { ListEntity } from '../list/list.entity.ts'
import { knownList } from '../list/list.store.ts'
import type { ConfirmationMail } from '../signup/confirmation.mail.ts'
import { consentsOf, recordConsent } from './consent.store.ts'
import { countedTable, partsOf } from './subscriber.counts.ts'
import { SubscriberEntity } from './subscriber.entity.ts'
import {
  addSubscriber,
  searchKind,
  shown,
  subscriberById,
  subscriberOf,
  subscribersWhere,
  type WantedSubscribers,
} from './subscriber.store.ts'
import { SuppressionEntity } from './suppression.entity.ts'
import { liftSuppression } from './suppression.store.ts'

/** Subscribers found by their words at most. */
const searchLimit = 1000

/** What staff do with subscribers. */
export class SubscriberService {
  readonly #database: Database
  readonly #mail: ConfirmationMail

  constructor(database: Database, mail: ConfirmationMail) {
    this.#database = database
    this.#mail = mail
  }

  list(wanted: SubscriberQuery): Promise<ListReply<Subscriber>['results']> {
    return this.#database.tenant(async (tx) => {
      const { limit, offset } = windowOf(wanted)
      const { which, more } = await whichOf(tx, wanted)
      const rows = await sorted(subscribersWhere(tx, which).select(shown), orderOf(wanted))
        .limit(limit)
        .offset(offset)
        .execute()
      const total = await totalOf(tx, which)
      const isCut = wanted.limit === -1 && total > limit
      return { rows: rows.map(subscriberOf), ...totalWith(total, more), ...(isCut && { truncated: true }) }
    })
  }

  /** The next rows of the list, for a file. */
  exported(wanted: SubscriberQuery, step: CsvStep): Promise<CsvRows<Subscriber>> {
    return this.#database.tenant(async (tx) => {
      const { which } = await whichOf(tx, wanted)
      const all = subscribersWhere(tx, which).select(shown)
      const { rows, last } = await rowsBehind(all, orderOf(wanted), step)
      return { rows: rows.map(subscriberOf), last }
    })
  }

  /** @throws UNKNOWN_SUBSCRIBER */
  find(id: number): Promise<SubscriberDetail> {
    return this.#database.tenant(async (tx) => detail(tx, id))
  }

  /** By hand, with a note of how they agreed: taken at the word of whoever writes it down. */
  add(input: NewSubscriber, by: string): Promise<SubscriberDetail> {
    return this.#database.tenant(async (tx) => {
      const email = normalAddress(input.email)
      if (!isAddress(email)) throw invalidEmail()
      await knownList(tx, input.listId)
      await liftSuppression(tx, email, input.liftSuppression === true)
      const id = await addSubscriber(tx, { email, listId: input.listId, state: 'subscribed' })
      const subscriberId = id ?? (await again(tx, email, input.listId))
      const note = { kind: 'by-hand', text: input.note.trim(), source: by, addressHash: '' } as const
      recordConsent(tx, subscriberId, note)
      tx.audit({ action: 'subscriber.added', entity: 'subscriber', entityId: subscriberId, title: email })
      return detail(tx, subscriberId)
    })
  }

  /** Send confirmation email to somebody whose sign-up came without a bot check. */
  async release(id: number): Promise<SubscriberDetail> {
    const send = await this.#mail.inLanguage()
    return this.#database.tenant(async (tx) => {
      const { email, listName } = await subscriberById(tx, id)
      const held = await tx.em.nativeUpdate(SubscriberEntity, { id, state: 'held' }, { state: 'pending' })
      if (held === 0) throw errors.NOT_HELD()
      await send(tx, { subscriberId: id, email, listName })
      tx.audit({ action: 'subscriber.released', entity: 'subscriber', entityId: id, title: email })
      return detail(tx, id)
    })
  }

  /** Never email the address again, on any list, also when it signs up again. */
  suppress(id: number): Promise<SubscriberDetail> {
    return this.#database.tenant(async (tx) => {
      const { email } = await subscriberById(tx, id)
      await tx
        .db(SuppressionEntity)
        .insertInto('suppression')
        .values({ emailHash: emailHash(email), reason: 'staff' })
        .onConflict((conflict) => conflict.columns(['tenantId', 'emailHash']).doUpdateSet({ reason: 'staff' }))
        .execute()
      await tx.em.nativeUpdate(SubscriberEntity, { email }, { state: 'suppressed' })
      tx.audit({ action: 'subscriber.suppressed', entity: 'subscriber', entityId: id, title: email })
      return detail(tx, id)
    })
  }

  /** With what is known of their consent. Whoever is never mailed stays so: their hash is kept. */
  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const { email, listName } = await subscriberById(tx, id)
      await tx.em.nativeDelete(SubscriberEntity, { id })
      await tx.search.remove(searchKind, id)
      const details = { list: listName }
      tx.audit({ action: 'subscriber.deleted', entity: 'subscriber', entityId: id, title: email, details })
    })
  }
}

async function detail(tx: Transaction, id: number): Promise<SubscriberDetail> {
  const subscriber = await subscriberById(tx, id)
  const { timeZone } = await tx.em.findOneOrFail(SubscriberEntity, { id })
  return { ...subscriber, timeZone, consents: await consentsOf(tx, id) }
}

/** Somebody who left, or never confirmed, and now agreed in another way. @throws ALREADY_ON_LIST */
async function again(tx: Transaction, email: string, listId: number): Promise<number> {
  const row = await tx
    .db(SubscriberEntity)
    .updateTable('subscriber')
    .set(({ fn }) => ({ state: 'subscribed', confirmedAt: fn('now') }))
    .where('listId', '=', listId)
    .where('email', '=', email)
    .where('state', '<>', 'subscribed')
    .returning('id')
    .executeTakeFirst()
  const error = errors.ALREADY_ON_LIST(email)
  if (!row) throw error.at({ path: 'email', message: error.message })
  return row.id
}

function invalidEmail() {
  const error = errors.INVALID_EMAIL()
  return error.at({ path: 'email', message: error.message })
}

async function whichOf(tx: Transaction, wanted: SubscriberQuery): Promise<{ which: WantedSubscribers; more: boolean }> {
  const search = wanted.search?.trim()
  const found = search ? await tx.search.find(searchKind, search, { limit: searchLimit }) : undefined
  return { which: { ids: found?.ids, lists: listsOf(wanted), states: statesOf(wanted) }, more: found?.more ?? false }
}

function orderOf({
  orderBy = 'email',
  orderDirection,
}: SubscriberQuery): ListOrder<TablesOf<typeof SubscriberEntity | typeof ListEntity>, 'subscriber' | 'list'> {
  const type = orderBy === 'email' ? 'text' : 'timestamptz'
  const direction = orderDirection?.toLowerCase() === 'desc' ? 'desc' : 'asc'
  return { columns: ({ ref }) => [ref(`subscriber.${orderBy}`), ref('subscriber.id')], type, direction }
}

const listsOf = ({ list }: SubscriberQuery): readonly number[] | undefined => list?.split(',').map(Number)

const statesOf = ({ state }: SubscriberQuery): readonly SubscriberState[] | undefined =>
  state === undefined ? undefined : subscriberStates.filter((each) => state.split(',').includes(each))

/** Counted only where something was searched for, which is never many. */
async function totalOf(tx: Transaction, which: WantedSubscribers): Promise<number> {
  const { ids, lists, states } = which
  if (ids !== undefined) return (await subscribersWhere(tx, which).select('subscriber.id').execute()).length
  if (lists === undefined && states === undefined) return tx.totals.of(countedTable)
  const all = async () => (await tx.em.findAll(ListEntity)).map(({ id }) => id)
  return tx.totals.of(countedTable, partsOf(lists ?? (await all()), states ?? subscriberStates))
}
