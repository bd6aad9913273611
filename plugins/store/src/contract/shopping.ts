import { token } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import type { BilledOrder } from './billed-order.ts'
import type { Cart, FieldProblem } from './cart.ts'
import type { Quote, QuoteWanted } from './checkout.ts'
import type { OwnOrder, WebOrder } from './order.ts'

/** Whose cart and orders: the account counts where somebody is signed in. */
export interface Shopper {
  /** Guid of the account. */
  readonly account: string | null
  /** Key of the visitor. */
  readonly visitor: string | null
}

/** What the pages of the store show to one person. Each call is a unit of work. */
export interface Shopping {
  cart(shopper: Shopper): Promise<{ readonly cart: Cart; readonly errors: FieldProblem[] }>
  quote(shopper: Shopper, wanted: QuoteWanted): Promise<Quote>
  /** Undefined for what is somebody else's. */
  order(shopper: Shopper, id: number): Promise<OwnOrder | undefined>
  /** Newest first; none without an account. */
  orders(shopper: Shopper, limit: number): Promise<OwnOrder[]>
}
export const Shopping = token<Shopping>('store.shopping')

/** Web orders of the website of the running work, for modules that tell of them. */
export interface StoreOrders {
  /** Newest first, 25 a page; the first page is 1. */
  ofCustomer(tx: Transaction, customerId: number, page: number): Promise<WebOrder[]>
  /** Those that are there, in no particular order. */
  byIds(tx: Transaction, ids: readonly number[]): Promise<WebOrder[]>
  /** In the lines and sums by which it was sold; undefined for an order that is not there. */
  asBilled(tx: Transaction, id: number): Promise<BilledOrder | undefined>
}
export const StoreOrders = token<StoreOrders>('store.orders')
