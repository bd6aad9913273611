import type { LoadingMarker } from './loading-marker.ts'
import type { PackageSource } from './package-source.ts'

/**
 * Code of packages of the store that runs before they serve: their entries, the constructors of their services, the
 * registration of their routes. Marked while a version is new in this process, so that one which ends it, or never ends
 * itself, does not keep the server from starting again (P6).
 */
export class FirstRuns {
  readonly #marker: LoadingMarker | undefined
  /** Ids of what took processes before this one down. */
  readonly #survivors: ReadonlySet<string>
  /** Ids of what hung one, while nothing that it was asked for ran. */
  readonly #hung: ReadonlySet<string>
  readonly #composed = new Set<string>()

  constructor(marker?: LoadingMarker, hung: readonly string[] = []) {
    this.#marker = marker
    this.#hung = new Set(hung)
    this.#survivors = new Set(marker?.survivors())
  }

  /** Why its code is not run again, after what it did to a process before this one. */
  refusal(source: PackageSource): string | undefined {
    const id = idOf(source)
    if (this.#survivors.has(id)) return 'It was disabled because the server stopped while loading it.'
    return this.#hung.has(id) ? 'It was disabled because it blocked the server.' : undefined
  }

  /** Its code runs from now on; gives how to say that it has run. */
  begin(source: PackageSource | undefined): () => void {
    const marker = this.#marker
    if (marker === undefined || source?.origin !== 'store' || this.#composed.has(idOf(source))) return nothing
    marker.begin(idOf(source))
    return () => marker.end()
  }

  /** They have been composed, and the server is still here. */
  composed(sources: readonly PackageSource[]): void {
    const ids = sources
      .filter(({ origin }) => origin === 'store')
      .map(idOf)
      .filter((id) => !this.#composed.has(id))
    if (ids.length === 0) return
    for (const id of ids) this.#composed.add(id)
    this.#marker?.forgive(ids)
  }
}

const nothing = () => undefined

/** Of what has run: one version may come again with other contents after it was refused. */
export function idOf({ name, version, contents }: PackageSource): string {
  return contents === undefined ? `${name}@${version}` : `${name}@${version}_${contents}`
}
