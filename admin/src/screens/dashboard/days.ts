import type { DayCounts } from '@ashlar/sdk'

/** How many of the last days a chart shows. */
export const ranges = [7, 30, 90] as const
export type Range = (typeof ranges)[number]

export interface Days {
  readonly total: number
  readonly before: number
  /** Each day with its count, and with that of the day as many days earlier. */
  readonly days: readonly { readonly date: Date; readonly now: number; readonly before: number }[]
}

const dayLength = 86_400_000

/** Counts of twice as many days as are shown, the first day first, laid over one another. Dates are those of UTC. */
export function daysOf({ first, counts }: DayCounts): Days {
  const span = counts.length / 2
  const sum = (some: readonly number[]) => some.reduce((all, each) => all + each, 0)
  const before = counts.slice(0, span)
  const now = counts.slice(span)
  return {
    total: sum(now),
    before: sum(before),
    days: now.map((count, at) => ({
      ...{ now: count, before: before[at] ?? 0 },
      date: new Date(Date.parse(first) + (span + at) * dayLength),
    })),
  }
}

/** Points of a line through counts, in a square of a hundred; the greatest is at its top. */
export function pointsOf(counts: readonly number[], most: number): string {
  const step = 100 / Math.max(counts.length - 1, 1)
  return counts.map((count, at) => `${round(at * step)},${round(100 - (100 * count) / most)}`).join(' ')
}

const round = (value: number) => Math.round(value * 10) / 10
