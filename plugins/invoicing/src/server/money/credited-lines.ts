import type { TaxAmount } from '@ashlar/plugin-commerce'
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
