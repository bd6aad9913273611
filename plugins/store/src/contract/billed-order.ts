import type { AppliedRate, TaxAmount } from '@ashlar/plugin-commerce'

/** A line of an order as it was sold, the delivery among them. Amounts are minor units of the order's currency. */
export interface BilledOrderLine {
  readonly kind: 'product' | 'service' | 'other'
  readonly name: string
  /** Chosen options, such as `Size: L`. */
  readonly description: string
  readonly sku: string
  readonly quantity: number
  readonly unitPrice: number
  readonly rates: readonly AppliedRate[]
  /** Quantity times price. */
  readonly total: number
  /** The line's part of the discount. */
  readonly share: number
  readonly tax: number
  readonly taxes: readonly TaxAmount[]
}

/** An order in the lines and sums by which it was sold, for a document about it. */
export interface BilledOrder {
  readonly number: string
  /** Null once the customer's data were erased. */
  readonly customerId: number | null
  readonly currency: string
  readonly pricesIncludeTax: boolean
  readonly lines: readonly BilledOrderLine[]
  /** All lines together. */
  readonly subTotal: number
  readonly discount: number
  readonly tax: number
  readonly grandTotal: number
  /** All that was given back so far. */
  readonly amountRefunded: number
}
