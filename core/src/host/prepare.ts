import type { Composition } from '@ashlar/sdk/surface'
import { breather } from './breathe.ts'
import type { Builder } from './builder.ts'
import type { Candidate, InstallationPackages } from './candidate.ts'
import { CompositionError } from './composition-error.ts'
import { refuseFaultyBlocks } from './faulty-blocks.ts'
import { idOf } from './first-runs.ts'
import type { Generation } from './generation.ts'
import { Lineup, type Variant } from './lineup.ts'
import type { LoadedPackage } from './load-package.ts'
import type { PackageSource } from './package-source.ts'
import type { ListedRoute } from './route-table.ts'
import { composeVariant } from './variant.ts'

/** What a candidate asks of the host that it is made for. */
export interface CandidateHost {
  readonly builder: Builder
  /** What serves just now. */
  serving(): Lineup
  check(lineup: Lineup): Promise<void>
  checkReadiness(lineup: Lineup): Promise<void>
  warmPages(lineup: Lineup, until: number): Promise<void>
  /** Let it serve; resolves when what served before has left. */
  takeOver(lineup: Lineup): Promise<void>
  /** It serves, or is gone without having served. */
  forget(candidate: Candidate): void
}

/**
 * Compose packages beside those that serve, and compile every schema, so that no first request waits for it. A package
 * that fails, and did not before, stops it. Throws a CompositionError.
 */
export async function prepare(host: CandidateHost, packages: InstallationPackages): Promise<Candidate> {
  const { builder } = host
  const breathe = breather()
  const built: Generation[] = []
  const add = async (generation: Generation): Promise<Generation> => {
    built.push(generation)
    await generation.warmUp(breathe)
    return generation
  }
  try {
    const { generation, leftOut } = packages
    const load = async (sources: readonly PackageSource[]): Promise<LoadedPackage[]> => {
      const loaded = await builder.load(sources, breathe, leftOut)
      refuseNewFailures(loaded, host.serving(), leftOut)
      refuseFaultyBlocks(loaded, host.serving())
      return loaded
    }
    const base = await add(await builder.compose(await load(packages.base), { generation, breathe }))
    const variants: Variant[] = []
    for (const { sources, tenants } of packages.variants) {
      variants.push({
        generation: await add(await composeVariant(builder, await load(sources), base, breathe)),
        tenants,
      })
    }
    return new PreparedCandidate(host, new Lineup(base, variants))
  } catch (error) {
    await Promise.all(built.map((each) => each.leave(0)))
    throw error
  }
}

/** A version that failed already may go on failing; no other may begin to. */
function refuseNewFailures(
  loaded: readonly LoadedPackage[],
  serving: Lineup,
  leftOut: InstallationPackages['leftOut'],
): void {
  const before = new Set(serving.generations.flatMap(({ packages }) => packages.filter(isFailed).map(versionOf)))
  const failed = loaded.find(
    (each) => isFailed(each) && !before.has(versionOf(each)) && !leftOut?.has(each.source.name),
  )
  if (failed?.failure !== undefined) throw new CompositionError('ENTRY_FAILED', failed.source.name, failed.failure)
}

const isFailed = ({ failure }: LoadedPackage) => failure !== undefined
const versionOf = ({ source }: LoadedPackage) => idOf(source)

class PreparedCandidate implements Candidate {
  readonly #host: CandidateHost
  readonly #lineup: Lineup
  #drained: Promise<void> | undefined
  #discarded: Promise<void> | undefined

  constructor(host: CandidateHost, lineup: Lineup) {
    this.#host = host
    this.#lineup = lineup
  }

  get composition(): Composition {
    return this.#lineup.base.composed.composition
  }

  get routes(): readonly ListedRoute[] {
    return this.#lineup.base.composed.routes
  }

  async migrate(): Promise<void> {
    const serving = this.#host.serving().base.packages
    await this.#host.builder.migrate(this.#lineup.base.packages, serving)
    for (const generation of this.#lineup.generations) generation.migrated()
  }

  check(): Promise<void> {
    return this.#host.check(this.#lineup)
  }

  checkReadiness(): Promise<void> {
    return this.#host.checkReadiness(this.#lineup)
  }

  warmPages(until: number): Promise<void> {
    return this.#host.warmPages(this.#lineup, until)
  }

  takeOver(): void {
    if (this.#discarded !== undefined) throw new Error('A discarded candidate cannot take over.')
    if (this.#drained !== undefined) return
    this.#drained = this.#host.takeOver(this.#lineup)
    this.#host.forget(this)
  }

  async drained(): Promise<void> {
    await this.#drained
  }

  async discard(): Promise<void> {
    if (this.#drained !== undefined) return
    this.#discarded ??= this.#lineup.leave(0).finally(() => this.#host.forget(this))
    await this.#discarded
  }
}
