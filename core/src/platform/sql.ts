import { sql as expression, type RawBuilder } from 'kysely'

export { allOf, query as run, type SqlText, sql } from '@ashlar/sdk/server'
export { expression }

/** `= any(…)` of `tx.db`: one parameter, however many there are. */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> => expression<Value>`any(${[...values]})`

/** Guid of the unit of work's tenant, for rows that are no tenant's own by themselves. */
export const ownTenant = expression<string>`(select core.tenant())`

/** ISO 8601 in UTC, as the API says times; of a time, or of what PostgreSQL writes for one in JSON. */
export const isoOf = (time: Date | string): string => (typeof time === 'string' ? isoOfText(time) : time.toISOString())
export const isoOrNull = (time: Date | string | null) => (time === null ? null : isoOf(time))

/** `2026-11-21T23:42:54.123456+00:00`, with up to six places or none; the rest of a millisecond is cut off. */
function isoOfText(text: string): string {
  if (text[10] !== 'T' || !text.endsWith('+00:00')) return new Date(text).toISOString()
  const seconds = text.slice(0, 19)
  return `${seconds}.${text.slice(20, -6).padEnd(3, '0').slice(0, 3)}Z`
}
