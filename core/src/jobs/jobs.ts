import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { type DataLayer, type DataLog, outsideOfFrames, tagsByTenant } from '../data/index.ts'
import { nowRunning } from './background-work.ts'
import { type JobComposition, Work } from './composition.ts'
import { type DeadLetter, deadLettersOf } from './dead-letters.ts'
import { askEachWebsite, type WebsiteClocks } from './each-website.ts'
import { forgetOldTags, handOver } from './hand-over.ts'
import { giveBackBeyond, workersOf } from './lanes.ts'
import { type FindTenant, type ModuleOff, perform } from './perform.ts'
import { Progress } from './progress.ts'
import { deadQueue, openQueue, type QueuedWork, type QueueTiming, queue } from './queue.ts'
import { setSchedules } from './schedules.ts'
import { lookAgain, waitForModule } from './waiting-for-module.ts'

export interface JobsOptions extends JobComposition {
  readonly data: DataLayer
  /** The tenant that a job runs for; null when it is gone. */
  readonly findTenant: FindTenant
  /** For schedules of each website; without it they never come. */
  readonly clocks?: WebsiteClocks
  readonly log?: DataLog
  /** For tests; the defaults are for servers. */
  readonly timing?: Partial<QueueTiming>
}

const defaults: QueueTiming = { poll: 5, heartbeat: 30, supervise: 30, schedules: 30 }
const silent: DataLog = { info: () => undefined, warn: () => undefined }
/** How long a job may go on while the server stops; then it is given back to the queue. Milliseconds. */
const drain = 20_000
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Begin to do the background work of a composition. The data must be migrated. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { data, log = silent } = options
  const timing = { ...defaults, ...options.timing }
  return outsideOfFrames(async () => {
    const boss = await openQueue(data.store, timing, log)
    const jobs = new Jobs(boss, new Work(options), options, log)
    await jobs.start(timing)
    nowRunning(data, jobs)
    return jobs
  })
}

/** The running background work of this process. */
export class Jobs {
  readonly #boss: PgBoss
  readonly #findTenant: FindTenant
  readonly #clocks: WebsiteClocks | undefined
  readonly #data: DataLayer
  readonly #log: DataLog
  readonly #stops: (() => void)[] = []
  #work: Work
  readonly #workers: string[] = []
  #handing: Promise<void> | undefined
  #isAskedAgain = false
  #scheduling: Promise<void> = Promise.resolve()

  constructor(boss: PgBoss, work: Work, { data, findTenant, clocks }: JobsOptions, log: DataLog) {
    this.#boss = boss
    this.#work = work
    this.#findTenant = findTenant
    this.#clocks = clocks
    this.#data = data
    this.#log = log
  }

  async start(timing: QueueTiming): Promise<void> {
    await this.#setSchedules()
    for (const lane of workersOf) {
      const settings = { pollingIntervalSeconds: timing.poll, includeMetadata: true, ...lane } as const
      const worker = await this.#boss.work<QueuedWork, void, typeof settings>(queue, settings, async (jobs) => {
        for (const job of jobs) await this.#perform(job)
        // Look for the next at once: a worker that is not told so waits for the clock after each job.
        this.#boss.notifyWorker(worker)
      })
      this.#workers.push(worker)
    }
    this.#stops.push(this.#data.signals.listen('outbox', () => this.wake()))
    const modulesChanged = this.#data.signals.listen('tags', ({ tenant, tags }) => {
      for (const [whose, its] of tagsByTenant(tenant, tags)) if (its.includes('tenant')) void this.#lookAgain(whose)
      if (tags.includes('settings')) void this.#clocksChanged()
    })
    this.#stops.push(modulesChanged)
    this.#every(timing.poll, () => this.wake())
    if (this.#data.store.hasNotify) this.#every(300, () => void this.#forget())
    this.wake()
  }

  /** Do the work of the next composition from now on; what runs already ends with the one it began with. */
  async use(composition: JobComposition): Promise<void> {
    this.#work = new Work(composition)
    await this.#setSchedules()
  }

  /** Look into the outbox now. Calls while it is looking become one more look. */
  wake(): void {
    if (this.#handing !== undefined) {
      this.#isAskedAgain = true
      return
    }
    this.#handing = outsideOfFrames(() => this.#handOver()).finally(() => {
      this.#handing = undefined
      if (!this.#isAskedAgain) return
      this.#isAskedAgain = false
      this.wake()
    })
  }

  /** Work that was given up after all its retries, youngest first. */
  deadLetters(): Promise<DeadLetter[]> {
    return deadLettersOf(this.#data.store, deadQueue)
  }

  /** Try a dead letter again from the beginning; false when there is none with this id. */
  async retry(id: string): Promise<boolean> {
    if (!uuid.test(id)) return false
    const moved = await this.#boss.redrive(deadQueue, { ids: [id] })
    this.#fetch()
    return moved > 0
  }

  /** Let running jobs end, give back what does not. */
  async stop(): Promise<void> {
    for (const stop of this.#stops) stop()
    this.#isAskedAgain = false
    await this.#handing
    await this.#boss.stop({ graceful: true, timeout: drain, close: false })
  }

  #fetch(): void {
    for (const worker of this.#workers) this.#boss.notifyWorker(worker)
  }

  #every(seconds: number, action: () => void): void {
    const timer = setInterval(action, seconds * 1_000)
    timer.unref()
    this.#stops.push(() => clearInterval(timer))
  }

  async #forget(): Promise<void> {
    try {
      await forgetOldTags(this.#data.store)
    } catch (error) {
      this.#log.warn(`Old tags could not be removed from the outbox: ${String(error)}`)
    }
  }

  async #handOver(): Promise<void> {
    try {
      const handed = await handOver(this.#data.store, this.#boss, this.#work)
      if (handed > 0) this.#fetch()
    } catch (error) {
      this.#log.warn(`The outbox could not be processed and will be retried: ${String(error)}`)
    }
  }

  /** One after the other: two at once would undo each other's. */
  #setSchedules(): Promise<void> {
    const set = this.#scheduling.then(() => setSchedules(this.#boss, this.#work, this.#clocks))
    this.#scheduling = set.catch(() => undefined)
    return set
  }

  async #clocksChanged(): Promise<void> {
    if (!this.#work.schedules.some(({ each }) => each === 'tenant')) return
    try {
      await outsideOfFrames(() => this.#setSchedules())
    } catch (error) {
      this.#log.warn(`The schedules of websites were not updated: ${String(error)}`)
    }
  }

  async #wait({ id, data }: JobWithMetadata<QueuedWork>, { module }: ModuleOff): Promise<void> {
    if (await waitForModule(this.#data.store, id, module)) return
    this.#log.info(`${data.kind} “${data.name}” was deleted because its website has not had “${module}” for too long.`)
  }

  async #lookAgain(tenant: string | null): Promise<void> {
    try {
      await outsideOfFrames(() => lookAgain(this.#data.store, tenant))
      this.#fetch()
    } catch (error) {
      this.#log.warn(`Jobs that wait for a module will be checked again later: ${String(error)}`)
    }
  }

  async #perform(job: JobWithMetadata<QueuedWork>): Promise<void> {
    if (await giveBackBeyond(this.#data.store, job)) return
    const { name, zone } = job.data
    if (zone !== undefined && this.#clocks !== undefined) {
      await askEachWebsite(this.#boss, this.#work, this.#clocks, name, zone)
      this.#fetch()
      return
    }
    const progress = new Progress(this.#data, job.id, job.data)
    try {
      const off = await perform(job.data, this.#work, this.#findTenant, progress, job.signal)
      if (off !== undefined) return await this.#wait(job, off)
    } catch (error) {
      this.#log.warn(`${job.data.kind} “${job.data.name}” failed (try ${job.retryCount + 1}): ${String(error)}`)
      if (job.retryCount >= job.retryLimit) await progress.end('failed')
      throw error
    }
    await progress.end('done')
  }
}
