import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'

/** Rows that are counted at most. */
const mostCounted = 10_000

/** How many rows a list has. With `totalIsEstimate` there are more than `total` says. */
export interface ListTotal {
  readonly total: number
  readonly totalIsEstimate?: true
}

/** A list's total from a number that is known: exact unless `more` says that a search could not read all. */
export const totalWith = (total: number, more: boolean): ListTotal => ({
  total,
  ...(more && { totalIsEstimate: true }),
})

/**
 * Count the rows of a list up to 10,000, however many there are.
 *
 * @example const total = await totalOf(tx.db(Member), members)
 */
export async function totalOf<Tables, From extends keyof Tables, Row>(
  db: Kysely<Tables>,
  found: SelectQueryBuilder<Tables, From, Row>,
): Promise<ListTotal> {
  const some = found
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(mostCounted + 1)
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total from ${some} counted`.execute(db)
  const total = rows[0]?.total ?? 0
  return totalWith(Math.min(total, mostCounted), total > mostCounted)
}
