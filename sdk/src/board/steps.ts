import { cardsIn, columnOf, type Order, othersIn, type Place } from './order.ts'

/** A key that moves the focus or what was picked up; `before` and `after` follow the direction of reading. */
export type Step = 'up' | 'down' | 'before' | 'after' | 'first' | 'last'

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'before',
  ArrowRight: 'after',
  Home: 'first',
  End: 'last',
}
const mirrored: Readonly<Record<string, Step>> = { ArrowLeft: 'after', ArrowRight: 'before' }

/** What a key means, in a text that is read from the left or from the right. */
export const stepOf = (key: string, isRightToLeft: boolean): Step | undefined =>
  (isRightToLeft ? mirrored[key] : undefined) ?? steps[key]

/** The next place for cards that were picked up. It stays where it is at the edges of the board. */
export function nextPlace(order: Order, moving: readonly string[], place: Place, step: Step): Place {
  const column = step === 'before' || step === 'after' ? besides(order.columns, place.column, step) : place.column
  const last = othersIn(order, column, moving).length
  const wanted = { up: place.index - 1, down: place.index + 1, before: place.index, after: place.index }
  const index = step === 'first' ? 0 : step === 'last' ? last : wanted[step]
  return { column, index: Math.min(Math.max(0, index), last) }
}

/** The next index for a column that was picked up. */
export function nextColumnIndex(count: number, index: number, step: Step): number {
  const wanted = { up: index, down: index, before: index - 1, after: index + 1, first: 0, last: count - 1 }[step]
  return Math.min(Math.max(0, wanted), count - 1)
}

/** The card to which the focus goes from another one; itself where there is none. Empty columns are skipped. */
export function nextCard(order: Order, id: string, step: Step): string {
  const column = columnOf(order, id)
  if (column === undefined) return id
  const own = cardsIn(order, column)
  const at = own.indexOf(id)
  if (step === 'before' || step === 'after') {
    const others = cardsIn(order, besides(filled(order, column), column, step))
    return others[Math.min(at, others.length - 1)] ?? id
  }
  const target = { up: at - 1, down: at + 1, first: 0, last: own.length - 1 }[step]
  return own[Math.min(Math.max(0, target), own.length - 1)] ?? id
}

const filled = (order: Order, own: string) =>
  order.columns.filter((column) => column === own || cardsIn(order, column).length > 0)

/** The column beside another; itself at the edge. */
export function besides(columns: readonly string[], column: string, step: 'before' | 'after'): string {
  return columns[columns.indexOf(column) + (step === 'after' ? 1 : -1)] ?? column
}

/** The cards from one to another of the same column; only the second where they are in different ones. */
export function range(order: Order, from: string | undefined, to: string): readonly string[] {
  const own = cardsIn(order, columnOf(order, to) ?? '')
  const [one, other] = [from === undefined ? -1 : own.indexOf(from), own.indexOf(to)]
  if (one < 0) return [to]
  return own.slice(Math.min(one, other), Math.max(one, other) + 1)
}
