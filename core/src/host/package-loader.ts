import { type LoadedPackage, leftOut, loadPackage, withFailure } from './load-package.ts'
import type { LoadingMarker } from './loading-marker.ts'
import type { PackageSource } from './package-source.ts'

export interface PackageLoaderParts {
  /** Packages of the store are not run at all. */
  readonly isSafeMode: boolean
  readonly marker?: LoadingMarker | undefined
}

/**
 * Runs the entries of packages, once each for as long as the process lives: a version of the store never changes, so
 * that whoever plans with it and whoever applies the plan have the same; other sources are the same by identity.
 */
export class PackageLoader {
  readonly #parts: PackageLoaderParts
  /** `name@version` of what took processes before this one down. */
  readonly #survivors: ReadonlySet<string>
  readonly #ofStore = new Map<string, LoadedPackage>()
  readonly #ofOthers = new WeakMap<PackageSource, LoadedPackage>()
  readonly #tried = new Set<string>()

  constructor(parts: PackageLoaderParts) {
    this.#parts = parts
    this.#survivors = new Set(parts.marker?.survivors())
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
    if (this.#parts.isSafeMode) return leftOut(source, 'It is left out in safe mode (ASHLAR_SAFE_MODE).')
    if (this.#survivors.has(id)) {
      return leftOut(source, 'It is left out because the server stopped while it was being loaded.')
    }
    this.#tried.add(id)
    this.#parts.marker?.begin(id)
    try {
      return await loadPackage(source)
    } finally {
      this.#parts.marker?.end()
    }
  }

  #keep(source: PackageSource, loaded: LoadedPackage): LoadedPackage {
    if (loaded.failure !== undefined) return loaded
    if (source.origin === 'store') this.#ofStore.set(idOf(source), loaded)
    else this.#ofOthers.set(source, loaded)
    return loaded
  }
}

function idOf({ name, version }: PackageSource): string {
  return `${name}@${version}`
}
