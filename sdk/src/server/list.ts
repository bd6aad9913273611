import Type, { type TSchema } from 'typebox'
import { Rows } from '../definition/list-query.ts'

export { ListQuery } from '../definition/list-query.ts'

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

/** Reply of a list; see `Rows`. */
export function ListReply<Row extends TSchema>(row: Row) {
  return Type.Object({ success: Type.Literal(true), results: Rows(row) })
}

export type ListReply<Row> = {
  success: true
  results: {
    rows: Row[]
    total: number
    totalIsEstimate?: boolean
    truncated?: boolean
    next?: string
    previous?: string
  }
}
