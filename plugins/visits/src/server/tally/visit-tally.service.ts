import { randomBytes } from 'node:crypto'
import { dayIn, PlatformSettings } from '@ashlar/sdk'
import type { Database, Log, PageView, Settings, SiteVisits } from '@ashlar/sdk/server'
import { VisitSettings } from '../../settings.ts'
import { ViewCounts } from './view-counts.ts'
import { keepCounts } from './visit.store.ts'

/** Milliseconds between two writes. A killed process loses what it has not written: these are figures, not records. */
const interval = 30_000
/** Every time zone is a multiple of this away from UTC, so no day of any website begins within such a part of an hour. */
const quarter = 15 * 60_000

/** Views of a website by the quarter of an hour in which they were. */
type Quarters = Map<number, ViewCounts>

/** Counts views in memory and writes them now and then: a visit costs no query. */
export class VisitTally implements SiteVisits {
  readonly #database: Database
  readonly #settings: Settings
  readonly #log: Log | undefined
  /** Tells visitors apart until they are written. */
  readonly #salt = randomBytes(16).toString('base64url')
  #waiting = new Map<string, Quarters>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(database: Database, settings: Settings, log: Log | undefined) {
    this.#database = database
    this.#settings = settings
    this.#log = log
  }

  count(view: PageView): void {
    const { guid } = view.tenant
    const quarters: Quarters = this.#waiting.get(guid) ?? new Map()
    this.#waiting.set(guid, quarters)
    const begin = Math.floor(view.moment.getTime() / quarter) * quarter
    const counts = quarters.get(begin) ?? new ViewCounts()
    quarters.set(begin, counts)
    counts.add(view, this.#salt)
    this.#timer ??= setTimeout(() => void this.flush(), interval).unref()
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

  async #write(waiting: ReadonlyMap<string, Quarters>): Promise<void> {
    for (const [tenant, quarters] of waiting) {
      try {
        await this.#writeFor(tenant, quarters)
      } catch (error) {
        this.#log?.warn({ tenant, err: error }, 'Visits could not be counted')
      }
    }
  }

  /** Whether a website counts at all is asked here, so that a visit need not wait for the answer. */
  async #writeFor(tenant: string, quarters: Quarters): Promise<void> {
    const { count_visits: isCounting } = await this.#settings.plainFor(tenant, VisitSettings)
    if (!isCounting) return
    const { time_zone: zone } = await this.#settings.plainFor(tenant, PlatformSettings)
    await this.#database.forTenant(tenant, async (tx) => {
      for (const [begin, counts] of quarters) await keepCounts(tx, dayIn(zone, new Date(begin)), counts)
    })
  }
}
