import { type DateSeries, type Day, nextDate } from '@ashlar/sdk'
import type { ComingDate } from '../contract.ts'
import { daysAfter } from '../days.ts'

/** The dates of a recurring invoice. */
export interface Pattern extends DateSeries {
  readonly until: Day | null
  readonly times: number | null
}

/** Dates that a person sees ahead. */
export const shownDates = 12

/** Later years have no date of four digits. */
const lastDay = '9999-12-31'

/** The first date of a pattern on a day or after it; undefined when the pattern is over by then. */
export function dateFrom({ until, times: _, ...series }: Pattern, day: Day): Day | undefined {
  const next = nextDate(series, daysAfter(day, -1))
  const isOver = !/^\d{4}-/.test(next) || next > (until ?? lastDay)
  return isOver ? undefined : next
}

/** How far a pattern has come. */
export interface Progress {
  /** Dates before this day no longer count. */
  readonly from: Day
  /** Invoices that were made. */
  readonly made: number
  /** Dates for which no invoice is made. */
  readonly skipped: ReadonlySet<Day>
}

/** The next dates of a pattern. A skipped date does not count as one of its `times`. */
export function comingDates(pattern: Pattern, { from, made, skipped }: Progress, most = shownDates): ComingDate[] {
  const dates: ComingDate[] = []
  let left = (pattern.times ?? Number.POSITIVE_INFINITY) - made
  for (let day = dateFrom(pattern, from); day !== undefined && left > 0 && dates.length < most; ) {
    const isSkipped = skipped.has(day)
    dates.push({ day, isSkipped })
    if (!isSkipped) left -= 1
    day = dateFrom(pattern, daysAfter(day, 1))
  }
  return dates
}

/** The first date for which an invoice is made; undefined when the pattern is over. */
export function nextToMake(pattern: Pattern, { from, made, skipped }: Progress): Day | undefined {
  if (pattern.times !== null && made >= pattern.times) return undefined
  let day = dateFrom(pattern, from)
  while (day !== undefined && skipped.has(day)) day = dateFrom(pattern, daysAfter(day, 1))
  return day
}

/** The last date of a pattern up to today that is not skipped; undefined where there is none. */
export function lastDue(pattern: Pattern, { from, skipped }: Progress, today: Day): Day | undefined {
  let last: Day | undefined
  for (let day = dateFrom(pattern, from); day !== undefined && day <= today; day = dateFrom(pattern, daysAfter(day, 1)))
    if (!skipped.has(day)) last = day
  return last
}
