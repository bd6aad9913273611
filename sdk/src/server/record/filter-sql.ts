import { dayIn, startOf } from '../../days/zone.ts'
import type { FilterCondition, RecordFilter } from '../../definition/record/filter.ts'
import { type SqlText, sql } from '../sql.ts'

/** What a condition is compared with. */
export interface FilterColumn {
  /**
   * `instant` is a `timestamptz`, `day` a `date` and `written-day` a text such as `2026-12-01`; `key` is a `bigint` by
   * which another record is named.
   */
  readonly type: 'text' | 'number' | 'instant' | 'day' | 'written-day' | 'key' | 'yes-no'
  /** The column or expression. A null meets no condition. */
  readonly value: SqlText
  /** How a text is stored that is compared with the column, such as in lower case. As it is without it. */
  readonly stored?: (text: string) => string
  /** Where the value stands in another table: `exists (…)` around the condition. */
  readonly within?: (condition: SqlText) => SqlText
}

/**
 * The conditions of a filter as one, with the SQL that each of them becomes.
 *
 * @example filterSql(filter, (condition) => conditionSql(columns[condition.field], condition, timeZone))
 */
export function filterSql({ match, conditions }: RecordFilter, each: (condition: FilterCondition) => SqlText): SqlText {
  const [first, ...others] = conditions.map(each)
  if (first === undefined) return sql`true`
  const joined = others.reduce(
    (all, next) => (match === 'all' ? sql`${all} and ${next}` : sql`${all} or ${next}`),
    first,
  )
  return sql`(${joined})`
}

/**
 * A condition as SQL. It must have been checked; a column that is not there meets nobody, turned
 * round or not. Days are those of the time zone.
 */
export function conditionSql(column: FilterColumn | undefined, condition: FilterCondition, timeZone: string): SqlText {
  if (column === undefined) return sql`false`
  const compared = comparison(column, condition, timeZone)
  const met = column.within === undefined ? compared : column.within(compared)
  // A null is neither true nor false: whoever has no value does not meet the condition.
  return condition.not === true ? sql`(${met}) is not true` : sql`(${met})`
}

function comparison(column: FilterColumn, { operator, value }: FilterCondition, timeZone: string): SqlText {
  const { type, value: at } = column
  switch (operator) {
    case 'is_known':
      return type === 'text' || type === 'written-day' ? sql`${at} <> ''` : sql`${at} is not null`
    case 'contains':
      return sql`position(${storedBy(column, value)}::text in ${at}) > 0`
    case 'within_days': {
      const today = dayIn(timeZone)
      const first = daysAfter(today, -Number(value))
      if (type === 'instant') return sql`${at} >= ${instantOf(first, timeZone)}::timestamptz`
      return sql`${at} >= ${dayAs(type, first)} and ${at} <= ${dayAs(type, today)}`
    }
    case 'is':
    case 'one_of':
      return equality(column, value, timeZone)
    case 'more_than':
    case 'less_than':
      return order(column, operator, value, timeZone)
  }
}

function equality(column: FilterColumn, value: FilterCondition['value'], timeZone: string): SqlText {
  const { type, value: at } = column
  const all = Array.isArray(value) ? value : [value]
  switch (type) {
    case 'text': {
      const [first, ...others] = all.map((one) => storedBy(column, one))
      // An index gives rows in its order behind one value, and not behind several.
      return others.length === 0 ? sql`${at} = ${first}::text` : sql`${at} = any(${[first, ...others]}::text[])`
    }
    case 'key': {
      const [first, ...others] = all.map(String).filter((id) => /^\d{1,15}$/.test(id))
      return others.length === 0 ? sql`${at} = ${first}::bigint` : sql`${at} = any(${[first, ...others]}::bigint[])`
    }
    case 'number':
      return sql`${at} = any(${all.map(Number)}::numeric[])`
    case 'yes-no':
      return value === true ? sql`${at}` : sql`not ${at}`
    case 'day':
    case 'written-day':
      return sql`${at} = ${dayAs(type, String(value))}`
    case 'instant': {
      const day = String(value)
      const [from, to] = [instantOf(day, timeZone), instantOf(daysAfter(day, 1), timeZone)]
      return sql`${at} >= ${from}::timestamptz and ${at} < ${to}::timestamptz`
    }
  }
}

function order(
  { type, value: at }: FilterColumn,
  operator: 'more_than' | 'less_than',
  value: FilterCondition['value'],
  timeZone: string,
): SqlText {
  const isMore = operator === 'more_than'
  if (type === 'number') return isMore ? sql`${at} > ${value}::numeric` : sql`${at} < ${value}::numeric`
  const day = String(value)
  if (type !== 'instant') return isMore ? sql`${at} > ${dayAs(type, day)}` : sql`${at} < ${dayAs(type, day)}`
  // After a day is from the beginning of the next one.
  return isMore
    ? sql`${at} >= ${instantOf(daysAfter(day, 1), timeZone)}::timestamptz`
    : sql`${at} < ${instantOf(day, timeZone)}::timestamptz`
}

const storedBy = ({ stored = (text) => text }: FilterColumn, value: unknown): string => stored(String(value))

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** A day as a column of this type is compared with it. */
const dayAs = (type: FilterColumn['type'], day: string): SqlText =>
  type === 'written-day' ? sql`${day}::text` : sql`${day}::date`

/** The beginning of a day, as it is bound in a statement. */
const instantOf = (day: string, timeZone: string): string => startOf(day, timeZone).toISOString()
