import type { SelectQueryBuilder } from 'kysely'
import { AshlarError } from './errors.ts'
import { windowOf } from './list.ts'
import { keyedRows, keyOf, type ListOrder, nextRows } from './list-order.ts'
import { keyAt, placeOf } from './list-place.ts'

/** Rows that page numbers reach. */
const mostNumbered = 10_000

/** Which page of a list: by number, or next to a row; see `ListQuery` and `KeyQuery`. */
export interface PageQuery {
  readonly currentPage?: number | undefined
  readonly itemsPerPage?: number | undefined
  readonly limit?: number | undefined
  readonly after?: string | undefined
  readonly before?: string | undefined
}

/** The rows of one page and, where there are further ones, where to go on. */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  readonly places: { readonly next?: string; readonly previous?: string }
}

/**
 * Read one page of a list that takes `KeyQuery`. A page next to a row is as fast at the end of a million rows as at the
 * beginning.
 *
 * @throws PAGE_TOO_FAR for a page number beyond 10,000 rows, INVALID_PLACE when `after` or `before` is none of this list
 *
 * @example
 * const { rows, places } = await pageOf(members.selectAll(), order, query)
 * return { rows, ...places, ...(await totalOf(tx.db(Member), members)) }
 */
export async function pageOf<Tables, From extends keyof Tables, Row extends { readonly id: number }>(
  found: SelectQueryBuilder<Tables, From, Row>,
  order: ListOrder<Tables, From>,
  query: PageQuery,
): Promise<ListPage<Row>> {
  const { way, isBackward, after, limit, offset } = placedWindow(order, query)
  if (offset >= mostNumbered) throw tooFar()
  // One more than wanted says whether there are further rows.
  const read = await keyedRows(found.offset(offset), way, { after, limit: limit + 1 })
  const rows = isBackward ? read.slice(0, limit).reverse() : read.slice(0, limit)
  const isFurther = read.length > limit
  const [first, last] = [rows[0], rows.at(-1)]
  const hasPrevious = isBackward ? isFurther : after !== undefined || offset > 0
  return {
    rows,
    places: {
      ...(last && (isBackward || isFurther) && { next: placeOf(keyOf(last)) }),
      ...(first && hasPrevious && { previous: placeOf(keyOf(first)) }),
    },
  }
}

/**
 * Rows of one part of a list among which are all that a page of the whole list shows of it. Where each part has an index in
 * this order, give `pageOf` these rows of all parts: PostgreSQL does not look for the first rows of parts by itself.
 *
 * @throws INVALID_PLACE
 *
 * @example
 * const part = (kind: string) => tables.selectFrom(partOfPage(boats(kind), order, query).as('boat')).selectAll()
 * await pageOf(tables.selectFrom(part('sail').unionAll(part('motor')).as('boat')).selectAll(), order, query)
 */
export function partOfPage<Tables, From extends keyof Tables, Row>(
  found: SelectQueryBuilder<Tables, From, Row>,
  order: ListOrder<Tables, From>,
  query: PageQuery,
): SelectQueryBuilder<Tables, From, Row> {
  const { way, after, limit, offset } = placedWindow(order, query)
  return nextRows(found, way, { after, limit: offset + limit + 1 })
}

/** In which order a page is read, and how many rows from where on: next to a row, or by its number. */
function placedWindow<Tables, From extends keyof Tables>(order: ListOrder<Tables, From>, query: PageQuery) {
  const { limit, offset } = windowOf(query)
  const place = query.after ?? query.before
  const isBackward = query.after === undefined && query.before !== undefined
  const reversed = order.direction === 'asc' ? ('desc' as const) : ('asc' as const)
  return {
    way: isBackward ? { ...order, direction: reversed } : order,
    ...{ isBackward, limit, offset: place === undefined ? offset : 0 },
    after: place === undefined ? undefined : keyAt(place, order.type),
  }
}

const tooFar = () =>
  new AshlarError(
    'PAGE_TOO_FAR',
    422,
    'Page numbers reach 10,000 rows. Go on with after, which takes next of the page before, or narrow the list.',
  )
