import type { EntityManager } from '@mikro-orm/core'
import type { DomainEvent, PayloadOf } from '../definition/event.ts'
import { token } from '../definition/token.ts'
import type { Job, JobOptions, JobPayload } from './job.ts'

/** One unit of work: a short database transaction. No network call and no rendering inside it. */
export interface Transaction {
  /** MikroORM's entity manager of this transaction, flushed when the work returns. */
  readonly em: EntityManager
  /** Run one statement with bound parameters and give its rows. Values are never spliced into the text. */
  sql<Row extends object>(text: TemplateStringsArray, ...values: readonly unknown[]): Promise<Row[]>
  /** Tell an event. Written with the work: delivered at least once if it commits, never if it does not. */
  emit<E extends DomainEvent>(event: E, payload: PayloadOf<E>): Promise<void>
  /** Ask for a job, under the same promise. */
  enqueue<J extends Job>(job: J, payload: JobPayload<J>, options?: JobOptions): Promise<void>
  /** Drop every kept page that was made from one of these, once the work has committed: `page:12`, `theme`. */
  dropTags(...tags: readonly string[]): void
  /** Words by which documents are found; see `SearchIndex`. */
  readonly search: SearchIndex
  /** Which documents hold which block types. */
  readonly usage: UsageIndex
}

/** Full-text search that row-level security does not slow down: words in a side table, asked by range. */
export interface SearchIndex {
  /** Replace the words of one document. */
  put(kind: string, id: number, text: string): Promise<void>
  remove(kind: string, id: number): Promise<void>
  /** Ids of the documents that hold a word beginning with each of the given ones, ascending; at most `limit`. */
  find(kind: string, words: string, limit: number): Promise<number[]>
}

/** "Where used", kept in a side table. */
export interface UsageIndex {
  put(kind: string, id: number, blockTypes: readonly string[]): Promise<void>
  remove(kind: string, id: number): Promise<void>
}

/**
 * The one door to the data. Inside `tenant` only the rows of the request's (or job's) tenant exist, and those of a
 * module only while the tenant is entitled to it. A call within a running unit of work joins it.
 * Serialisation failures and deadlocks are tried three times.
 */
export interface Database {
  tenant<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** The same for a tenant named by its guid: for jobs and platform work that acts for a tenant. */
  forTenant<T>(guid: string, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Work of the platform across tenants; each call is written to the audit log with its reason. */
  platform<T>(reason: string, work: (tx: Transaction) => Promise<T>): Promise<T>
}
export const Database = token<Database>('sdk.database')
