import {
  type AppliedRate,
  type Discount,
  type DocumentTotals,
  type LineTotals,
  type TaxAmount,
  totalsOf,
} from '@ashlar/plugin-commerce'
import type { OrderTax } from '../../contract.ts'

/** A line as an order prices it. */
export interface PricedGoods {
  readonly quantity: number
  readonly unitPrice: number
  readonly rates: readonly AppliedRate[]
}

export interface PricedOrder {
  readonly lines: readonly PricedGoods[]
  /** On the goods; delivery is never discounted but free. */
  readonly discount: Discount | undefined
  readonly delivery: { readonly price: number; readonly rates: readonly AppliedRate[] }
  readonly pricesIncludeTax: boolean
}

/** What an order comes to. `grandTotal` is `subTotal - discount + delivery`, and `+ tax` where prices don't include it. */
export interface OrderTotals extends Pick<DocumentTotals, 'subTotal' | 'discount' | 'tax' | 'grandTotal'> {
  readonly lines: readonly LineTotals[]
  readonly taxes: OrderTax[]
}

/** Goods and delivery are computed apart, so that no discount on goods reaches the delivery. */
export function orderTotals({ lines, discount, delivery, pricesIncludeTax }: PricedOrder): OrderTotals {
  const goods = totalsOf({
    // Rows of the database have more members, and mean something else by some of them.
    lines: lines.map(({ quantity, unitPrice, rates }) => ({ quantity, unitPrice, rates })),
    ...{ discount, pricesIncludeTax },
  })
  const carried = totalsOf({
    lines: delivery.price === 0 ? [] : [{ quantity: 1, unitPrice: delivery.price, rates: delivery.rates }],
    pricesIncludeTax,
  })
  return {
    lines: goods.lines,
    subTotal: goods.subTotal,
    discount: goods.discount,
    tax: goods.tax + carried.tax,
    taxes: together([...goods.taxes, ...carried.taxes]),
    grandTotal: goods.grandTotal + carried.grandTotal,
  }
}

function together(taxes: readonly TaxAmount[]): OrderTax[] {
  const found = new Map<string, OrderTax>()
  for (const { name, rate, amount } of taxes) {
    const key = JSON.stringify([name, rate])
    found.set(key, { name, rate, amount: amount + (found.get(key)?.amount ?? 0) })
  }
  return [...found.values()]
}
