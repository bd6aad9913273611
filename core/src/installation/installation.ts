import type {
  DiscoveryQuery,
  InstallationState,
  PackageChange,
  PackagePlan,
  PackagePlanRequest,
} from '@ashlar/sdk/platform'
import type { ListWindow } from '@ashlar/sdk/server'
import type { InstallationPackages } from '../host/candidate.ts'
import { Changes } from './changes.ts'
import type { Asker, PackageInstallation, WantedChanges } from './contract.ts'
import { Discovery } from './discovery.ts'
import { ErrorBudget } from './error-budget.ts'
import { Follower } from './follower.ts'
import { installationErrors } from './installation.errors.ts'
import { emptySet, type PackageSet } from './package-set.ts'
import { type InstallationOptions, type InstallationParts, partsOf, type ServingHost } from './parts.ts'
import { Proposals } from './proposal.ts'
import { contentsOf, marksOf, updatesOf, usageOf, versionsOf } from './questions.ts'
import { TablesOfRemoved } from './removed-tables.ts'
import { Serving } from './serving.ts'
import { Tidying } from './tidying.ts'
import { VersionBound } from './version-bound.ts'

/** Milliseconds. */
const restBefore = 5_000

/** What works once the installation has a host. */
interface Working {
  readonly serving: Serving
  readonly proposals: Proposals
  readonly changes: Changes
  readonly budget: ErrorBudget
  readonly follower: Follower
  readonly bound: VersionBound
  readonly removed: TablesOfRemoved
  readonly discovery: Discovery
}

/**
 * The packages of a running installation. Made before its host, which composes `packages()` first and is then given to
 * `use`; from `begin` on it follows what other processes activate.
 */
export class Installation implements PackageInstallation {
  readonly #parts: InstallationParts
  readonly #tidying: Tidying
  #first: PackageSet = emptySet
  #working: Working | undefined
  #stopWatching: (() => void) | undefined

  constructor(options: InstallationOptions) {
    this.#parts = partsOf(options)
    this.#tidying = new Tidying(this.#parts)
  }

  /** What a server starts with: the newest set; packages that can't be had are left out with the reason. */
  async packages(): Promise<InstallationPackages> {
    this.#first = await this.#parts.sets.newestIfThere()
    return this.#parts.sources.allThatCanBeHad(this.#first)
  }

  use(host: ServingHost): void {
    const serving = new Serving(host, this.#first)
    const bound = new VersionBound(host, this.#parts.mostVersions)
    const proposals = new Proposals(this.#parts, host, bound)
    const changes = new Changes(this.#parts, serving, proposals)
    const budget = new ErrorBudget(this.#parts, serving, changes)
    const follower = new Follower(this.#parts, serving, changes, bound)
    const removed = new TablesOfRemoved(this.#parts, serving)
    const discovery = new Discovery(this.#parts.store, host)
    this.#working = { serving, proposals, changes, budget, follower, bound, removed, discovery }
    this.#stopWatching = budget.watch()
  }

  /** Begin to follow other processes, and to be seen by them; takes up a change whose process has gone. */
  async begin(): Promise<void> {
    await this.#tidying.begin()
    await this.#work.follower.begin()
  }

  /** Resolves when nothing is being changed: what has begun is ended first. */
  async idle(): Promise<void> {
    await this.#work.budget.settled()
    await this.#work.changes.idle()
  }

  /**
   * Whether a fresh process should take over, since this one has loaded as many versions as it may. Not while packages
   * are planned or changed, nor shortly after: whoever did it wants to hear how it ended.
   */
  get isFull(): boolean {
    const { bound, serving } = this.#work
    return bound.isReached && serving.quietFor > restBefore
  }

  async close(): Promise<void> {
    this.#stopWatching?.()
    if (this.#working === undefined) return
    await this.#tidying.stop()
    await this.idle()
    await this.#working.follower.stop()
  }

  /** Forget the versions that nothing needs any more; done every hour. */
  tidy(): Promise<void> {
    return this.#tidying.tidy()
  }

  async state(): Promise<InstallationState> {
    const { data, config, store, processes, changes } = this.#parts
    await this.#work.follower.beat()
    const running = await changes.running()
    return {
      generation: this.#work.serving.set.generation,
      isSafeMode: config.isSafeMode,
      database: data.mode,
      registry: await store.registry(),
      processes: await processes.list(),
      change: running?.change ?? null,
    }
  }

  marks() {
    const { set, host } = this.#work.serving
    return marksOf(this.#parts, set, host)
  }

  async upload(tarball: Buffer) {
    const { store, releases, data } = this.#parts
    const release = await store.fromTarball(tarball, 'upload')
    const { name, version, integrity } = release
    await data.database.platform(`Upload the package ${name} ${version}`, () => releases.keep(release))
    return { name, version, integrity }
  }

  plan(request: PackagePlanRequest): Promise<PackagePlan> {
    const { serving, proposals, follower } = this.#work
    return serving.inTurn(async () => {
      const set = await this.#parts.sets.newest()
      if (set.generation !== serving.set.generation) {
        void follower.follow()
        throw installationErrors.BEHIND()
      }
      const { plan, fingerprint, candidate } = await proposals.make(request, set, async () => undefined)
      await candidate?.discard()
      serving.used()
      if (plan.obstacles.length > 0 && plan.to !== null) await this.#parts.releases.forgetRefused(plan.name, plan.to)
      // What is applied is this version, whatever the registry has by then.
      const isFetched = ['install', 'upgrade', 'try'].includes(request.action)
      const kept = isFetched && plan.to !== null ? { ...request, version: plan.to } : request
      return this.#parts.plans.keep({ plan, request: kept, generation: set.generation, fingerprint })
    })
  }

  async findPlan(id: string): Promise<PackagePlan> {
    return (await this.#parts.plans.find(id)).plan
  }

  apply(plan: string, asker: Asker): Promise<PackageChange> {
    return this.#work.changes.begin(plan, asker)
  }

  findChange(id: string) {
    return this.#parts.changes.find(id)
  }

  changes(window: ListWindow, wanted?: WantedChanges) {
    return this.#parts.changes.list(window, wanted)
  }

  async contents(name: string) {
    return contentsOf(this.#work.serving.host, name)
  }

  versions(name: string) {
    return versionsOf(this.#parts, this.#work.serving.set, name)
  }

  updates() {
    return updatesOf(this.#parts, this.#work.serving.host)
  }

  discover(query: DiscoveryQuery) {
    return this.#work.discovery.list(query)
  }

  listing(name: string) {
    return this.#work.discovery.listing(name)
  }

  screenshot(name: string, version: string, number: number) {
    return this.#work.discovery.screenshot(name, version, number)
  }

  usage(name: string) {
    return usageOf(this.#parts, this.#work.serving.host, name)
  }

  faults(name: string) {
    return this.#parts.faults.list(name)
  }

  async removedTables() {
    const rows = await this.#work.removed.list()
    return { rows, total: rows.length }
  }

  deleteRemovedTables(module: string, typed: string) {
    return this.#work.removed.delete(module, typed)
  }

  get #work(): Working {
    if (this.#working === undefined) throw installationErrors.BEHIND()
    return this.#working
  }
}
