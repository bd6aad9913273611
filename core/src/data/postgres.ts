import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { GatheringSocket } from './gathering-socket.ts'
import { listenForNotices } from './notices.ts'
import { mikroTypes } from './row-types.ts'
import { Signals } from './signals.ts'
import type { DataLog, Store } from './store.ts'

/** A store of which the name that others know this process by is part, so that it does not hear itself. */
export interface NamedStore extends Store {
  readonly processId: string
}

/** Guarantees, decision 15: nothing may hold a connection or a lock for long. Milliseconds. */
const limits = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
}

/** PostgreSQL by `DATABASE_URL`: ten connections, and one more that listens. */
export async function postgresStore(databaseUrl: string, log: DataLog): Promise<NamedStore> {
  const signals = new Signals((error) => log.warn(`A listener failed: ${String(error)}`))
  const processId = randomUUID()
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: true,
    stream: () => new GatheringSocket(),
    types: mikroTypes,
    ...limits,
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn(`A connection to the database broke: ${error.message}`))
  pool.on('connect', (client) => void client.on('error', () => undefined))
  warnOfPower(pool, log)
  const listening = listenForNotices(databaseUrl, processId, pool, signals, log)
  return {
    mode: 'postgres',
    pool,
    signals,
    processId,
    hasNotify: true,
    log,
    check: () => undefined,
    snapshot: async () => undefined,
    lastSnapshot: async () => null,
    close: async () => {
      await listening.close()
      await pool.end()
    },
  }
}

/** Row-level security holds back mistakes; only a plain login also holds back statements that try to get around it. */
function warnOfPower(pool: pg.Pool, log: DataLog): void {
  const query = 'select rolsuper or rolbypassrls as is_mighty from pg_roles where rolname = current_user'
  pool.query<{ is_mighty: boolean }>(query).then(
    ({ rows }) => {
      if (rows[0]?.is_mighty)
        log.warn('The login of DATABASE_URL is a superuser or bypasses row security: use a plain one.')
    },
    () => undefined,
  )
}
