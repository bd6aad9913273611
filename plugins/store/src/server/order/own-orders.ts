import type { CustomerDirectory } from '@ashlar/plugin-customers'
import type { Transaction } from '@ashlar/sdk/server'
import type { Shopper } from '../../contract.ts'
import { WebOrderEntity } from './order.entities.ts'
import type { OrderRow } from './order.store.ts'

/** Hours for which a browser without an account shows an order that was placed in it. */
const shownFor = 24
/** Minutes in which the same checkout, sent again, is the same order. */
const repeatedFor = 60

const since = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** Whose orders: with the customer that an account belongs to. */
export interface Buyer extends Shopper {
  readonly customerId: number | undefined
}

/** A shopper with the customer of the account, who has shown that the email address of that customer is theirs. */
export async function buyerOf(tx: Transaction, customers: CustomerDirectory, shopper: Shopper): Promise<Buyer> {
  const customer = shopper.account === null ? undefined : await customers.ofAccount(tx, shopper.account)
  return { ...shopper, customerId: customer?.customer_id }
}

const orders = (tx: Transaction) => tx.db(WebOrderEntity).selectFrom('web_order')

/** Orders of an account: those that it placed, and what its customer ordered as a guest or had staff order. */
const ofAccount = (tx: Transaction, account: string, customerId: number | undefined) =>
  orders(tx).where(({ eb, and, or }) =>
    or([
      eb('account', '=', account),
      ...(customerId === undefined ? [] : [and([eb('account', 'is', null), eb('customerId', '=', customerId)])]),
    ]),
  )

/** Orders that are a shopper's own: an account's for good, a visitor's for a day. */
function own(tx: Transaction, { account, visitor, customerId }: Buyer) {
  if (account !== null) return ofAccount(tx, account, customerId).selectAll()
  if (visitor === null) return undefined
  return orders(tx)
    .selectAll()
    .where('account', 'is', null)
    .where('visitor', '=', visitor)
    .where('placedAt', '>', since(shownFor * 60))
}

/** Undefined for what is somebody else's (OPEN-368). */
export async function ownOrderRow(tx: Transaction, buyer: Buyer, id: number): Promise<OrderRow | undefined> {
  return own(tx, buyer)?.where('id', '=', id).executeTakeFirst()
}

/** Orders of an account, newest first; none of a visitor. */
export async function ordersOfAccount(
  tx: Transaction,
  { account, customerId }: Buyer,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  if (account === null) return { rows: [], total: 0 }
  const found = ofAccount(tx, account, customerId)
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const newest = found.selectAll().orderBy('placedAt', 'desc').orderBy('id', 'desc')
  return { rows: await newest.limit(limit).offset(offset).execute(), total: Number(total) }
}

/** The order that this checkout has made already; without a quote nobody knows. */
export async function placedBefore(
  tx: Transaction,
  buyer: Buyer,
  quote: string | undefined,
): Promise<OrderRow | undefined> {
  if (quote === undefined || quote === '') return undefined
  return own(tx, buyer)
    ?.where('quoteHash', '=', quote)
    .where('placedAt', '>', since(repeatedFor))
    .orderBy('id', 'desc')
    .executeTakeFirst()
}
