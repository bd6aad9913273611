import { type Amount, allocated, type Quantity, roundedShare, thousandths } from '@ashlar/sdk'
import { type Discount, discountOn } from './discount.ts'
import { type AppliedRate, type TaxAmount, taxesOn } from './tax.ts'

/** A line as it is priced: what it costs follows from nothing else. */
export interface PricedLine {
  readonly quantity: Quantity
  readonly unitPrice: Amount
  readonly discount?: Discount | undefined
  /** None for what is exempt. */
  readonly rates: readonly AppliedRate[]
}

/** A document as it is priced. */
export interface PricedDocument {
  readonly lines: readonly PricedLine[]
  /** On the whole: divided over the lines before their taxes are computed. */
  readonly discount?: Discount | undefined
  readonly pricesIncludeTax: boolean
}

export interface LineTotals {
  /** Quantity times price. */
  readonly gross: Amount
  /** Taken off by the line's own discount. */
  readonly discount: Amount
  /** What the line shows: gross without its own discount. */
  readonly total: Amount
  /** Its part of the discount on the whole. */
  readonly share: Amount
  readonly taxes: readonly TaxAmount[]
  readonly tax: Amount
}

/** What a document comes to. `grandTotal` is `subTotal - discount`, and `+ tax` where prices don't include it. */
export interface DocumentTotals {
  readonly lines: readonly LineTotals[]
  /** What the lines show, together. */
  readonly subTotal: Amount
  readonly discount: Amount
  readonly tax: Amount
  /** By name and rate, in the order in which the lines bring them. */
  readonly taxes: readonly TaxAmount[]
  readonly grandTotal: Amount
}

/**
 * What a document and each of its lines come to, in whole minor units: the same in the browser while it is written and on
 * the server, which alone decides. Tax is computed for each line and rounded half away from zero.
 *
 * @throws RangeError for amounts beyond the safe integers
 */
export function totalsOf({ lines, discount, pricesIncludeTax }: PricedDocument): DocumentTotals {
  const priced = lines.map((line) => {
    const gross = roundedShare(line.unitPrice, thousandths(line.quantity), 1_000)
    const off = discountOn(gross, line.discount)
    return { rates: line.rates, gross, discount: off, total: gross - off }
  })
  const subTotal = sum(priced.map(({ total }) => total))
  const offAll = discountOn(subTotal, discount)
  const shares =
    offAll === 0
      ? []
      : allocated(
          offAll,
          priced.map(({ total }) => Math.max(total, 0)),
        )
  const counted = priced.map(({ rates, ...line }, place) => {
    const share = shares[place] ?? 0
    const taxes = taxesOn(line.total - share, rates, pricesIncludeTax)
    return { ...line, share, taxes, tax: sum(taxes.map(({ amount }) => amount)) }
  })
  const tax = sum(counted.map((line) => line.tax))
  return {
    lines: counted,
    subTotal,
    discount: offAll,
    tax,
    taxes: byRate(counted.flatMap(({ taxes }) => taxes)),
    grandTotal: subTotal - offAll + (pricesIncludeTax ? 0 : tax),
  }
}

function byRate(taxes: readonly TaxAmount[]): TaxAmount[] {
  const found = new Map<string, TaxAmount>()
  for (const tax of taxes) {
    const key = JSON.stringify([tax.name, tax.rate])
    const before = found.get(key)
    found.set(key, { ...tax, base: tax.base + (before?.base ?? 0), amount: tax.amount + (before?.amount ?? 0) })
  }
  return [...found.values()]
}

function sum(amounts: readonly Amount[]): Amount {
  const total = amounts.reduce((added, amount) => added + amount, 0)
  if (!Number.isSafeInteger(total)) throw new RangeError(`${total} is too large for an amount.`)
  return total
}
