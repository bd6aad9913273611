import type { Pool, QueryConfig, QueryResult } from 'pg'
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
  /**
   * Connections whose session is their own: for migrations and session settings. The same as `pool` unless that
   * leads through a transaction pooler.
   */
  readonly direct: Pool
  /** Settings that follow `begin;`, ending in a semicolon; empty where the database knows none. See `limitSettings`. */
  readonly limits: string
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
  /** Run one statement as the login, in a transaction of its own and within the limits; never for requests. */
  query<Row extends object>(query: LoginQuery): Promise<QueryResult<Row & { [column: string]: unknown }>>
  close(): Promise<void>
}

/** A statement with its values. */
export type LoginQuery = Pick<QueryConfig<unknown[]>, 'text' | 'values' | 'types'>

/** The channel of the installation's database. */
export const channel = 'ashlar'
