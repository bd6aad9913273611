import Type, { type Static } from 'typebox'

/** Query of a call that counts by the day: how many of the last days, today included. */
export const DayCountsQuery = Type.Object(
  { days: Type.Integer({ minimum: 1, maximum: 366 }) },
  { additionalProperties: false },
)

/**
 * Reply of a call that counts by the day: a count for each day, by the website's own clock, of which the last is today.
 * The dashboard draws it (`WidgetDays`).
 *
 * @example defineCall({ …, query: DayCountsQuery, reply: { results: DayCounts } })
 */
export const DayCounts = Type.Object({
  /** Date of the first day. */
  first: Type.String({ format: 'date' }),
  /** A count for each day, the first one first. */
  counts: Type.Array(Type.Number()),
})
export type DayCounts = Static<typeof DayCounts>
