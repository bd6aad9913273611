import type { EntityManager, EntitySchemaWithMeta } from '@mikro-orm/core'
import type { Kysely } from 'kysely'
import type { DomainEvent, PayloadOf } from '../definition/event.ts'
import { token } from '../definition/token.ts'
import type { TablesOf } from './entity.ts'
import type { Job, JobOptions, JobPayload } from './job.ts'

/** One unit of work: a short database transaction. No network call and no rendering inside it. */
export interface Transaction {
  /**
   * MikroORM's entity manager of this transaction, for plain work on single rows: find, create, change, remove. What was
   * changed is written before anything else is asked in the transaction, and when the work returns. What `sql` or `db`
   * changes, entities that were found before do not see.
   */
  readonly em: EntityManager
  /**
   * Kysely over the tables of these entities, in this transaction: for lists, reports and changes of many rows. Columns
   * have the names of the entities' properties, tables none of the schema.
   *
   * @example await tx.db(Member).selectFrom('member').select(['id', 'lastVisit']).orderBy('points', 'desc').execute()
   */
  db<const Entities extends readonly [EntitySchemaWithMeta, ...EntitySchemaWithMeta[]]>(
    ...entities: Entities
  ): Kysely<TablesOf<Entities[number]>>
  /** Run one statement with bound parameters and give its rows. Values are never spliced into the text. */
  sql<Row extends object>(text: TemplateStringsArray, ...values: readonly unknown[]): Promise<Row[]>
  /** Tell an event. Written with the work: delivered at least once if it commits, never if it does not. */
  emit<E extends DomainEvent>(event: E, payload: PayloadOf<E>): Promise<void>
  /** Ask for a job, under the same promise. */
  enqueue<J extends Job>(job: J, payload: JobPayload<J>, options?: JobOptions): Promise<void>
  /** Leave a line in the audit log: who did what to which record, when. Written with the work, or not at all. */
  audit(entry: AuditEntry): void
  /** Drop every kept page that was made from one of these, once the work has committed: `page:12`, `theme`. */
  dropTags(...tags: readonly string[]): void
  /** Words by which documents are found; see `SearchIndex`. */
  readonly search: SearchIndex
  /** Which documents hold which block types and which files. */
  readonly usage: UsageIndex
  /** What changes of records replaced; see `RecordVersions`. */
  readonly versions: RecordVersions
  /** Numbers of rows that are kept; see `countRows`. */
  readonly totals: RowTotals
}

/** What the audit log says of one act. Actor, tenant, time and request are the host's to add. */
export interface AuditEntry {
  /** `<entity>.<verb>`, in the past tense: `page.published`, `user.invited`. */
  readonly action: string
  /** Kind of the record, such as `page`. */
  readonly entity: string
  readonly entityId: string | number
  /** What the record is called, so that the log reads without it. */
  readonly title?: string
  /** What changed, as names and short values; never a secret. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
}

/** A part of a document and how much its words count. */
export interface SearchText {
  readonly text: string
  /** An integer from 1 to 1,000. A word that stands in several parts has the largest weight of them. */
  readonly weight: number
}

/** The documents that a search found. */
export interface SearchResult {
  /** Best first. */
  readonly ids: readonly number[]
  /** More documents match, or may match: the limit was reached, or more entries than a search reads. */
  readonly more: boolean
}

/**
 * Full-text search that row-level security does not slow down: words in a side table, asked by range. The kinds of a
 * module are its id, or begin with it and a dot (`loyalty.member`): they go when it is removed with its data.
 */
export interface SearchIndex {
  /**
   * Replace the words of one document. A text alone has weight 1. `rank` is an integer by which documents that match
   * equally well are sorted, the largest first, such as the number of sales; 0 without it. A new rank writes every word
   * of the document again, so choose one that seldom changes.
   *
   * @example await tx.search.put('store.product', id, [{ text: sku, weight: 10 }, { text: name, weight: 5 }], { rank: sold })
   */
  put(
    kind: string,
    id: number,
    text: string | readonly SearchText[],
    options?: { readonly rank?: number },
  ): Promise<void>
  remove(kind: string, id: number): Promise<void>
  /**
   * The documents that hold a word beginning with each of the given ones (the first eight count). Whole words come
   * before beginnings, then heavier words, then the larger rank, then the newer document. Reads at most 20,000 entries
   * of the index, whatever is typed: a list whose search has `more` says `totalIsEstimate`.
   */
  find(kind: string, words: string, options: { readonly limit: number }): Promise<SearchResult>
}

/** "Where used", kept in side tables. */
export interface UsageIndex {
  put(kind: string, id: number, blockTypes: readonly string[]): Promise<void>
  /** Say which files of the media library a document holds; see `mediaIdsIn`. Replaces what was said before. */
  putMedia(kind: string, id: number, media: readonly number[]): Promise<void>
  remove(kind: string, id: number): Promise<void>
}

/** A record as it was before a change. */
export interface RecordVersion {
  readonly id: number
  readonly data: Readonly<Record<string, unknown>>
  /** Name of whoever replaced it; empty for the server's own work. */
  readonly author: string
  readonly replacedAt: Date
}

/**
 * What changes of records replaced, so that nothing typed is lost: the 50 newest versions of each record. Kinds are
 * named as those of `SearchIndex` are, and go with the data of their module.
 */
export interface RecordVersions {
  /** Keep a record as it is before it is changed in this unit of work. At most 1 MiB as JSON. */
  keep(kind: string, record: number, data: object): Promise<void>
  /** Newest first. */
  list(kind: string, record: number): Promise<RecordVersion[]>
  find(kind: string, record: number, version: number): Promise<RecordVersion | undefined>
  /** Call it when the record is deleted for good. */
  remove(kind: string, record: number): Promise<void>
}

/** How many rows the tenant has, without counting them: a list of a million knows its total at once. */
export interface RowTotals {
  /** Rows of a counted table, named with its schema (`loyalty.member`): all that are counted, or those of some parts. */
  of(list: string, parts?: readonly string[]): Promise<number>
}

/**
 * The one door to the data. Inside `tenant` only the rows of the request's (or job's) tenant exist, and those of a
 * module only while the tenant is entitled to it. A call within a running unit of work joins it.
 * Serialisation failures and deadlocks are tried three times. Work that only gives the answer of a statement back, as
 * `(tx) => tx.sql\`…\``, is committed with it: one message to the database instead of two.
 */
export interface Database {
  tenant<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** The same for a tenant named by its guid: for jobs and platform work that acts for a tenant. */
  forTenant<T>(guid: string, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Work of the platform across tenants; each call is written to the audit log with its reason. */
  platform<T>(reason: string, work: (tx: Transaction) => Promise<T>): Promise<T>
}
export const Database = token<Database>('sdk.database')
