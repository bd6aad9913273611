import { existsSync, realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { EndlessWork, type PackageWatch, TimeIsUp, type WatchedPart, withTimeLimit } from '@ashlar/sdk/surface'
import { idOf } from '../first-runs.ts'
import type { LoadedPackage } from '../load-package.ts'
import type { NamedPart, RunningPart } from './running-marks.ts'
import type { WatchRecord } from './watch-record.ts'

/** Of the time that work has, how much of it the processor must have been at it, and one part alone. */
const share = 0.6
/** What may only have been slow is tried again, with so many times the time: a machine that stands still is no loop. */
const times = [1, 5, 25] as const

/**
 * `PackageWatch` as one composition has it: knows the versions of its packages. Those that come with the server are
 * trusted. V8's own time limit is what cuts a loop off: a worker would have to hold a second composition, since a
 * package's services and transactions can't cross to it.
 */
export class CompositionWatch implements PackageWatch {
  readonly #record: WatchRecord
  /** Of packages of the store, by name. */
  readonly #versions: ReadonlyMap<string, string>
  #marked: { readonly part: WatchedPart; readonly running: RunningPart } | undefined
  #markedAt = 0

  constructor(record: WatchRecord, packages: readonly LoadedPackage[]) {
    this.#record = record
    const ofStore = packages.filter(({ source }) => source.origin === 'store')
    this.#versions = new Map(ofStore.map(({ source }) => [source.name, source.version]))
    for (const { source } of ofStore) {
      const { name, version, browser } = source
      if (browser !== undefined && existsSync(browser.folder))
        record.know({ package: name, version, id: idOf(source), address: addressOf(browser.folder) })
    }
  }

  isWatched(name: string, part: string): boolean {
    const version = this.#versions.get(name)
    return version !== undefined && !this.#record.isTrusted({ package: name, version, part })
  }

  refusal(part: WatchedPart): EndlessWork | undefined {
    const running = this.#running(part)
    return running && this.#record.isEndless(running) ? new EndlessWork(part) : undefined
  }

  mark(part: WatchedPart): void {
    const running = this.#running(part)
    if (running === undefined) return
    this.#marked = { part, running }
    this.#markedAt = performance.now()
    this.#record.ran(running)
    this.#record.marks.at(running)
  }

  unmark(): void {
    this.#marked = undefined
    this.#record.marks.at(undefined)
  }

  within<T>(milliseconds: number, work: () => T): T {
    let late: TimeIsUp | undefined
    for (const factor of times) {
      try {
        return this.#timed(milliseconds * factor, milliseconds * share, work)
      } catch (error) {
        if (!(error instanceof TimeIsUp)) throw error
        late = error
      }
    }
    throw late
  }

  /** @throws EndlessWork for the part that used the time up; TimeIsUp where that can't be told */
  #timed<T>(limit: number, busy: number, work: () => T): T {
    this.unmark()
    const before = process.threadCpuUsage()
    try {
      return withTimeLimit(limit, work)
    } catch (error) {
      const marked = this.#marked
      if (!(error instanceof TimeIsUp) || marked === undefined) throw error
      const { user, system } = process.threadCpuUsage(before)
      const isBusy = (user + system) / 1000 > busy
      const isAlone = performance.now() - this.#markedAt > limit * share
      if (!(isBusy && isAlone)) throw error
      this.#record.didNotEnd(marked.running)
      throw new EndlessWork(marked.part)
    } finally {
      this.unmark()
    }
  }

  async run<T>(part: WatchedPart, milliseconds: number, work: () => Promise<T>): Promise<T> {
    const running = this.#running(part)
    if (running === undefined) return work()
    if (this.#record.isEndless(running)) throw new EndlessWork(part)
    const end = this.#record.marks.begin(running)
    try {
      if (this.#record.isTrusted(running)) return await work()
      return await this.within(milliseconds, () => {
        this.mark(part)
        return work()
      })
    } finally {
      end()
    }
  }

  /** Whether what a package does is named while it goes on: what comes with the server is not. */
  isNamed(name: string): boolean {
    return this.#versions.has(name)
  }

  /**
   * Run work of a package that is no page: a job, a route. It has all the time it needs, and is named meanwhile, so that
   * a loop which hangs the server is known.
   *
   * @throws EndlessWork instead of running it, where it hung a server before this one
   */
  named<T>(part: NamedPart, work: () => T): T {
    const running = this.#running(part)
    if (running === undefined) return work()
    if (this.#record.isEndless(running)) throw new EndlessWork(part)
    const { marks } = this.#record
    const end = marks.begin(running)
    const around = this.#marked
    this.#marked = { part, running }
    marks.at(running)
    let later: Promise<unknown> | undefined
    try {
      const result = work()
      if (result instanceof Promise) later = result
      return result
    } finally {
      this.#marked = around
      marks.at(around?.running)
      if (later === undefined) end()
      else later.then(end, end)
    }
  }

  #running(part: NamedPart): RunningPart | undefined {
    const version = this.#versions.get(part.package)
    return version === undefined ? undefined : { ...part, version }
  }
}

/** As Node names the scripts in it. */
const addressOf = (folder: string): string => pathToFileURL(`${realpathSync(folder)}/`).href
