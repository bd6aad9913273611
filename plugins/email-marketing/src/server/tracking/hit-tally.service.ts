import { token } from '@ashlar/sdk'
import type { Database, Log } from '@ashlar/sdk/server'
import { keepHits } from './hit.store.ts'
import type { Tracked } from './tracking-secret.ts'

/** Milliseconds between two writes. A killed process loses what it has not written: these are figures, not records. */
const interval = 2_000
/** Hits of a website that wait at most, by reader and link; further ones are written at once. */
const mostWaiting = 5_000

export const Hits = token<HitTally>('email_marketing.hits')

/** Counts in memory who opened and clicked, and writes it now and then: a click costs no query. */
export class HitTally {
  readonly #database: Database
  readonly #log: Log | undefined
  /** By website, then by reader and link. */
  #waiting = new Map<string, Map<string, Tracked & { times: number }>>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(database: Database, log: Log | undefined) {
    this.#database = database
    this.#log = log
  }

  /** @param tenant guid of the website */
  count(tenant: string, tracked: Tracked): void {
    const hits = this.#waiting.get(tenant) ?? new Map<string, Tracked & { times: number }>()
    this.#waiting.set(tenant, hits)
    const key = `${tracked.recipientId}/${tracked.link}`
    const known = hits.get(key)
    if (known) known.times += 1
    else hits.set(key, { ...tracked, times: 1 })
    if (hits.size >= mostWaiting) void this.flush()
    else this.#timer ??= setTimeout(() => void this.flush(), interval).unref()
  }

  /** Write what waits. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const waiting = this.#waiting
    this.#waiting = new Map()
    this.#writing = this.#writing.then(() => this.#write(waiting))
    return this.#writing
  }

  async #write(waiting: ReadonlyMap<string, ReadonlyMap<string, Tracked & { times: number }>>): Promise<void> {
    for (const [tenant, hits] of waiting) {
      // In one order everywhere, so that two processes do not wait for each other in a circle.
      const ordered = [...hits.values()].toSorted((a, b) => a.recipientId - b.recipientId || a.link - b.link)
      try {
        await this.#database.forTenant(tenant, (tx) => keepHits(tx, ordered))
      } catch (error) {
        this.#log?.warn({ tenant, err: error }, 'Opens and clicks could not be counted')
      }
    }
  }
}
