import { createHash } from 'node:crypto'
import { Manifest } from '@ashlar/sdk'
import { AshlarError } from '@ashlar/sdk/server'
import { compare, maxSatisfying, valid } from 'semver'
import { Value } from 'typebox/value'
import { type PackageValues, packageFromValues } from '../host/package-from-values.ts'
import type { PackageSource } from '../host/package-source.ts'
import type { ReleaseStore } from '../installation/release-store.ts'
import type { PackageStore, ReleaseContents, ReleaseName } from '../store/index.ts'
import type { Release } from '../store/release.ts'
import { noRegistry } from './store-without-registry.ts'

type Versioned = PackageValues & { readonly version: string }

/**
 * A registry and a package store of values. `files` takes what is no value: real tarballs, which are refused by a real
 * store, or placed there.
 */
export class ValueStore implements ReleaseStore {
  readonly #files: PackageStore | undefined
  readonly #published = new Map<string, Versioned>()
  /** All there were, by the text of their tarballs. */
  readonly #packed = new Map<string, Versioned>()
  /** What is unpacked, by its integrity. */
  readonly #placed = new Map<string, ReleaseContents>()
  readonly fetched: string[] = []

  constructor(files?: PackageStore) {
    this.#files = files
  }

  /** A version that is there already is published with other contents. */
  publish(...packages: readonly Versioned[]): void {
    for (const each of packages) {
      this.#published.set(`${each.name}@${each.version}`, each)
      this.pack(each)
    }
  }

  /** The file of a package that no registry has. */
  pack(values: Versioned): Buffer {
    const id = `${values.name}@${values.version}`
    let text = id
    for (let count = 2; this.#packed.has(text) && this.#packed.get(text) !== values; count++) text = `${id} #${count}`
    this.#packed.set(text, values)
    return Buffer.from(text)
  }

  async fromRegistry(name: string, wanted = 'latest'): Promise<Release> {
    const versions = await this.versions(name)
    const version = wanted === 'latest' ? versions.at(-1) : maxSatisfying(versions, wanted)
    const found = this.#published.get(`${name}@${version}`)
    if (found === undefined) throw new AshlarError('PACKAGE_VERSION_NOT_FOUND', 404, `There is no ${name} ${wanted}.`)
    this.fetched.push(`${name}@${version}`)
    return releaseOf(found, this.pack(found), 'https://registry.test/')
  }

  async fromTarball(bytes: Buffer, source: string): Promise<Release> {
    const found = this.#packed.get(bytes.toString('utf8'))
    if (found === undefined && this.#files !== undefined) return this.#files.fromTarball(bytes, source)
    if (found === undefined) throw new AshlarError('PACKAGE_UNREADABLE', 422, 'This is not a package.')
    return releaseOf(found, bytes, source)
  }

  async versions(name: string): Promise<readonly string[]> {
    const versions = [...this.#published.values()].filter((each) => each.name === name).map(({ version }) => version)
    if (versions.length === 0) throw new AshlarError('PACKAGE_NOT_FOUND', 404, `The registry has no package ${name}.`)
    return versions.filter((version) => valid(version) === version).sort(compare)
  }

  async search(): Promise<never> {
    throw noRegistry()
  }

  async release(): Promise<never> {
    throw noRegistry()
  }

  async describe(): Promise<never> {
    throw noRegistry()
  }

  async screenshots(): Promise<never> {
    throw noRegistry()
  }

  async place(release: Release): Promise<void> {
    const { name, version, integrity } = release
    if (this.#of(integrity) === undefined) await this.#files?.place(release)
    this.#placed.set(integrity, { name, version, integrity })
  }

  async isPlaced({ integrity }: ReleaseContents): Promise<boolean> {
    return this.#placed.has(integrity)
  }

  async source(release: ReleaseContents): Promise<PackageSource> {
    const { name, version, integrity } = release
    const found = this.#of(integrity)
    if (found === undefined && this.#files !== undefined) return this.#files.source(release)
    if (found === undefined || !this.#placed.has(integrity)) throw new Error(`${name} ${version} is missing.`)
    return { ...packageFromValues(found), origin: 'store', contents: integrity }
  }

  folder(release: ReleaseContents): string | undefined {
    return this.#files?.folder(release)
  }

  folderOf(release: ReleaseName): string | undefined {
    return this.#files?.folderOf(release)
  }

  async registry(): Promise<string> {
    return 'https://registry.test/'
  }

  async sweep(keep: () => Promise<readonly ReleaseContents[]>): Promise<void> {
    const kept = (await keep()).map(({ integrity }) => integrity)
    for (const integrity of this.#placed.keys()) if (!kept.includes(integrity)) this.#placed.delete(integrity)
  }

  /** Versions of a package that are unpacked. */
  placed(name: string): string[] {
    return [...this.#placed.values()].filter((each) => each.name === name).map(({ version }) => version)
  }

  #of(wanted: string): Versioned | undefined {
    return [...this.#packed].find(([text]) => integrityOf(text) === wanted)?.[1]
  }
}

function releaseOf(values: Versioned, tarball: Buffer, source: string): Release {
  const { name, version } = values
  return {
    ...{ name, version, tarball, source, description: `About ${name}.`, license: 'MIT', size: tarball.length },
    manifest: Value.Parse(Manifest, packageFromValues(values).manifest),
    integrity: integrityOf(tarball),
  }
}

const integrityOf = (tarball: Buffer | string) => `sha512-${createHash('sha512').update(tarball).digest('base64')}`
