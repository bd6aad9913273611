import type { Database, Log } from '@ashlar/sdk/server'
import { redirectLimits } from '../../redirect.ts'
import { addressesKept, keepMissed } from './not-found.store.ts'

/** Milliseconds between two writes. What a killed process had not written is lost: these are figures, not records. */
const interval = 10_000
/** Different addresses of a tenant that wait to be written; a scan for weak spots asks for thousands. */
const mostWaiting = 500

export interface Missed {
  hits: number
  referrer: string
}

interface Waiting {
  readonly missed: Map<string, Missed>
  readonly led: Map<number, number>
}

/** Counts what visitors found nothing at and what led them on, and writes it now and then: a visit costs no write. */
export class AddressTally {
  readonly #database: Database
  readonly #log: Log | undefined
  #waiting = new Map<string, Waiting>()
  #timer: NodeJS.Timeout | undefined

  constructor(database: Database, log: Log | undefined) {
    this.#database = database
    this.#log = log
  }

  missed(tenant: string, path: string, referrer: string): void {
    if (path.length > redirectLimits.source || /\p{Cc}/u.test(path)) return
    const { missed } = this.#of(tenant)
    const known = missed.get(path)
    if (known) {
      known.hits += 1
      if (referrer !== '') known.referrer = withoutQuery(referrer)
    } else if (missed.size < mostWaiting) missed.set(path, { hits: 1, referrer: withoutQuery(referrer) })
  }

  led(tenant: string, redirects: readonly number[]): void {
    const { led } = this.#of(tenant)
    for (const id of redirects) led.set(id, (led.get(id) ?? 0) + 1)
  }

  /** Write what waits. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const waiting = this.#waiting
    this.#waiting = new Map()
    for (const [tenant, { missed, led }] of waiting) {
      await this.#database.forTenant(tenant, async (tx) => {
        if (missed.size > 0) await keepMissed(tx, missed, addressesKept)
        if (led.size === 0) return
        await tx.sql`
          update redirects.page_redirect r set hits = r.hits + counted.hits, last_hit_at = now()
          from unnest(${[...led.keys()]}::bigint[], ${[...led.values()]}::bigint[]) as counted (id, hits)
          where r.id = counted.id`
      })
    }
  }

  #of(tenant: string): Waiting {
    const waiting = this.#waiting.get(tenant) ?? { missed: new Map(), led: new Map() }
    this.#waiting.set(tenant, waiting)
    this.#timer ??= setTimeout(() => {
      this.flush().catch((error: unknown) => {
        this.#log?.warn({ err: error }, 'Could not count the addresses that were not found')
      })
    }, interval).unref()
    return waiting
  }
}

/** Where somebody came from, without what was asked there. */
function withoutQuery(referrer: string): string {
  if (!URL.canParse(referrer)) return ''
  const { origin, pathname } = new URL(referrer)
  return `${origin}${pathname}`.slice(0, redirectLimits.source)
}
