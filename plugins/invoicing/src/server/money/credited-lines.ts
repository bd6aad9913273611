import type { AppliedRate, TaxAmount } from '@ashlar/plugin-commerce'
import { roundedShare } from '@ashlar/sdk'

/** A line of an invoice as it was billed. Quantities are thousandths. */
export interface BilledLine {
  readonly quantity: number
  readonly total: number
  /** Its part of the discount on the whole. */
  readonly share: number
  readonly taxes: readonly TaxAmount[]
}

/** What a quantity of a line costs back. */
export interface CreditedLine {
  readonly total: number
  readonly share: number
  readonly taxes: readonly TaxAmount[]
  readonly tax: number
}

/**
 * What a quantity of a billed line is worth, after others of it were given back: each part of an amount is what the sum
 * of all parts gains, so that all of them together are the amount to the cent.
 */
export function creditedLine(line: BilledLine, before: number, quantity: number): CreditedLine {
  const part = (amount: number) =>
    roundedShare(amount, before + quantity, line.quantity) - roundedShare(amount, before, line.quantity)
  const taxes = line.taxes.map((tax) => ({ ...tax, base: part(tax.base), amount: part(tax.amount) }))
  return {
    ...{ total: part(line.total), share: part(line.share), taxes },
    tax: taxes.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** Taxes of several lines by name and rate, in the order in which the lines bring them. */
export function taxesTogether(taxes: readonly TaxAmount[]): TaxAmount[] {
  const found = new Map<string, TaxAmount>()
  for (const tax of taxes) {
    const key = `${tax.name} ${tax.rate}`
    const before = found.get(key)
    found.set(key, { ...tax, base: tax.base + (before?.base ?? 0), amount: tax.amount + (before?.amount ?? 0) })
  }
  return [...found.values()]
}

interface BilledDocument {
  readonly lines: readonly (BilledLine & { readonly tax: number; readonly rates: readonly AppliedRate[] })[]
  readonly grandTotal: number
  readonly pricesIncludeTax: boolean
}

/**
 * What goes back of an invoice when all that was given back grows from one sum to another, by the rates of its lines. One
 * such part after the other adds up to the invoice, its taxes too; each comes to the cent to the difference of the sums.
 */
export function creditedAmount(
  { lines, grandTotal, pricesIncludeTax }: BilledDocument,
  before: number,
  after: number,
): { readonly worth: CreditedLine; readonly rates: readonly AppliedRate[] }[] {
  const between = (amount: number, from: number, to: number, all: number) =>
    roundedShare(amount, to, all) - roundedShare(amount, from, all)
  let sum = 0
  return [...Map.groupBy(lines, ({ rates }) => JSON.stringify(rates)).values()].flatMap((group) => {
    const paid = group.reduce((all, { total, share, tax }) => all + total - share + (pricesIncludeTax ? 0 : tax), 0)
    if (paid === 0) return []
    /** What of the group has gone back with a sum: with those before it, it is a share of that sum. */
    const goneOf = (gone: number) => between(gone, sum, sum + paid, grandTotal)
    const [from, to] = [goneOf(before), goneOf(after)]
    sum += paid
    const taxes = taxesTogether(group.flatMap((line) => line.taxes)).map((tax) => ({
      ...tax,
      ...{ base: between(tax.base, from, to, paid), amount: between(tax.amount, from, to, paid) },
    }))
    const tax = taxes.reduce((all, { amount }) => all + amount, 0)
    const total = to - from - (pricesIncludeTax ? 0 : tax)
    return from === to ? [] : [{ worth: { total, share: 0, taxes, tax }, rates: group[0]?.rates ?? [] }]
  })
}
