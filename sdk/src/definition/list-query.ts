import Type, { type TSchema } from 'typebox'
import type { Choices } from '../style/values.ts'

/** Direction in either case. */
const Direction = Type.Enum(['asc', 'desc', 'ASC', 'DESC'])

/**
 * Query of a list route: what may be sorted by is an allow-list; `limit=-1` means all up to `cap`.
 * Query strings are turned into the schema's types before they are checked.
 */
/*#__NO_SIDE_EFFECTS__*/
export function ListQuery<const Columns extends readonly string[]>(columns: Columns, cap = 1000) {
  return {
    search: Type.Optional(Type.String({ maxLength: 200 })),
    orderBy: Type.Optional(Type.Enum<Choices<Columns>>([...columns] as Choices<Columns>)),
    orderDirection: Type.Optional(Direction),
    currentPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    itemsPerPage: Type.Optional(Type.Integer({ minimum: 1, maximum: Math.min(cap, 1000) })),
    limit: Type.Optional(Type.Integer({ minimum: -1, maximum: cap })),
  }
}

/**
 * Members of a list's query that let it be exported: `format=csv`, and which columns by their ids, in the order wanted.
 *
 * @example query: Type.Object({ ...ListQuery(orders), ...CsvQuery })
 */
export const CsvQuery = {
  format: Type.Optional(Type.Enum(['csv'])),
  columns: Type.Optional(Type.String({ maxLength: 1000, pattern: '^[A-Za-z0-9_.-]+(,[A-Za-z0-9_.-]+)*$' })),
}

/** A row of a list by what the list is sorted by, as a reply gave it. */
const Place = Type.Optional(Type.String({ minLength: 1, maxLength: 2000, pattern: '^[A-Za-z0-9_-]+$' }))

/**
 * Members of the query of a list that goes on by key: `after` and `before` take what the reply gave as `next` and
 * `previous`. Page numbers reach 10,000 rows; `after` reaches all of them.
 *
 * @example query: Type.Object({ ...ListQuery(orders), ...KeyQuery })
 */
export const KeyQuery = { after: Place, before: Place }

/**
 * Rows of a list with their total; `truncated` when `limit=-1` met the list's cap. With `totalIsEstimate` there are more
 * rows than `total` says. `next` and `previous` are given by lists that take `KeyQuery`, where there are further rows.
 */
/*#__NO_SIDE_EFFECTS__*/
export function Rows<Row extends TSchema>(row: Row) {
  return Type.Object({
    rows: Type.Array(row),
    total: Type.Integer(),
    totalIsEstimate: Type.Optional(Type.Boolean()),
    truncated: Type.Optional(Type.Boolean()),
    next: Type.Optional(Type.String()),
    previous: Type.Optional(Type.String()),
  })
}
