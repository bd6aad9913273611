import type { Day } from '@ashlar/sdk'
import { longestPeriod, type PeriodQuery } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { refused } from '../document/write-document.ts'
import type { Period } from './entries.ts'

/** The period that a query means. @throws NO_PERIOD, PERIOD_BACKWARDS, PERIOD_TOO_LONG */
export function periodOf({ period = 'month', day, from, until }: PeriodQuery, today: Day): Period {
  if (period === 'own') return ownPeriod(from, until)
  const [year, month] = partsOf(day ?? today)
  if (period === 'year') return { from: firstOf(year, 1), until: lastOf(year, 12) }
  const first = period === 'month' ? month : month - ((month - 1) % 3)
  return { from: firstOf(year, first), until: lastOf(year, period === 'month' ? first : first + 2) }
}

function ownPeriod(from: string | undefined, until: string | undefined): Period {
  if (from === undefined || until === undefined)
    throw refused(from === undefined ? 'from' : 'until', errors.NO_PERIOD())
  if (until < from) throw refused('until', errors.PERIOD_BACKWARDS())
  const [year] = partsOf(from)
  const end = `${String(year + longestPeriod).padStart(4, '0')}${from.slice(4)}`
  if (until >= end) throw refused('until', errors.PERIOD_TOO_LONG(String(longestPeriod)))
  return { from, until }
}

/** Twelve months, that of a day last: `2026-11`. */
export function monthsUntil(today: Day): readonly string[] {
  const [year, month] = partsOf(today)
  return Array.from({ length: 12 }, (_, at) => firstOf(year, month - 11 + at).slice(0, 7))
}

/** The last day of a month: `2026-11`. */
export const lastDayOf = (month: string): string => lastOf(...partsOf(month))

function partsOf(day: string): readonly [year: number, month: number] {
  const [year = 1970, month = 1] = day.split('-').map(Number)
  return [year, month]
}

const isoDay = (year: number, month: number, day: number): string => {
  const date = new Date(0)
  // Years below 100 are years, not those of the last century.
  date.setUTCFullYear(year, month - 1, day)
  return date.toISOString().slice(0, 10)
}

const firstOf = (year: number, month: number): string => isoDay(year, month, 1)
const lastOf = (year: number, month: number): string => isoDay(year, month + 1, 0)
