import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { GatheringSocket } from './gathering-socket.ts'
import { listenForNotices } from './notices.ts'
import { mikroTypes } from './row-types.ts'
import { Signals } from './signals.ts'
import { limitSettings, queryWithin } from './statement-limits.ts'
import type { DataLog, LoginQuery, Store } from './store.ts'

/** A store of which the name that others know this process by is part, so that it does not hear itself. */
export interface NamedStore extends Store {
  readonly processId: string
}

/** Where PostgreSQL answers. */
export interface PostgresAddress {
  /** May lead through a transaction pooler. */
  readonly url: string
  /** Leads to PostgreSQL itself; the same without it. */
  readonly directUrl?: string | undefined
  /** The most connections at once. */
  readonly connections?: number
}

/** Connections for what needs a session: migrations, one after the other. */
const directConnections = 2

/** PostgreSQL by `DATABASE_URL`: a pool of connections, and one more that listens. */
export async function postgresStore(
  { url, directUrl, connections = 10 }: PostgresAddress,
  log: DataLog,
): Promise<NamedStore> {
  const signals = new Signals((error) => log.warn(`A listener failed: ${String(error)}`))
  const processId = randomUUID()
  const pool = poolAt(url, connections, log)
  const direct = directUrl === undefined ? pool : poolAt(directUrl, directConnections, log)
  const query = <Row extends object>(asked: LoginQuery) => queryWithin<Row>(pool, limitSettings, asked)
  warnOfPower(query, log)
  const listening = listenForNotices(directUrl ?? url, { query, signals, log, processId })
  return {
    mode: 'postgres',
    pool,
    direct,
    limits: limitSettings,
    query,
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
      if (direct !== pool) await direct.end()
    },
  }
}

function poolAt(connectionString: string, max: number, log: DataLog): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: true,
    stream: () => new GatheringSocket(),
    types: mikroTypes,
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn(`A connection to the database broke: ${error.message}`))
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

/** Row-level security holds back mistakes; only a plain login also holds back statements that try to get around it. */
function warnOfPower(query: Store['query'], log: DataLog): void {
  const text = 'select rolsuper or rolbypassrls as is_mighty from pg_roles where rolname = current_user'
  query<{ is_mighty: boolean }>({ text }).then(
    ({ rows }) => {
      if (rows[0]?.is_mighty)
        log.warn('The login in DATABASE_URL is a superuser or bypasses row security. Use an ordinary login.')
    },
    () => undefined,
  )
}
