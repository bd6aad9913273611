import { token } from '@ashlar/sdk'
import type { Database, Transaction } from '@ashlar/sdk/server'
import type { SqlText } from './sql.ts'

/** The database as core itself sees it: with platform work that is not audited, for look-ups before anybody is known. */
export interface CoreDatabase extends Database {
  system<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** The same for work of minutes that is whole or not at all, in small statements; not within other work. */
  long<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** One question as a tenant's request (by its guid), or as the platform, in one message; hashes and guids only. */
  ask<Row extends object>(tenant: string | null, statement: SqlText): Promise<Row[]>
}

/** The same service as the SDK's `Database`; packages know it by the narrower interface. */
export const CoreDatabase = token<CoreDatabase>('sdk.database')
