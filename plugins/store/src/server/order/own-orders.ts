import type { Transaction } from '@ashlar/sdk/server'
import type { Shopper } from '../../contract.ts'
import { WebOrderEntity } from './order.entities.ts'
import type { OrderRow } from './order.store.ts'

/** Hours for which a browser without an account shows an order that was placed in it. */
const shownFor = 24
/** Minutes in which the same checkout, sent again, is the same order. */
const repeatedFor = 60

const since = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** Orders that are a shopper's own: an account's for good, a visitor's for a day. */
function own(tx: Transaction, { account, visitor }: Shopper) {
  const orders = tx.db(WebOrderEntity).selectFrom('web_order').selectAll()
  if (account !== null) return orders.where('account', '=', account)
  if (visitor === null) return undefined
  return orders
    .where('account', 'is', null)
    .where('visitor', '=', visitor)
    .where('placedAt', '>', since(shownFor * 60))
}

/** Undefined for what is somebody else's (OPEN-368). */
export async function ownOrderRow(tx: Transaction, shopper: Shopper, id: number): Promise<OrderRow | undefined> {
  return own(tx, shopper)?.where('id', '=', id).executeTakeFirst()
}

/** Orders of an account, newest first; none of a visitor. */
export async function ordersOfAccount(
  tx: Transaction,
  account: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<OrderRow[]> {
  const found = tx.db(WebOrderEntity).selectFrom('web_order').selectAll().where('account', '=', account)
  return found.orderBy('placedAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()
}

export async function countOfAccount(tx: Transaction, account: string): Promise<number> {
  const { total } = await tx
    .db(WebOrderEntity)
    .selectFrom('web_order')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The order that this checkout has made already; without a quote nobody knows. */
export async function placedBefore(
  tx: Transaction,
  shopper: Shopper,
  quote: string | undefined,
): Promise<OrderRow | undefined> {
  if (quote === undefined || quote === '') return undefined
  return own(tx, shopper)
    ?.where('quoteHash', '=', quote)
    .where('placedAt', '>', since(repeatedFor))
    .orderBy('id', 'desc')
    .executeTakeFirst()
}
