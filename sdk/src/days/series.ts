import Type, { type Static } from 'typebox'
import type { Day } from './zone.ts'

/** Dates that come again: every so many days, weeks, months or years from an anchor on. */
export const DateSeries = Type.Object(
  {
    every: Type.Integer({ minimum: 1, maximum: 1_000 }),
    unit: Type.Enum(['day', 'week', 'month', 'year']),
    /** The first date; later ones keep its day of the month where the month has it. */
    anchor: Type.String({ format: 'date' }),
  },
  { additionalProperties: false },
)
export type DateSeries = Static<typeof DateSeries>

/**
 * The first date of a series after a date; the anchor itself where that lies ahead. Counted from the anchor each time,
 * so a series from the 31st falls on the last day of a short month and comes back to the 31st.
 *
 * @throws RangeError for what is no date, or no positive step
 */
export function nextDate({ every, unit, anchor }: DateSeries, after: Day): Day {
  if (!Number.isInteger(every) || every < 1) throw new RangeError(`A series cannot have steps of ${every}.`)
  const [from, past] = [dateOf(anchor), dateOf(after)]
  if (past < from) return anchor
  const steps = unit === 'day' || unit === 'week' ? daysBetween(from, past) : monthsBetween(from, past)
  const size = every * (unit === 'week' ? 7 : unit === 'year' ? 12 : 1)
  const at = (step: number) =>
    unit === 'day' || unit === 'week' ? plusDays(from, step * size) : plusMonths(from, step * size)
  const step = Math.floor(steps / size)
  return dayOf(at(step) > past ? at(step) : at(step + 1))
}

const dayLength = 86_400_000

function dateOf(day: Day): Date {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || dayOf(date) !== day) throw new RangeError(`“${day}” is not a date.`)
  return date
}

const dayOf = (date: Date): Day => date.toISOString().slice(0, 10)
const daysBetween = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / dayLength)
const monthsBetween = (from: Date, to: Date): number =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
const plusDays = (date: Date, days: number): Date => new Date(date.getTime() + days * dayLength)

/** So many months later, on the same day of the month or the last one that the month has. */
function plusMonths(date: Date, months: number): Date {
  const first = new Date(date)
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() + months)
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date.getUTCDate(), last))
  return first
}
