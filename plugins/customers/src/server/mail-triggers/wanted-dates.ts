import type { Day } from '@ashlar/sdk'

/** The earliest year in which somebody was born, or something began. */
const firstYear = 1900

/** So many days after a day. */
export const dayFrom = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/**
 * The dates of which this one is an anniversary, or the date itself: named one by one, so that an index of the dates is
 * enough. What began on February 29 comes on February 28 in other years.
 */
export function wantedDates(date: Day): Day[] {
  const year = Number(date.slice(0, 4))
  const years = Array.from({ length: Math.max(1, year - firstYear + 1) }, (_, back) => year - back)
  const same = years.map((each) => `${each}${date.slice(4)}`)
  if (date.slice(5) !== '02-28' || isLeapYear(year)) return same
  return [...same, ...years.filter(isLeapYear).map((each) => `${each}-02-29`)]
}

const isLeapYear = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29
