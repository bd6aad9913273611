import type { PackageStep } from '@ashlar/sdk/platform'
import type { Candidate } from '../host/candidate.ts'
import { CompositionError } from '../host/composition-error.ts'
import type { ReleaseContents } from '../store/index.ts'
import { installationErrors } from './installation.errors.ts'
import type { InstallationParts, ServingHost } from './parts.ts'
import type { Target } from './target.ts'
import type { VersionBound } from './version-bound.ts'

/** Told when a step begins. */
export type Enter = (step: PackageStep) => Promise<void>

/** What came of composing a set. */
export interface Composed {
  /** Undefined when it could not be composed. To be used or discarded. */
  readonly candidate: Candidate | undefined
  /** What to compare with what serves. */
  readonly after: Pick<Candidate, 'composition' | 'routes'> | undefined
  readonly error: CompositionError | undefined
}

/** Composes the sets of changes, after their new version has loaded in a process of its own. */
export class Composing {
  readonly #parts: InstallationParts
  readonly #host: ServingHost
  readonly #bound: VersionBound
  /** Integrities of the releases that have. */
  readonly #probed = new Set<string>()

  constructor(parts: InstallationParts, host: ServingHost, bound: VersionBound) {
    this.#parts = parts
    this.#host = host
    this.#bound = bound
  }

  /** Gives the candidate, or why there is none; other errors are thrown. */
  async compose(target: Target, enter: Enter): Promise<Composed> {
    const { sources, releases } = this.#parts
    try {
      const packages = await sources.all(target.next)
      await enter('load')
      const { name, to: version } = target
      const release = version === null ? undefined : await releases.find(name, version)
      this.#refuseTooMany(target, release)
      if (release !== undefined) await this.#probe(release)
      await enter('compose')
      // A trial is composed for itself first, as if all tenants had it: only so can it be compared.
      const variant =
        target.action === 'try' ? packages.variants.find(({ tenants }) => isTried(target, tenants)) : undefined
      const tried = variant && (await this.#host.prepare({ ...packages, base: variant.sources, variants: [] }))
      const after = tried && { composition: tried.composition, routes: tried.routes }
      await tried?.discard()
      const candidate = await this.#host.prepare(packages)
      return { candidate, after: after ?? candidate, error: undefined }
    } catch (error) {
      if (!(error instanceof CompositionError)) throw error
      return { candidate: undefined, after: undefined, error }
    }
  }

  /** What was loaded stays in memory until the process ends; going back needs nothing new. */
  #refuseTooMany({ action }: Target, release: ReleaseContents | undefined): void {
    const isNew = ['install', 'upgrade', 'try'].includes(action) && !(release && this.#probed.has(release.integrity))
    if (isNew && this.#bound.isExceeded) throw installationErrors.TOO_MANY_VERSIONS(this.#host.loadedVersions)
  }

  async #probe({ name, version, integrity }: ReleaseContents): Promise<void> {
    const { store, config, probe } = this.#parts
    const folder = store.folder({ name, version, integrity })
    if (folder === undefined || config.isSafeMode || this.#probed.has(integrity)) return
    const { problem } = await probe(folder)
    if (problem !== undefined) {
      throw new CompositionError('ENTRY_FAILED', name, `${name} ${version} cannot be loaded. ${problem.message}`)
    }
    this.#probed.add(integrity)
  }
}

const isTried = (target: Target, tenants: readonly string[]) =>
  tenants.some((guid) => target.tenants.some((each) => each.guid === guid))
