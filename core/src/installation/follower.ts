import type { Candidate } from '../host/candidate.ts'
import { reasonOf } from '../host/composition-error.ts'
import type { Changes } from './changes.ts'
import type { InstallationParts } from './parts.ts'
import type { SignOfLife } from './process-records.ts'
import type { Serving } from './serving.ts'
import type { VersionBound } from './version-bound.ts'

/** Milliseconds. Notices tell of a new set at once; looking for one makes up for those that were lost. */
const lookEvery = 2_000
const beatEvery = 5_000
const shortestPause = 2_000
const longestPause = 60_000
/** What is left of it makes pages beforehand; a set is to be served within two seconds. */
const longestComposing = 1_000

/** Keeps this process on the newest set, and tells the others that it is there. */
export class Follower {
  readonly #parts: InstallationParts
  readonly #serving: Serving
  readonly #changes: Changes
  readonly #bound: VersionBound
  readonly #stops: (() => void)[] = []
  #pause = shortestPause
  #notBefore = 0

  constructor(parts: InstallationParts, serving: Serving, changes: Changes, bound: VersionBound) {
    this.#parts = parts
    this.#serving = serving
    this.#changes = changes
    this.#bound = bound
  }

  /** Follow from now on, and take up a change whose process has gone. */
  async begin(): Promise<void> {
    const { data } = this.#parts
    await this.#beat()
    this.#stops.push(data.signals.listen('generation', () => this.#try(() => this.follow())))
    if (data.store.hasNotify) this.#every(lookEvery, () => this.follow())
    this.#every(beatEvery, () => this.#beat())
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops.splice(0)) stop()
    await this.#parts.processes.leave()
  }

  /** Take over the newest set, unless it serves already. A failure is kept, and tried again after a while. */
  follow(): Promise<void> {
    return this.#serving.inTurn(async () => {
      if (performance.now() < this.#notBefore) return
      const { sets, sources, log } = this.#parts
      const newest = await sets.newest()
      if (newest.generation <= this.#serving.set.generation) return
      const began = performance.now()
      let candidate: Candidate | undefined
      try {
        candidate = await this.#serving.host.prepare(await sources.all(newest))
        await candidate.migrate()
        await candidate.checkReadiness()
        await candidate.warmPages(began + longestComposing)
        this.#serving.takeOver(candidate, newest)
        this.#pause = shortestPause
        log.info({ generation: newest.generation }, 'The packages have changed.')
      } catch (error) {
        await candidate?.discard()
        this.#serving.failed(reasonOf(error))
        this.#notBefore = performance.now() + this.#pause
        this.#pause = Math.min(this.#pause * 2, longestPause)
        log.error({ err: error, generation: newest.generation }, 'The newest packages could not be loaded.')
      }
      await this.beat()
    })
  }

  /** Say that this process is there and what it serves. */
  beat(): Promise<void> {
    return this.#parts.processes.beat(this.#signOfLife())
  }

  async #beat(): Promise<void> {
    await this.beat()
    await this.#changes.takeUp()
  }

  #signOfLife(): SignOfLife {
    const { set, failure, host } = this.#serving
    const { loadedVersions } = host
    return { generation: set.generation, failure, loadedVersions, mostVersions: this.#bound.most }
  }

  #every(milliseconds: number, action: () => Promise<void>): void {
    let isBusy = false
    const timer = setInterval(() => {
      if (isBusy) return
      isBusy = true
      void this.#try(action).finally(() => {
        isBusy = false
      })
    }, milliseconds)
    timer.unref()
    this.#stops.push(() => clearInterval(timer))
  }

  async #try(action: () => Promise<void>): Promise<void> {
    try {
      await action()
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'The packages could not be checked. The next attempt follows.')
    }
  }
}
