export { allOf, query as run, type SqlText, sql } from '@ashlar/sdk/server'

/** ISO 8601 in UTC, as the API says times. */
export const isoOf = (time: Date) => time.toISOString()
export const isoOrNull = (time: Date | null) => (time === null ? null : isoOf(time))
