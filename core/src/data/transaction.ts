import type { DomainEvent, PayloadOf } from '@ashlar/sdk'
import type {
  AuditEntry,
  Job,
  JobOptions,
  JobPayload,
  RecordVersions,
  RowTotals,
  SearchIndex,
  TablesOf,
  Transaction,
  UsageIndex,
} from '@ashlar/sdk/server'
import type { EntityManager, EntitySchemaWithMeta } from '@mikro-orm/core'
import type { Kysely } from 'kysely'
import { Value } from 'typebox/value'
import { auditStatement } from './audit.ts'
import { type Answer, type Sender, tablesOf } from './dialect.ts'
import { notice, type OutboxEntry, outboxStatement, tagNotices } from './outbox.ts'
import { VersionsTable } from './record-versions.ts'
import { rowTypes } from './row-types.ts'
import { SearchTable } from './search-table.ts'
import { TotalsTable, UsageTable } from './side-tables.ts'
import type { Signal } from './signals.ts'
import { numbered } from './sql-text.ts'
import { type Frame, send } from './unit-of-work.ts'

/** Who tells the other processes, and under which name this one is known to them. */
export interface Messenger {
  readonly processId: string
  readonly hasNotify: boolean
  /** A connection was lost: see after the database. */
  check(): void
  /** After a commit, in this process. */
  tell(tenant: string | null, tags: readonly string[], hasWork: boolean): void
}

/** Acts on an event before the unit of work that tells it goes on. */
export type EventHearer = (tx: Transaction, payload: unknown) => Promise<void>
/** Who acts on an event so, by its id. */
export type HearersOf = (event: string) => readonly EventHearer[]

/** The SDK's `Transaction` of one frame: what it is told to leave behind is written when the work returns. */
export class UnitTransaction implements Transaction {
  readonly search: SearchIndex
  readonly usage: UsageIndex
  readonly versions: RecordVersions
  readonly totals: RowTotals
  readonly #frame: Frame
  readonly #messenger: Messenger
  readonly #entities: (sent: Sender) => EntityManager
  readonly #hearersOf: HearersOf
  #em: EntityManager | undefined
  #rows: OutboxEntry[] = []
  #acts: AuditEntry[] = []
  #tags = new Set<string>()
  /** What other processes are told besides, as it is sent. */
  #notices: string[] = []
  #lastAnswer: Promise<unknown> | undefined

  constructor(
    frame: Frame,
    entities: (sent: Sender) => EntityManager,
    messenger: Messenger,
    hearersOf: HearersOf = () => [],
  ) {
    this.#frame = frame
    this.#entities = entities
    this.#messenger = messenger
    this.#hearersOf = hearersOf
    const query = <Row extends object>(text: string, values: readonly unknown[]) => this.query<Row>(text, values)
    this.search = new SearchTable(query)
    this.usage = new UsageTable(query)
    this.versions = new VersionsTable(query)
    this.totals = new TotalsTable(query)
  }

  /** Made when it is first asked for: most units of work need none. */
  get em(): EntityManager {
    this.#em ??= this.#entities((text, values) => this.#send(text, values))
    return this.#em
  }

  db<const Entities extends readonly [EntitySchemaWithMeta, ...EntitySchemaWithMeta[]]>(
    ...entities: Entities
  ): Kysely<TablesOf<Entities[number]>> {
    return tablesOf(entities, (text, values) => this.#flushed(text, values))
  }

  /** Write what entities hold that is not written yet. */
  async flush(): Promise<void> {
    await this.#em?.flush()
  }

  /** One statement by its text and values; what `sql` makes of a template. */
  query<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const answer = this.#ask<Row>(text, values)
    this.#lastAnswer = answer
    return answer
  }

  async #ask<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return (await this.#flushed<Row>(text, values)).rows
  }

  /** What entities hold that is not written yet goes first, so that a statement sees what was done before it. */
  async #flushed<Row>(text: string, values: readonly unknown[]): Promise<Answer<Row>> {
    if (this.#em !== undefined) await this.#em.flush()
    return this.#send<Row>(text, values, rowTypes)
  }

  #send<Row>(text: string, values: readonly unknown[], types?: typeof rowTypes): Promise<Answer<Row>> {
    const query = types === undefined ? { text, values: [...values] } : { text, values: [...values], types }
    return send(this.#frame, (client) => client.query<Row & { [column: string]: unknown }>(query))
  }

  /** Whether work that gave this back, and is done so far, has nothing left to say than its last statement's answer. */
  isLastWord(given: Promise<unknown>): boolean {
    if (given !== this.#lastAnswer || this.#em !== undefined) return false
    return this.#rows.length + this.#acts.length + this.#tags.size + this.#notices.length === 0
  }

  sql<Row extends object>(text: TemplateStringsArray, ...values: readonly unknown[]): Promise<Row[]> {
    return this.query<Row>(numbered(text), values)
  }

  async emit<E extends DomainEvent>(event: E, payload: PayloadOf<E>): Promise<void> {
    if (!Value.Check(event.payload, payload)) throw misfit('event', event.id)
    if (!event.withinOnly) this.#leave('event', event.id, payload)
    // What is told of no website concerns none.
    if (this.#frame.scope.tenant === null) return
    for (const hear of this.#hearersOf(event.id)) await hear(this, payload)
  }

  async enqueue<J extends Job>(job: J, payload: JobPayload<J>, options: JobOptions = {}): Promise<void> {
    if (!Value.Check(job.payload, payload)) throw misfit('job', job.id)
    this.#leave('job', job.id, payload, options)
  }

  audit(entry: AuditEntry): void {
    this.#acts.push(entry)
  }

  dropTags(...tags: readonly string[]): void {
    for (const tag of tags) this.#tags.add(tag)
  }

  /** Tell the other processes once this has committed; what it says travels with what is left to write. */
  signal(signal: Signal): void {
    const { hasNotify, processId } = this.#messenger
    if (hasNotify) this.#notices.push(notice(processId, signal))
  }

  /** Write what is left to write. Called when the work has returned, before the commit. */
  async settle(): Promise<void> {
    await this.flush()
    const { tenant } = this.#frame.scope
    const acts = this.#acts
    this.#acts = []
    // Both travel together.
    const logged = acts.length > 0 ? this.query(...auditStatement(acts, tenant)) : undefined
    await Promise.all([logged, this.#settleRows()])
  }

  async #settleRows(): Promise<void> {
    const { processId, hasNotify } = this.#messenger
    const { tenant } = this.#frame.scope
    const rows = this.#rows
    const tags = [...this.#tags]
    const notices = this.#notices
    if (rows.length === 0 && tags.length === 0 && notices.length === 0) return
    this.#rows = []
    this.#tags = new Set()
    this.#notices = []
    const hasWork = rows.length > 0
    if (hasNotify && tags.length > 0) notices.push(...tagNotices(processId, tenant, tags))
    if (hasNotify && hasWork) notices.push(notice(processId, { kind: 'outbox' }))
    // The row is for processes that miss the notice; an embedded database has none.
    if (hasNotify && tags.length > 0) rows.push({ kind: 'tags', name: '', payload: tags, key: null, startAfter: null })
    if (rows.length > 0 || notices.length > 0) await this.query(...outboxStatement(rows, notices))
    this.#frame.unit.committed.push(() => this.#messenger.tell(tenant, tags, hasWork))
  }

  #leave(kind: 'event' | 'job', name: string, payload: unknown, options: JobOptions = {}): void {
    const { key = null, startAfter } = options
    this.#rows.push({ kind, name, payload, key, startAfter: startAfter?.toISOString() ?? null })
  }
}

const misfit = (kind: string, name: string) =>
  new TypeError(`The payload of ${kind} “${name}” does not match its schema.`)
