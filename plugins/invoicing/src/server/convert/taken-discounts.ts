import type { Discount } from '@ashlar/plugin-commerce'
import { type Amount, roundedShare } from '@ashlar/sdk'
import type { DocumentRow, LineRow } from '../document/document.store.ts'

/** A line of a document that is converted, and how much of it is taken, in thousandths. */
export interface TakenLine<Line = LineRow> {
  readonly line: Line
  readonly quantity: number
  /** What is gone from it afterwards. */
  readonly after: number
}

type Priced = Pick<LineRow, 'quantity' | 'unitPrice' | 'discountRule' | 'total' | 'share'>

/** A line's own discount, for the part of it that is taken: parts of an amount add up to it. */
export function ownDiscountOf(taken: TakenLine<Priced>): Discount | null {
  const { discountRule } = taken.line
  return discountRule === null || 'percent' in discountRule
    ? discountRule
    : { amount: partOf(discountRule.amount, taken) }
}

/**
 * All that was taken off a line, its part of the discount on the whole too, as an amount. A percentage counts for its own
 * document alone: as an amount on each line it comes to the same on a document with the lines of others, and so do taxes.
 */
export function wholeDiscountOf(taken: TakenLine<Priced>): Discount | null {
  const { quantity, unitPrice, total, share } = taken.line
  const amount = partOf(roundedShare(unitPrice, quantity, 1_000) - total + share, taken)
  return amount === 0 ? null : { amount }
}

/** The discount on the whole, for the part of the document that is taken. */
export function discountOf(
  { discountRule, subTotal }: Pick<DocumentRow, 'discountRule' | 'subTotal'>,
  taken: readonly TakenLine<Priced>[],
): Discount | null {
  if (discountRule === null || 'percent' in discountRule || subTotal <= 0) return discountRule
  return {
    amount: Math.max(
      0,
      taken.reduce((sum, each) => sum + partOf(each.line.share, each), 0),
    ),
  }
}

/** The part of an amount that lies between two quantities of all: one part after the other adds up to the amount. */
const partOf = (amount: Amount, { line, quantity, after }: TakenLine<Pick<LineRow, 'quantity'>>): Amount =>
  roundedShare(amount, after, line.quantity) - roundedShare(amount, after - quantity, line.quantity)
