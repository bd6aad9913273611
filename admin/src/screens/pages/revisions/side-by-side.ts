import { longestRise } from './longest-rise.ts'

/** A block that both versions have, and how far from the top of each page it stands. */
export interface Pair {
  readonly id: string
  readonly here: number
  readonly there: number
}

/** How far a page is scrolled, and what there is to scroll. */
export interface Scrolled {
  readonly top: number
  /** Of the window that shows it. */
  readonly window: number
  readonly page: number
}

/** Where in the window both pages are alike: what people look at is above its middle. */
const eyes = 1 / 3

/**
 * How far the other page is scrolled so that the block that is looked at stands beside itself; between two blocks that
 * both have, by proportion. The ends of the pages go together. Pairs are in the order of both pages.
 */
export function besideIt(pairs: readonly Pair[], here: Scrolled, there: Omit<Scrolled, 'top'>): number {
  const most = Math.max(there.page - there.window, 0)
  if (here.top <= 0) return 0
  if (here.top >= here.page - here.window - 1) return most
  const line = here.top + here.window * eyes
  const ends = { id: '', here: here.page, there: there.page }
  const at = pairs.findLastIndex((pair) => pair.here <= line)
  const from = pairs[at] ?? { here: 0, there: 0 }
  const to = pairs[at + 1] ?? ends
  const share = to.here > from.here ? (line - from.here) / (to.here - from.here) : 0
  const wanted = from.there + share * Math.max(to.there - from.there, 0) - there.window * eyes
  return Math.min(Math.max(wanted, 0), most)
}

/** Of the blocks that both have, those in the same order in both: one that moved leads nowhere. */
export function inBothOrders(pairs: readonly Pair[]): Pair[] {
  const sorted = [...pairs].sort((a, b) => a.here - b.here || a.there - b.there)
  const kept = longestRise(sorted.map(({ there }) => there))
  return sorted.filter((_, at) => kept.has(at))
}
