import {
  allOf,
  type CurrentTenant,
  type Database,
  type ListReply,
  type Mailer,
  type SqlText,
  sql,
  type Transaction,
  windowOf,
} from '@ashlar/sdk/server'
import {
  type NewSubscriber,
  type Subscriber,
  type SubscriberDetail,
  type SubscriberQuery,
  type SubscriberState,
  type subscriberOrders,
  subscriberStates,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { isAddress, normalAddress } from '../address.ts'
import { emailHash } from '../hashes.ts'
import { knownList } from '../list/list.store.ts'
import { mailConfirmation } from '../signup/confirmation.mail.ts'
import { consentsOf, recordConsent } from './consent.store.ts'
import { countedTable, partsOf } from './subscriber.counts.ts'
import { addSubscriber, searchKind, subscriberById, subscribersWhere } from './subscriber.store.ts'

const orders: Readonly<Record<(typeof subscriberOrders)[number], SqlText>> = {
  email: sql`s.email`,
  createdAt: sql`s.created_at`,
}

/** Subscribers found by their words at most. */
const searchLimit = 1000

/** What staff do with subscribers. */
export class SubscriberService {
  readonly #database: Database
  readonly #mailer: Mailer
  readonly #tenant: CurrentTenant

  constructor(database: Database, mailer: Mailer, tenant: CurrentTenant) {
    this.#database = database
    this.#mailer = mailer
    this.#tenant = tenant
  }

  list(wanted: SubscriberQuery): Promise<ListReply<Subscriber>['results']> {
    return this.#database.tenant(async (tx) => {
      const { limit, offset } = windowOf(wanted)
      const found = wanted.search?.trim() ? await tx.search.find(searchKind, wanted.search, searchLimit) : undefined
      const where = allOf(conditionsOf(wanted, found))
      const order = orders[wanted.orderBy ?? 'email']
      const direction = wanted.orderDirection?.toLowerCase() === 'desc' ? sql`desc` : sql`asc`
      const rows = await subscribersWhere(
        tx,
        sql`${where} order by ${order} ${direction}, s.id ${direction} limit ${limit} offset ${offset}`,
      )
      const total = await totalOf(tx, wanted, found)
      return { rows, total, ...(wanted.limit === -1 && total > limit && { truncated: true }) }
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
      await recordConsent(tx, subscriberId, note)
      tx.audit({ action: 'subscriber.added', entity: 'subscriber', entityId: subscriberId, title: email })
      return detail(tx, subscriberId)
    })
  }

  /** Send the mail to confirm to somebody whose sign-up came without a bot check. */
  release(id: number): Promise<SubscriberDetail> {
    return this.#database.tenant(async (tx) => {
      const { email, listName } = await subscriberById(tx, id)
      const held = await tx.sql`update email_marketing.subscriber set state = 'pending'
        where id = ${id} and state = 'held' returning id`
      if (held.length === 0) throw errors.NOT_HELD()
      await mailConfirmation(tx, this.#mailer, { subscriberId: id, email, listName, tenant: this.#tenant.get() })
      tx.audit({ action: 'subscriber.released', entity: 'subscriber', entityId: id, title: email })
      return detail(tx, id)
    })
  }

  /** Never mail the address again, on any list, also when it signs up again. */
  suppress(id: number): Promise<SubscriberDetail> {
    return this.#database.tenant(async (tx) => {
      const { email } = await subscriberById(tx, id)
      await tx.sql`insert into email_marketing.suppression (email_hash, reason) values (${emailHash(email)}, 'staff')
        on conflict (tenant_id, email_hash) do update set reason = 'staff'`
      await tx.sql`update email_marketing.subscriber set state = 'suppressed' where email = ${email}`
      tx.audit({ action: 'subscriber.suppressed', entity: 'subscriber', entityId: id, title: email })
      return detail(tx, id)
    })
  }

  /** With what is known of their consent. Whoever is never mailed stays so: their hash is kept. */
  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const { email, listName } = await subscriberById(tx, id)
      await tx.sql`delete from email_marketing.subscriber where id = ${id}`
      await tx.search.remove(searchKind, id)
      const details = { list: listName }
      tx.audit({ action: 'subscriber.deleted', entity: 'subscriber', entityId: id, title: email, details })
    })
  }
}

async function detail(tx: Transaction, id: number): Promise<SubscriberDetail> {
  return { ...(await subscriberById(tx, id)), consents: await consentsOf(tx, id) }
}

/** Somebody who left, or never confirmed, and now agreed in another way. @throws ALREADY_ON_LIST */
async function again(tx: Transaction, email: string, listId: number): Promise<number> {
  const [row] = await tx.sql<{
    id: number
  }>`update email_marketing.subscriber set state = 'subscribed', confirmed_at = now()
    where list_id = ${listId} and email = ${email} and state <> 'subscribed' returning id`
  const error = errors.ALREADY_ON_LIST(email)
  if (!row) throw error.at({ path: 'email', message: error.message })
  return Number(row.id)
}

/** @throws SUPPRESSED unless it is to be lifted */
async function liftSuppression(tx: Transaction, email: string, isLifted: boolean): Promise<void> {
  const known = await tx.sql`select 1 from email_marketing.suppression where email_hash = ${emailHash(email)}`
  if (known.length === 0) return
  const error = errors.SUPPRESSED(email)
  if (!isLifted) throw error.at({ path: 'email', message: error.message })
  await tx.sql`delete from email_marketing.suppression where email_hash = ${emailHash(email)}`
  await tx.sql`update email_marketing.subscriber set state = 'unsubscribed' where email = ${email} and state = 'suppressed'`
}

function invalidEmail() {
  const error = errors.INVALID_EMAIL()
  return error.at({ path: 'email', message: error.message })
}

const listsOf = ({ list }: SubscriberQuery): readonly number[] | undefined => list?.split(',').map(Number)

const statesOf = ({ state }: SubscriberQuery): readonly SubscriberState[] | undefined =>
  state === undefined ? undefined : subscriberStates.filter((each) => state.split(',').includes(each))

function conditionsOf(wanted: SubscriberQuery, found: readonly number[] | undefined): SqlText[] {
  const lists = listsOf(wanted)
  const states = statesOf(wanted)
  return [
    ...(lists === undefined ? [] : [sql`s.list_id = any(${lists}::bigint[])`]),
    ...(states === undefined ? [] : [sql`s.state = any(${states}::text[])`]),
    ...(found === undefined ? [] : [sql`s.id = any(${found}::bigint[])`]),
  ]
}

/** Counted only where something was searched for, which is never many. */
async function totalOf(
  tx: Transaction,
  wanted: SubscriberQuery,
  found: readonly number[] | undefined,
): Promise<number> {
  if (found !== undefined) {
    const rows = await subscribersWhere(tx, allOf(conditionsOf(wanted, found)))
    return rows.length
  }
  const [lists, states] = [listsOf(wanted), statesOf(wanted)]
  if (lists === undefined && states === undefined) return tx.totals.of(countedTable)
  const all = async () =>
    (await tx.sql<{ id: number }>`select id from email_marketing.list`).map(({ id }) => Number(id))
  return tx.totals.of(countedTable, partsOf(lists ?? (await all()), states ?? subscriberStates))
}
