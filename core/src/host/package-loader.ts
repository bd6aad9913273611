import { type FirstRuns, idOf } from './first-runs.ts'
import { type LoadedPackage, leftOut, loadPackage, withFailure } from './load-package.ts'
import type { PackageSource } from './package-source.ts'

export interface PackageLoaderParts {
  /** Packages of the store are not run at all. */
  readonly isSafeMode: boolean
  readonly runs: FirstRuns
}

/**
 * Runs the entries of packages, once each for as long as the process lives: a version of the store never changes, so
 * that whoever plans with it and whoever applies the plan have the same; other sources are the same by identity.
 */
export class PackageLoader {
  readonly #parts: PackageLoaderParts
  readonly #ofStore = new Map<string, LoadedPackage>()
  readonly #ofOthers = new WeakMap<PackageSource, LoadedPackage>()
  readonly #tried = new Set<string>()

  constructor(parts: PackageLoaderParts) {
    this.#parts = parts
  }

  /** Versions of the store whose code has run in this process, where it stays: modules can't be unloaded. */
  get loadedVersions(): number {
    return this.#tried.size
  }

  /** Throws a CompositionError for what the package's author must mend; one whose entries throw has a `failure`. */
  async load(source: PackageSource): Promise<LoadedPackage> {
    if (source.origin !== 'store') return this.#ofOthers.get(source) ?? this.#keep(source, await loadPackage(source))
    const id = idOf(source)
    return this.#ofStore.get(id) ?? this.#keep(source, await this.#loadOfStore(source, id))
  }

  /** The package as it is listed when it is not served, with what is known of it already. */
  leftOut(source: PackageSource, reason: string): LoadedPackage {
    const known = this.#ofOthers.get(source) ?? this.#ofStore.get(idOf(source))
    return known === undefined ? leftOut(source, reason) : withFailure(known, reason)
  }

  async #loadOfStore(source: PackageSource, id: string): Promise<LoadedPackage> {
    if (this.#parts.isSafeMode) return leftOut(source, 'It is not loaded in safe mode (ASHLAR_SAFE_MODE).')
    const refusal = this.#parts.runs.refusal(source)
    if (refusal !== undefined) return leftOut(source, refusal)
    this.#tried.add(id)
    const end = this.#parts.runs.begin(source)
    try {
      return await loadPackage(source)
    } finally {
      end()
    }
  }

  #keep(source: PackageSource, loaded: LoadedPackage): LoadedPackage {
    if (loaded.failure !== undefined) return loaded
    if (source.origin === 'store') this.#ofStore.set(idOf(source), loaded)
    else this.#ofOthers.set(source, loaded)
    return loaded
  }
}
