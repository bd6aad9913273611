import { setTimeout as delay } from 'node:timers/promises'
import type { BulkMail, BulkMailSource, Database, Transaction } from '@ashlar/sdk/server'
import type { OpenSending } from '../mail/mail-sending.ts'
import { holdLease, type RunEnd, renewLease, setNextSlot } from './bulk-lease.ts'
import { type HandedOver, handOverBulk } from './hand-over-bulk.ts'
import { InGroups } from './in-groups.ts'
import { intervalOf, slotsUntil } from './pace.ts'

/** Mails of a website that are handed over at a time. */
const workers = 4
/** Milliseconds for which a run sends before other websites have their turn. */
const slice = 4_000
/** Mails that are asked for at a time, where their source says later whether they may still go. */
const ahead = 24
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

/** What came of the last mail of a worker. */
type Last = (HandedOver & { readonly source: BulkMailSource }) | undefined

/** What a worker does next. */
type Step =
  | { readonly do: 'send'; readonly source: BulkMailSource; readonly mail: BulkMail }
  /** The website's limit is reached. */
  | { readonly do: 'wait'; readonly until: Date }
  /** Others were given what there was: there may be more. */
  | { readonly do: 'ask' }
  | { readonly do: 'end' }
type Sending = Extract<Step, { readonly do: 'send' }>

/** One run of a website: a few seconds of mails from all its sources. */
export class BulkRun {
  readonly #input: BulkRunInput
  readonly #interval: number
  readonly #deadline = Date.now() + slice
  readonly #steps = new InGroups<Last, Step>((lasts) => this.#step(lasts))
  #turn = 0
  /** Taken, and not handed over yet. */
  #ready: readonly Sending[] = []
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
    let last: Last
    for (;;) {
      const step = await this.#steps.ask(last)
      last = undefined
      if (step.do === 'end') return
      if (step.do === 'send') {
        const { source, mail } = step
        last = { ...(await handOverBulk(this.#input.sending, mail)), source }
        this.#learn(last)
      } else if (step.do === 'wait' && !(await this.#waited(step.until))) return
    }
  }

  /**
   * Record what came of the last mails, and take the next ones: for all workers that wait, in one unit of work. None takes
   * another before its last one is recorded, so that one of each is in doubt at most.
   */
  async #step(lasts: readonly Last[]): Promise<readonly Step[]> {
    try {
      return await this.#input.database.tenant((tx) => this.#stepIn(tx, lasts))
    } catch (error) {
      // Of what was taken nobody knows now how it is marked: the next run takes it again.
      this.#ready = []
      throw error
    }
  }

  async #stepIn(tx: Transaction, lasts: readonly Last[]): Promise<readonly Step[]> {
    const { nextMailAt, now } = await holdLease(tx, this.#input.run)
    await record(tx, lasts)
    const isOver = this.#input.signal.aborted || Date.now() >= this.#deadline
    if (this.#away !== undefined || isOver) {
      this.#isCut ||= this.#away === undefined
      await putBack(tx, this.#ready)
      this.#ready = []
      return lasts.map(() => ({ do: 'end' }))
    }
    const slots = slotsUntil(nextMailAt, now, this.#interval, lasts.length)
    const sending = await this.#next(tx, slots.length)
    const next = slots[sending.length - 1]
    if (this.#interval > 0 && next !== undefined) await setNextSlot(tx, next)
    const others: Step =
      slots.length < lasts.length && sending.length === slots.length
        ? { do: 'wait', until: next ?? nextMailAt ?? now }
        : { do: sending.length === 0 ? 'end' : 'ask' }
    return lasts.map((_, at) => sending[at] ?? others)
  }

  async #next(tx: Transaction, most: number): Promise<readonly Sending[]> {
    const sending: Sending[] = []
    while (sending.length < most && this.#ready.length > 0) {
      const before = this.#ready.slice(0, most - sending.length)
      this.#ready = this.#ready.slice(before.length)
      sending.push(...(await stillWanted(tx, before)))
    }
    if (sending.length === most) return sending
    const taken = await this.#take(tx, most - sending.length)
    this.#ready = taken.slice(most - sending.length)
    return [...sending, ...taken.slice(0, most - sending.length)]
  }

  /** The sources take turns. More than are wanted now come of those that can be asked again. */
  async #take(tx: Transaction, wanted: number): Promise<readonly Sending[]> {
    const { sources } = this.#input
    const taken: Sending[] = []
    for (let asked = 0; asked < sources.length && taken.length < wanted; asked++) {
      const source = sources[this.#turn++ % sources.length]
      const left = wanted - taken.length
      const canAsk = source?.stillWanted !== undefined
      const found = await source?.next(tx, canAsk ? Math.max(left, this.#ahead()) : left)
      if (source === undefined || found === undefined) continue
      if ('after' in found) this.#laterAt(found.after)
      else taken.push(...found.map((mail) => ({ do: 'send', source, mail }) as const))
    }
    return taken
  }

  /** Mails that may go before this run ends. */
  #ahead(): number {
    return this.#interval === 0 ? ahead : Math.min(ahead, Math.ceil((this.#deadline - Date.now()) / this.#interval))
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

/** Tell each source of its own. */
async function record(tx: Transaction, lasts: readonly Last[]): Promise<void> {
  const known = lasts.filter((last) => last !== undefined)
  for (const [source, of] of Map.groupBy(known, ({ source }) => source))
    await source.record(
      tx,
      of.map(({ result }) => result),
    )
}

/** Those of mails that were taken before that may still go; the others go back to their source. */
async function stillWanted(tx: Transaction, taken: readonly Sending[]): Promise<readonly Sending[]> {
  const wanted = new Set<Sending>()
  for (const [source, of] of Map.groupBy(taken, ({ source }) => source)) {
    const keys = await source.stillWanted?.(
      tx,
      of.map(({ mail }) => mail.key),
    )
    for (const each of of) if (keys?.has(each.mail.key)) wanted.add(each)
  }
  await putBack(
    tx,
    taken.filter((each) => !wanted.has(each)),
  )
  return taken.filter((each) => wanted.has(each))
}

/** Give mails back to their source that were not handed over. */
async function putBack(tx: Transaction, taken: readonly Sending[]): Promise<void> {
  for (const [source, of] of Map.groupBy(taken, ({ source }) => source))
    await source.record(
      tx,
      of.map(({ mail }) => ({ key: mail.key, outcome: 'returned', error: '' })),
    )
}
