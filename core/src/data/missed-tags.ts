import type { Outbox } from './foundation.entities.ts'
import { rowTypes } from './row-types.ts'
import type { Signals } from './signals.ts'
import type { Store } from './store.ts'

/**
 * Milliseconds after which a row that was not committed when a later one was read counts as not coming. A unit of
 * work writes its row last, and the limits of a transaction end it long before.
 */
const longestCommit = 30_000
/** Tags that other processes dropped before this one had kept anything. */
const firstRow = `select coalesce(max(id), 0) as id from core.outbox where created_at < now() - interval '1 minute'`
const rowsAfter = `select id, xmin::text as xid, tenant_id as "tenantId", payload from core.outbox where kind = 'tags' and id > $1 order by id`

type DroppedTags = Pick<Outbox, 'id' | 'tenantId'> & { readonly xid: string; readonly payload: readonly string[] }

/** Dropped tags as the outbox keeps them. Reading them makes up for notices that were lost. */
export class MissedTags {
  readonly #query: Store['query']
  readonly #signals: Signals
  readonly #now: () => number
  /**
   * Transactions whose tags this process knows of, read or heard, and since when. All notices of a transaction arrive
   * together; which row it wrote its writer may not read.
   */
  readonly #known = new Map<string, number>()
  /** Rows up to this one are read no more; undefined until the table is there. */
  #after: number | undefined
  /** The newest known row when `#since` was, and `#after` once it is old enough. */
  #next = 0
  #since: number

  constructor({ query, signals }: Pick<Store, 'query' | 'signals'>, now: () => number = () => performance.now()) {
    this.#query = query
    this.#signals = signals
    this.#now = now
    this.#since = now()
  }

  /** A notice of this transaction has arrived. */
  heard(xid: string): void {
    this.#known.set(xid, this.#now())
  }

  /** Deliver what no notice has told. Rejects when the database does not answer. */
  async read(): Promise<void> {
    const after = this.#after ?? (await this.#first())
    if (after === undefined) return
    this.#after = after
    const { rows } = await this.#query<DroppedTags>({ text: rowsAfter, values: [after], types: rowTypes })
    const fresh = rows.filter(({ xid }) => !this.#known.has(xid))
    for (const { xid, tenantId: tenant, payload } of fresh) {
      this.heard(xid)
      this.#signals.deliver({ kind: 'tags', tenant, tags: payload })
    }
    this.#forget(rows.at(-1)?.id ?? after)
  }

  async #first(): Promise<number | undefined> {
    const { rows: found } = await this.#query<{ there: boolean }>({
      text: `select to_regclass('core.outbox') is not null as there`,
    })
    if (found[0]?.there !== true) return undefined
    const { rows } = await this.#query<{ id: number }>({ text: firstRow, types: rowTypes })
    this.#next = rows[0]?.id ?? 0
    return this.#next
  }

  /** Numbers are given before a commit, so a lower one may still appear for a while. */
  #forget(newest: number): void {
    if (this.#now() - this.#since < longestCommit) return
    this.#after = this.#next
    this.#next = newest
    this.#since = this.#now()
    for (const [xid, since] of this.#known) if (this.#since - since > 3 * longestCommit) this.#known.delete(xid)
  }
}
