import { roundedShare } from '@ashlar/sdk'
import type { OrderLineRow } from './order.store.ts'

/** A line as it was paid for. */
export type PaidLine = Pick<OrderLineRow, 'quantity' | 'total' | 'discount' | 'tax' | 'returned'>

/**
 * What so many further pieces of a line cost, with their share of discount and taxes. Rounding never adds up: all pieces
 * of a line, given back one by one, are worth what was paid for the line.
 */
export function worthOf(line: PaidLine, pieces: number, pricesIncludeTax: boolean): number {
  const paid = line.total - line.discount + (pricesIncludeTax ? 0 : line.tax)
  const until = (count: number) => roundedShare(paid, count, line.quantity)
  return until(line.returned + pieces) - until(line.returned)
}
