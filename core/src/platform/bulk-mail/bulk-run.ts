import { setTimeout as delay } from 'node:timers/promises'
import type { BulkMail, BulkMailSource, Database, Transaction } from '@ashlar/sdk/server'
import type { OpenSending } from '../mail/mail-sending.ts'
import { holdLease, type RunEnd, renewLease, setNextSlot } from './bulk-lease.ts'
import { type HandedOver, handOverBulk } from './hand-over-bulk.ts'
import { intervalOf, nextSlot } from './pace.ts'

/** Mails of a website that are handed over at a time. */
const workers = 4
/** Milliseconds for which a run sends before other websites have their turn. */
const slice = 4_000
/** Milliseconds between two signs of life. */
const heartbeat = 5_000

export interface BulkRunInput {
  readonly database: Pick<Database, 'tenant'>
  readonly sources: readonly BulkMailSource[]
  readonly sending: OpenSending
  /** Number of the run, which holds the lease. */
  readonly run: number
  /** Mails an hour; 0 for no limit. */
  readonly perHour: number
  /** Aborted when the server stops. */
  readonly signal: AbortSignal
}

/** What a worker does next. */
type Step =
  | { readonly do: 'send'; readonly source: BulkMailSource; readonly mail: BulkMail }
  /** The website's limit is reached. */
  | { readonly do: 'wait'; readonly until: Date }
  | { readonly do: 'end' }

/** One run of a website: a few seconds of mails from all its sources. */
export class BulkRun {
  readonly #input: BulkRunInput
  readonly #interval: number
  readonly #deadline = Date.now() + slice
  #turn = 0
  #hasSent = false
  #isCut = false
  #later: Date | undefined
  #away: string | undefined

  constructor(input: BulkRunInput) {
    this.#input = input
    this.#interval = intervalOf(input.perHour)
  }

  /** @throws LeaseLost, and what a source throws; then what the other workers hold is recorded first. */
  async perform(): Promise<RunEnd> {
    const { database, sources, run } = this.#input
    await database.tenant(async (tx) => {
      await holdLease(tx, run)
      for (const source of sources) await source.resume(tx)
    })
    const renewing = setInterval(() => void this.#renew(), heartbeat)
    try {
      // More would only wait for each other where mails are far apart.
      const count = this.#interval > 1_000 ? 1 : workers
      const ends = await Promise.allSettled(Array.from({ length: count }, () => this.#work()))
      for (const end of ends) if (end.status === 'rejected') throw end.reason
    } finally {
      clearInterval(renewing)
    }
    if (this.#away !== undefined) return { kind: 'away', reason: this.#away, isSetUp: true }
    return { kind: 'done', again: this.#isCut ? 'now' : this.#later, hasSent: this.#hasSent }
  }

  async #work(): Promise<void> {
    let last: (HandedOver & { readonly source: BulkMailSource }) | undefined
    for (;;) {
      const handed = last
      const step = await this.#input.database.tenant(async (tx) => this.#step(tx, handed))
      last = undefined
      if (step.do === 'end') return
      if (step.do === 'send') {
        const { source, mail } = step
        last = { ...(await handOverBulk(this.#input.sending, mail)), source }
        this.#learn(last)
      } else if (!(await this.#waited(step.until))) return
    }
  }

  /** Record what came of the last mail, and take the next one: in one unit of work, so that one is in doubt at most. */
  async #step(tx: Transaction, last: (HandedOver & { readonly source: BulkMailSource }) | undefined): Promise<Step> {
    const { nextMailAt, now } = await holdLease(tx, this.#input.run)
    if (last) await last.source.record(tx, last.result)
    if (this.#away !== undefined) return { do: 'end' }
    if (this.#input.signal.aborted || Date.now() >= this.#deadline) {
      this.#isCut = true
      return { do: 'end' }
    }
    if (this.#interval > 0 && nextMailAt !== null && nextMailAt > now) return { do: 'wait', until: nextMailAt }
    const step = await this.#next(tx)
    if (step.do === 'send' && this.#interval > 0) await setNextSlot(tx, nextSlot(nextMailAt, now, this.#interval))
    return step
  }

  /** The sources take turns. */
  async #next(tx: Transaction): Promise<Step> {
    const { sources } = this.#input
    for (let asked = 0; asked < sources.length; asked++) {
      const source = sources[this.#turn++ % sources.length]
      const found = await source?.next(tx)
      if (source === undefined || found === undefined) continue
      if (!('after' in found)) return { do: 'send', source, mail: found }
      this.#laterAt(found.after)
    }
    return { do: 'end' }
  }

  #learn({ away, result }: HandedOver): void {
    if (away !== undefined) this.#away ??= away
    else if (result.outcome !== 'postponed') this.#hasSent = true
  }

  /** Wait for a time; false when the run has ended before. */
  async #waited(until: Date): Promise<boolean> {
    if (until.getTime() >= this.#deadline) {
      this.#laterAt(until)
      return false
    }
    await delay(Math.max(until.getTime() - Date.now(), 1), undefined, { signal: this.#input.signal }).catch(
      () => undefined,
    )
    return true
  }

  #laterAt(time: Date): void {
    if (this.#later === undefined || time < this.#later) this.#later = time
  }

  /** A failure shows in the next step of a worker, if it lasts. */
  async #renew(): Promise<void> {
    const { database, run } = this.#input
    await database.tenant((tx) => renewLease(tx, run)).catch(() => undefined)
  }
}
