import type { Client } from 'pg'
import { tablesLock } from '../data/migrate.ts'
import { type DatabaseAddress, ownConnection } from '../data/own-connection.ts'
import { queueSchema } from '../jobs/queue.ts'
import { MoveRefused } from './refusal.ts'

/** The oldest PostgreSQL whose SQL is ours. */
const oldest = 15

/**
 * Work in one transaction in a PostgreSQL database that is empty: what throws, or ends with the process, leaves it so.
 * A server that is started meanwhile waits.
 *
 * @throws DatabaseUnreachable; MoveRefused when it is too old or holds something
 */
export async function fillEmpty(address: DatabaseAddress, work: (client: Client) => Promise<void>): Promise<void> {
  const client = await ownConnection(address, {
    connectionTimeoutMillis: 10_000,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  try {
    await refuseUnfit(client)
    await client.query(`begin; set local lock_timeout = '60s'`)
    await client.query('select pg_advisory_xact_lock($1)', [tablesLock])
    await refuseFilled(client)
    await work(client)
    await client.query('commit')
    // Without statistics the first questions would be answered by reading whole tables. PostgreSQL makes them by itself, too.
    await client.query('analyze').catch(() => undefined)
  } finally {
    await client.end()
  }
}

async function refuseUnfit(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`,
  )
  const [found] = rows
  if (found === undefined) return
  if (found.version < oldest)
    throw new MoveRefused(`DATABASE_URL points to PostgreSQL ${found.version}. Version ${oldest} or later is required.`)
  if (found.encoding !== 'UTF8')
    throw new MoveRefused(`The database of DATABASE_URL uses the encoding ${found.encoding}. Create one in UTF8.`)
}

/** A queue without work is what a move that was killed may leave: it is no reason to refuse. */
async function refuseFilled(client: Client): Promise<void> {
  const { rows } = await client.query<{ schema: string; count: number }>(
    `select n.nspname as schema, count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname <> 'information_schema' and n.nspname !~ '^pg_' and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
       and not exists (select from pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by n.nspname order by n.nspname`,
  )
  const held: string[] = []
  for (const { schema, count } of rows)
    if (schema !== queueSchema || (await hasWork(client))) held.push(`${count} in “${schema}”`)
  if (held.length === 0) return
  const { rows: names } = await client.query<{ name: string }>('select current_database() as name')
  throw new MoveRefused(
    `The database “${names[0]?.name}” is not empty (tables and the like: ${held.join(', ')}). ` +
      'To avoid overwriting data, the target must be empty. Create a new database and name it in DATABASE_URL.',
  )
}

async function hasWork(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('${queueSchema}.job') is not null as there`,
  )
  if (rows[0]?.there !== true) return true
  const { rows: jobs } = await client.query(`select 1 from ${queueSchema}.job limit 1`)
  return jobs.length > 0
}
