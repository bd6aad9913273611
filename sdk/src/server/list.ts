import Type, { type Static, type TSchema } from 'typebox'
import type { Choices } from '../style/values.ts'

/** Direction in either case (OPEN-325). */
const Direction = Type.Enum(['asc', 'desc', 'ASC', 'DESC'])

/**
 * Query of a list route: what may be sorted by is an allow-list; `limit=-1` means all up to `cap`.
 * Query strings are turned into the schema's types before they are checked.
 */
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

export interface ListWindow {
  readonly offset: number
  readonly limit: number
}

/** Which rows a list query asks for; 25 without a number, `cap` for `limit=-1`. */
export function windowOf(
  query: { currentPage?: number | undefined; itemsPerPage?: number | undefined; limit?: number | undefined },
  cap = 1000,
): ListWindow {
  const limit = query.limit === -1 ? cap : (query.limit ?? query.itemsPerPage ?? 25)
  return { limit, offset: ((query.currentPage ?? 1) - 1) * limit }
}

/** Reply of a list: rows with their total; `truncated` when `limit=-1` met the cap. */
export function ListReply<Row extends TSchema>(row: Row) {
  return Type.Object({
    success: Type.Literal(true),
    results: Type.Object({
      rows: Type.Array(row),
      total: Type.Integer(),
      truncated: Type.Optional(Type.Boolean()),
    }),
  })
}

export type ListReply<Row> = {
  success: true
  results: { rows: Row[]; total: number; truncated?: boolean }
}

export type ListQueryOf<S extends TSchema> = Static<S>
