import type { ListState } from './list-state.ts'

/** What a bulk action is asked to work on: rows that were ticked, or everything that the list's query matches. */
export type Chosen<Row> =
  | { readonly kind: 'rows'; readonly rows: readonly Row[]; readonly count: number }
  | { readonly kind: 'query'; readonly state: ListState; readonly count: number }

/** Asks for one page of a list, as its screen does. */
export type FetchRows<Row> = (state: ListState) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>

/** Rows of a page while all that match are gathered. */
const pageSize = 500
/** More than this is work for a job on the server. */
const mostRows = 20_000

/**
 * The rows that were chosen. A query is read to its end before anything is done: what an action changes may no longer
 * match it.
 */
export async function rowsOf<Row>(chosen: Chosen<Row>, fetch: FetchRows<Row>): Promise<readonly Row[]> {
  if (chosen.kind === 'rows') return chosen.rows
  const found: Row[] = []
  for (let currentPage = 1; found.length < mostRows; currentPage += 1) {
    const { rows, total } = await fetch({ ...chosen.state, currentPage, itemsPerPage: pageSize })
    found.push(...rows)
    if (rows.length === 0 || found.length >= total) break
  }
  return found
}
