import { DateSeries } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const Day = Type.String({ format: 'date' })

/** `fixed`: as the pattern says. `current`: lines that come from another module have its price of the invoice's date. */
export const schedulePrices = ['fixed', 'current'] as const
/** What becomes of each invoice: left as a draft, issued, or issued and emailed to the customer. */
export const scheduleActions = ['draft', 'issue', 'send'] as const
/** What becomes of dates that were missed: an invoice for each, oldest first, or only for the last one. */
export const catchUps = ['all', 'last'] as const

const schedule = {
  ...DateSeries.properties,
  /** No invoice is made after this day; null for no end. */
  until: orNull(Day),
  /** So many invoices are made; null for no limit. With `until`, whatever comes first ends the series. */
  times: orNull(Type.Integer({ minimum: 1, maximum: 10_000 })),
  prices: Type.Enum([...schedulePrices]),
  action: Type.Enum([...scheduleActions]),
  catchUp: Type.Enum([...catchUps]),
}

/** When a recurring invoice comes, and how. */
export const Schedule = Type.Object(schedule, { additionalProperties: false })
export type Schedule = Static<typeof Schedule>

/** `failed`: an invoice could not be made, and none will be until somebody resumes it. */
export const scheduleStates = ['draft', 'active', 'paused', 'failed', 'ended'] as const
export type ScheduleState = (typeof scheduleStates)[number]
const State = Type.Enum([...scheduleStates])

/** One of the next dates. */
export const ComingDate = Type.Object({ day: Day, isSkipped: Type.Boolean() })
export type ComingDate = Static<typeof ComingDate>

/** The schedule of a recurring invoice, and how it stands. */
export const DocumentSchedule = Type.Object({
  ...schedule,
  state: State,
  /** Why it stopped; empty unless it failed. */
  failure: Type.String(),
  /** The date of the next invoice, or of the one that failed; null where none comes. */
  nextDate: orNull(Day),
  /** Invoices that were made so far. */
  made: Type.Integer(),
  /** Dates before this day are over. */
  from: Day,
  /** The next twelve dates, as far as there are so many. */
  coming: Type.Array(ComingDate),
})
export type DocumentSchedule = Static<typeof DocumentSchedule>

/** How a recurring invoice of a list stands. */
export const ListedSchedule = Type.Object({ state: State })
export type ListedSchedule = Static<typeof ListedSchedule>
