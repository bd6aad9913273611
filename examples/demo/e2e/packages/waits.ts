import type { Answered } from './load.ts'

export interface Span {
  /** By the clock on the wall, in milliseconds. */
  readonly from: number
  readonly to: number
}

/** How long people waited around one swap. Milliseconds. */
export interface SwapWaits {
  /** The slowest of all requests that were over before it, but for those that met another swap. */
  readonly before: Answered
  readonly within: Answered
  /** What the swap made them wait longer: negative when nobody noticed. */
  readonly longer: number
}

export function waitsBySwap(requests: readonly Answered[], swaps: readonly Span[]): SwapWaits[] {
  const quiet = requests.filter((request) => !swaps.some((swap) => meets(request, swap)))
  return swaps.map((swap) => {
    const before = slowestOf(quiet.filter(({ at, took }) => at + took < swap.from))
    const within = slowestOf(requests.filter((request) => meets(request, swap)))
    return { before, within, longer: within.took - before.took }
  })
}

const meets = ({ at, took }: Answered, { from, to }: Span) => at <= to && at + took >= from

const slowestOf = (requests: readonly Answered[]): Answered =>
  requests.reduce((one, other) => (other.took > one.took ? other : one), { at: 0, took: 0, held: 0, what: 'nothing' })
