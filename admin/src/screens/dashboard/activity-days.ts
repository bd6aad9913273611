/** Days that the chart shows, and as many before them to compare with. */
export const span = 28

/** Midnight, where the person is, of the first of the days that are asked for: today is the last one. */
export function firstDay(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - (2 * span - 1))
}

export interface Activity {
  readonly total: number
  readonly before: number
  /** Of each day with what was done on it, and on the day four weeks earlier. */
  readonly days: readonly { readonly date: Date; readonly now: number; readonly before: number }[]
}

/** Counts of twice the span, the first day first, laid over one another. */
export function activityOf(counts: readonly number[], first: Date): Activity {
  const before = counts.slice(0, span)
  const now = counts.slice(span)
  const sum = (some: readonly number[]) => some.reduce((all, each) => all + each, 0)
  return {
    total: sum(now),
    before: sum(before),
    days: now.map((count, index) => ({
      date: new Date(first.getFullYear(), first.getMonth(), first.getDate() + span + index),
      now: count,
      before: before[index] ?? 0,
    })),
  }
}
