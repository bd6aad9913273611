import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** The last row that an export has read, by what the list is sorted by: as text, which loses no microsecond. */
export interface RowKey {
  readonly id: number
  readonly key: string
}

/** Which rows an export reads next: those behind a row, or the first ones. */
export interface CsvStep {
  readonly after: RowKey | undefined
  readonly limit: number
}

/** Rows of one step, with the key of the last one; without it there were none. */
export interface CsvRows<Row> {
  readonly rows: readonly Row[]
  readonly last: RowKey | undefined
}

/** How a list is sorted. The id settles ties, so that pages don't overlap. */
export interface ListOrder<Tables, From extends keyof Tables> {
  /** A column without nulls, then the id. An index should begin with them. */
  readonly columns: (builder: ExpressionBuilder<Tables, From>) => readonly [Expression<unknown>, Expression<number>]
  /** Of the first column. */
  readonly type: 'text' | 'bigint' | 'date' | 'timestamptz'
  readonly direction: 'asc' | 'desc'
}

/** Sort the rows of a list. */
export function sorted<Tables, From extends keyof Tables, Row>(
  found: SelectQueryBuilder<Tables, From, Row>,
  { columns, direction }: ListOrder<Tables, From>,
): SelectQueryBuilder<Tables, From, Row> {
  return found.orderBy((builder) => columns(builder)[0], direction).orderBy((builder) => columns(builder)[1], direction)
}

/**
 * Read the next rows of an export. It looks behind the last row instead of counting rows: it is as fast at the end as at
 * the beginning, and rows that are added or deleted meanwhile neither repeat nor hide others.
 *
 * @example
 * const order = { columns: ({ ref }) => [ref('email'), ref('id')], type: 'text', direction: 'asc' } as const
 * const { rows, last } = await rowsBehind(tx.db(Member).selectFrom('member').selectAll(), order, step)
 */
export async function rowsBehind<Tables, From extends keyof Tables, Row extends { readonly id: number }>(
  found: SelectQueryBuilder<Tables, From, Row>,
  order: ListOrder<Tables, From>,
  step: CsvStep,
): Promise<CsvRows<Row>> {
  const rows = await keyedRows(found, order, step)
  const end = rows.at(-1)
  return { rows, last: end && keyOf(end) }
}

/** A row with what it is sorted by. */
export type Keyed<Row> = Row & { readonly sortKey: string }

export const keyOf = ({ id, sortKey }: Keyed<{ readonly id: number }>): RowKey => ({ id, key: sortKey })

/** The rows behind a place, each with its own place. */
export async function keyedRows<Tables, From extends keyof Tables, Row extends { readonly id: number }>(
  found: SelectQueryBuilder<Tables, From, Row>,
  order: ListOrder<Tables, From>,
  step: CsvStep,
): Promise<readonly Keyed<Row>[]> {
  const { columns } = order
  const keyed = nextRows(found, order, step)
    .select((builder) => sql<string>`${columns(builder)[0]}::text`.as('sortKey'))
    // The compiler cannot add a column to a row that it does not know.
    .$castTo<Keyed<Row>>()
  return keyed.execute()
}

/**
 * The next rows of a list in its order, as a query. Where a list has several parts, each with an index in this order, read
 * the next rows of each part and then, with `rowsBehind`, those of all: PostgreSQL does not look for the first rows of parts.
 */
export function nextRows<Tables, From extends keyof Tables, Row>(
  found: SelectQueryBuilder<Tables, From, Row>,
  order: ListOrder<Tables, From>,
  { after, limit }: CsvStep,
): SelectQueryBuilder<Tables, From, Row> {
  const { columns, type, direction } = order
  const next =
    after === undefined
      ? sorted(found, order)
      : sorted(found, order).where((builder) => {
          const [by, id] = columns(builder)
          const beyond = sql.raw(direction === 'asc' ? '>' : '<')
          return sql<boolean>`(${by}, ${id}) ${beyond} (${after.key}::${sql.raw(type)}, ${after.id}::bigint)`
        })
  return next.limit(limit)
}
