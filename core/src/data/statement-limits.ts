import type { Pool, QueryResult } from 'pg'
import type { LoginQuery } from './store.ts'

/**
 * Guarantees, decision 15: no statement holds a connection or a lock for long. Milliseconds. They are set in each
 * transaction: a transaction pooler refuses them when a connection is opened, and would give what a session sets to
 * whoever uses the connection next.
 */
export const limitSettings =
  'set local statement_timeout = 5000; set local lock_timeout = 2000; ' +
  'set local idle_in_transaction_session_timeout = 10000; '

/** One statement in a transaction with these settings. All three messages leave at once: it is one round trip. */
export async function queryWithin<Row extends object>(
  pool: Pool,
  settings: string,
  query: LoginQuery,
): Promise<QueryResult<Row & { [column: string]: unknown }>> {
  const client = await pool.connect()
  const sent = [
    client.query(`begin; ${settings}`),
    client.query<Row & { [column: string]: unknown }>(query),
    client.query('commit'),
  ] as const
  const [begun, answer, ended] = await Promise.allSettled(sent)
  client.release(ended.status === 'rejected')
  if (begun.status === 'rejected') throw begun.reason
  if (answer.status === 'rejected') throw answer.reason
  if (ended.status === 'rejected') throw ended.reason
  return answer.value
}
