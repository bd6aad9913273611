import type { Manifest } from '@ashlar/sdk'
import type { Logger } from 'pino'
import type { InstallationPackages, PackageVariant } from '../host/candidate.ts'
import { reasonOf } from '../host/composition-error.ts'
import type { PackageSource } from '../host/package-source.ts'
import { installationErrors } from './installation.errors.ts'
import type { ActivePackage, PackageSet } from './package-set.ts'
import type { ReleaseRecords } from './release-records.ts'
import type { ReleaseStore } from './release-store.ts'

interface Parts {
  readonly store: Pick<ReleaseStore, 'isPlaced' | 'place' | 'source'>
  readonly releases: Pick<ReleaseRecords, 'find' | 'withTarball'>
  readonly distribution: readonly PackageSource[]
  readonly isSafeMode: boolean
  readonly log: Pick<Logger, 'error'>
}

type Version = Pick<ActivePackage, 'name' | 'version'>

/** Where the packages of a set are: unpacks what this process has not unpacked yet. */
export class SetSources {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The source of one version: of the distribution where it is the same, else of the store. @throws AshlarError */
  async of({ name, version }: Version): Promise<PackageSource> {
    const { store, releases, distribution } = this.#parts
    const own = distribution.find((each) => each.name === name && each.version === version)
    if (own !== undefined) return own
    const known = await releases.find(name, version)
    if (known === undefined) throw installationErrors.VERSION_UNKNOWN(name, version)
    if (!(await store.isPlaced(known))) await store.place(await releases.withTarball(known))
    return store.source(known)
  }

  /** Everything that a set is made of. @throws AshlarError when a package can't be had */
  async all(set: PackageSet): Promise<InstallationPackages> {
    const chosen = await this.#chosen(set, (each) => this.of(each))
    return { ...chosen, variants: await this.#variants(set, chosen.base) }
  }

  /** The same for the start of a server: what can't be had is left out, with the reason. */
  async allThatCanBeHad(set: PackageSet): Promise<InstallationPackages> {
    const missing = new Map<string, string>()
    const chosen = await this.#chosen(set, async (each) => {
      try {
        return await this.of(each)
      } catch (error) {
        missing.set(each.name, `It could not be unpacked: ${reasonOf(error)}`)
        const known = await this.#parts.releases.find(each.name, each.version).catch(() => undefined)
        return absent(each, known?.manifest)
      }
    })
    const variants = await this.#variants(set, chosen.base).catch((error: unknown) => {
      this.#parts.log.error(
        { err: error },
        'Versions on trial could not be loaded. Their websites use the regular version.',
      )
      return []
    })
    return { ...chosen, variants, leftOut: new Map([...chosen.leftOut, ...missing]) }
  }

  async #chosen(set: PackageSet, find: (each: Version) => Promise<PackageSource>) {
    const { distribution, isSafeMode } = this.#parts
    // In safe mode nothing of the store is loaded: what it took the place of has its place again (P6).
    const packages = isSafeMode
      ? set.packages.filter(({ name }) => !distribution.some((own) => own.name === name))
      : set.packages
    const names = new Set([...set.removed, ...packages.map(({ name }) => name)])
    const base = distribution.filter(({ name }) => !names.has(name))
    for (const each of packages) base.push(await find(each))
    const leftOut = new Map(
      packages.flatMap(({ name, leftOut: reason }) => (reason === undefined ? [] : [[name, reason] as const])),
    )
    return { base, leftOut, generation: set.generation }
  }

  /** One for each choice of trials that any tenant has: a tenant may try two packages at once. */
  async #variants({ trials }: PackageSet, base: readonly PackageSource[]): Promise<PackageVariant[]> {
    if (this.#parts.isSafeMode) return []
    const byTenant = new Map<string, Version[]>()
    for (const { tenants, ...trial } of trials) {
      for (const tenant of tenants) byTenant.set(tenant, [...(byTenant.get(tenant) ?? []), trial])
    }
    const groups = Map.groupBy(byTenant, ([, tried]) => JSON.stringify(tried))
    const variants: PackageVariant[] = []
    for (const group of groups.values()) {
      const tried = await Promise.all((group[0]?.[1] ?? []).map((each) => this.of(each)))
      const sources = base.map((source) => tried.find(({ name }) => name === source.name) ?? source)
      variants.push({ sources, tenants: group.map(([tenant]) => tenant) })
    }
    return variants
  }
}

/** Stands in the list for a package whose files are not to be had. */
function absent({ name, version }: Version, manifest: Manifest | undefined): PackageSource {
  return {
    name,
    version,
    origin: 'store',
    description: '',
    manifest: manifest ?? { kind: 'block', id: name.replace(/^@/, '').replace(/[^a-z0-9_/-]/g, '-'), sdk: '*' },
    load: async () => undefined,
    css: async () => '',
    browser: undefined,
  }
}
