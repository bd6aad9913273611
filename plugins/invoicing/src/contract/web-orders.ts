import type { AppliedRate, TaxAmount } from '@ashlar/plugin-commerce'
import { defineEvent, token } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import Type from 'typebox'

/** A line of a web order as it was sold. */
interface BilledOrderLine {
  readonly kind: 'product' | 'service' | 'other'
  readonly name: string
  readonly description: string
  readonly sku: string
  readonly quantity: number
  readonly unitPrice: number
  readonly rates: readonly AppliedRate[]
  readonly total: number
  /** The line's part of the discount. */
  readonly share: number
  readonly tax: number
  readonly taxes: readonly TaxAmount[]
}

/** A web order in the lines and sums by which it was sold. */
export interface BilledOrder {
  readonly number: string
  readonly customerId: number | null
  readonly currency: string
  readonly pricesIncludeTax: boolean
  readonly lines: readonly BilledOrderLine[]
  readonly subTotal: number
  readonly discount: number
  readonly tax: number
  readonly grandTotal: number
  /** All that was given back so far. */
  readonly amountRefunded: number
}

/** What this module asks of the web orders of the store, which is known by its id: it may be absent. */
export interface WebOrders {
  asBilled(tx: Transaction, id: number): Promise<BilledOrder | undefined>
}
export const WebOrders = token<WebOrders>('store.orders')

/** Of the store: a web order was paid. */
export const orderPaid = defineEvent('store.order-paid', Type.Object({ orderId: Type.Integer() }))

/** Of the store: a part or all of what was paid for a web order was given back. */
export const orderRefunded = defineEvent('store.order-refunded', Type.Object({ orderId: Type.Integer() }))
