import { setTimeout as delay } from 'node:timers/promises'
import { AshlarError } from '@ashlar/sdk/server'
import { failureOf } from '../data/failure.ts'
import type { Candidate } from '../host/candidate.ts'
import { CompositionError, reasonOf } from '../host/composition-error.ts'
import type { KeptChange } from './change-records.ts'
import type { Enter } from './composing.ts'
import { type GoingBack, storeOlderData } from './going-back.ts'
import type { PackageSet } from './package-set.ts'
import type { InstallationParts } from './parts.ts'
import { Progress } from './progress.ts'
import { dropDataOf } from './removed-data.ts'
import type { Serving } from './serving.ts'

/** What is to serve from now on. */
export interface Proposed {
  readonly next: PackageSet
  readonly candidate: Candidate
  /** Content whose blocks go back to an older data version. */
  readonly back: GoingBack | undefined
}

/** Milliseconds in which the other processes should have followed; they go on doing so after it. */
const followedAfter = 10_000
const longestReason = 2_000

/**
 * Makes one change, step by step. Until `activate` nothing has changed but expand-only migrations, so that whatever
 * fails, or ends the process, leaves the packages as they were; from `activate` on every process follows.
 */
export class ChangeRun {
  readonly #parts: InstallationParts
  readonly #serving: Serving

  constructor(parts: InstallationParts, serving: Serving) {
    this.#parts = parts
    this.#serving = serving
  }

  /** Gives whether it was made; why not is in its record. Rejects when that could not be written. */
  async make(kept: KeptChange, propose: (enter: Enter) => Promise<Proposed>): Promise<boolean> {
    const progress = new Progress(this.#parts.changes, kept)
    let candidate: Candidate | undefined
    let back: GoingBack | undefined
    try {
      const proposed = await propose(progress.enter)
      candidate = proposed.candidate
      back = proposed.back
      await progress.enter('migrate')
      await candidate.migrate()
      await progress.enter('check')
      await candidate.check()
      await progress.enter('activate')
      await this.#activate(proposed, kept.change.id)
      this.#serving.takeOver(candidate, proposed.next)
    } catch (error) {
      await candidate?.discard()
      await this.#fail(progress, error)
      await this.#forget(kept)
      return false
    }
    const served = candidate
    return this.#afterwards(kept, progress, async () => {
      await progress.enter('drain')
      await served.drained()
      if (back !== undefined) await this.#storeTheRest(back)
    })
  }

  /** A change whose process ended after it was activated: only what comes afterwards is left to do. */
  async finish(kept: KeptChange): Promise<boolean> {
    return this.#afterwards(kept, new Progress(this.#parts.changes, kept), async () => undefined)
  }

  /** What serves has changed: nothing of it is lost when the database is away for a moment, it is taken up again. */
  async #afterwards(kept: KeptChange, progress: Progress, drain: () => Promise<void>): Promise<boolean> {
    try {
      await drain()
      await this.#finish(kept, progress)
      return true
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      await this.#fail(progress, error)
      return false
    }
  }

  async #activate({ next, back }: Proposed, changeId: string): Promise<void> {
    try {
      await this.#parts.sets.activate(next, changeId, back)
    } catch (error) {
      // The connection may have broken after the commit: then every process follows, and this one must.
      if (!(await this.#parts.sets.isActivated(changeId))) throw error
    }
  }

  async #finish({ change, request, fingerprint, reason }: KeptChange, progress: Progress): Promise<void> {
    if (request.action === 'remove' && request.withData === true)
      await this.#dropData(change.name, change.from, change.plan)
    if (change.to !== null) await this.#parts.faults.forget(change.name, change.to)
    if (fingerprint === '') await progress.end('withdrawn', { reason, code: 'ERROR_BUDGET' })
    else await progress.end('done')
  }

  /** What the newer version has stored while it was going. */
  async #storeTheRest(back: GoingBack): Promise<void> {
    await this.#allFollow()
    await this.#parts.data.database.long((tx) => storeOlderData(tx, back))
  }

  /** Wait for the other processes, but not for one that does not answer. */
  async #allFollow(): Promise<void> {
    const { data, processes } = this.#parts
    const generation = this.#serving.set.generation
    for (let waited = 0; waited < followedAfter; waited += 100) {
      const behind = (await processes.list()).filter(
        (each) => each.generation < generation && each.id !== data.store.processId,
      )
      if (behind.length === 0) break
      await delay(100)
    }
  }

  /** When no process asks for them any more. */
  async #dropData(name: string, version: string | null, plan: string): Promise<void> {
    const { data, distribution, releases, plans } = this.#parts
    await this.#allFollow()
    const own = distribution.find((each) => each.name === name && each.version === version)
    const manifest: unknown =
      own?.manifest ?? (version === null ? undefined : (await releases.find(name, version))?.manifest)
    if (typeof manifest !== 'object' || manifest === null || !('id' in manifest) || !('kind' in manifest)) return
    if (manifest.kind !== 'module' || typeof manifest.id !== 'string') return
    const planned = await plans.find(plan).catch(() => undefined)
    const areas = planned?.plan.permissions.map(({ area }) => area) ?? []
    await dropDataOf(data, { id: manifest.id, areas })
  }

  /** The author may mend the version and publish it again under its number. */
  async #forget({ change: { name, to } }: KeptChange): Promise<void> {
    if (to !== null) await this.#parts.releases.forgetRefused(name, to)
  }

  async #fail(progress: Progress, cause: unknown): Promise<void> {
    // A database that is away or full is told as everywhere else.
    const error = failureOf(cause)
    const code = error instanceof CompositionError || error instanceof AshlarError ? error.code : 'INTERNAL'
    const { name, to } = progress.change
    this.#parts.log.error({ err: cause, package: name, version: to, code }, 'The packages were not changed.')
    await progress.fail(reasonOf(error).slice(0, longestReason), code)
  }
}

const isDatabaseAway = (error: unknown) =>
  error instanceof AshlarError && error.status >= 500 && error.code.startsWith('DATABASE_')
