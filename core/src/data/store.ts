import type { Pool, QueryResult } from 'pg'
import type { Signals } from './signals.ts'

/** Where messages about the database go; the host passes its own logger. */
export interface DataLog {
  info(message: string): void
  warn(message: string): void
}

/** What is the same of both databases: a pool of connections as the login, and the bus. */
export interface Store {
  readonly mode: 'embedded' | 'postgres'
  readonly pool: Pool
  readonly signals: Signals
  /** Whether other processes hear `NOTIFY`; otherwise this process is the only one. */
  readonly hasNotify: boolean
  readonly log: DataLog
  /** Something went wrong on a connection: see whether the database still answers. PostgreSQL looks after itself. */
  check(): void
  /** Keep a snapshot of the data that survives a power cut; nothing on PostgreSQL, which needs none. */
  snapshot(): Promise<void>
  /** When the last snapshot was kept; null without one. */
  lastSnapshot(): Promise<Date | null>
  close(): Promise<void>
}

/** Run statements as the login, each on its own: for migrations' bookkeeping and the job queue, never for requests. */
export type LoginQuery = (text: string, values?: unknown[]) => Promise<QueryResult>

/** The channel of the installation's database. */
export const channel = 'ashlar'
