import { createHash } from 'node:crypto'
import { Manifest } from '@ashlar/sdk'
import { AshlarError } from '@ashlar/sdk/server'
import { compare, maxSatisfying, valid } from 'semver'
import { Value } from 'typebox/value'
import { type PackageValues, packageFromValues } from '../host/package-from-values.ts'
import type { PackageSource } from '../host/package-source.ts'
import type { ReleaseStore } from '../installation/release-store.ts'
import type { PackageStore } from '../store/index.ts'
import type { Release } from '../store/release.ts'

type Versioned = PackageValues & { readonly version: string }

/**
 * A registry and a package store of values. `files` takes what is no value: real tarballs, which are refused by a real
 * store, or placed there.
 */
export class ValueStore implements ReleaseStore {
  readonly #files: PackageStore | undefined
  readonly #published = new Map<string, Versioned>()
  /** What there are files of besides. */
  readonly #packed = new Map<string, Versioned>()
  readonly #placed = new Map<string, string>()
  readonly fetched: string[] = []

  constructor(files?: PackageStore) {
    this.#files = files
  }

  publish(...packages: readonly Versioned[]): void {
    for (const each of packages) this.#published.set(`${each.name}@${each.version}`, each)
  }

  /** The file of a package that no registry has. */
  pack(values: Versioned): Buffer {
    this.#packed.set(`${values.name}@${values.version}`, values)
    return releaseOf(values, 'file').tarball
  }

  async fromRegistry(name: string, wanted = 'latest'): Promise<Release> {
    const versions = await this.versions(name)
    const version = wanted === 'latest' ? versions.at(-1) : maxSatisfying(versions, wanted)
    const found = this.#published.get(`${name}@${version}`)
    if (found === undefined) throw new AshlarError('PACKAGE_VERSION_NOT_FOUND', 404, `There is no ${name} ${wanted}.`)
    this.fetched.push(`${name}@${version}`)
    return releaseOf(found, 'https://registry.test/')
  }

  async fromTarball(bytes: Buffer, source: string): Promise<Release> {
    const found = this.#of(bytes.toString('utf8'))
    if (found === undefined && this.#files !== undefined) return this.#files.fromTarball(bytes, source)
    if (found === undefined) throw new AshlarError('PACKAGE_UNREADABLE', 422, 'This is no package.')
    return releaseOf(found, source)
  }

  async versions(name: string): Promise<readonly string[]> {
    const versions = [...this.#published.values()].filter((each) => each.name === name).map(({ version }) => version)
    if (versions.length === 0) throw new AshlarError('PACKAGE_NOT_FOUND', 404, `The registry has no package ${name}.`)
    return versions.filter((version) => valid(version) === version).sort(compare)
  }

  async place(release: Release): Promise<void> {
    const { name, version, integrity } = release
    if (this.#of(`${name}@${version}`) === undefined) await this.#files?.place(release)
    this.#placed.set(`${name}@${version}`, integrity)
  }

  async isPlaced(name: string, version: string, integrity: string): Promise<boolean> {
    return this.#placed.get(`${name}@${version}`) === integrity
  }

  async source(name: string, version: string): Promise<PackageSource> {
    const found = this.#of(`${name}@${version}`)
    if (found === undefined && this.#files !== undefined) return this.#files.source(name, version)
    if (found === undefined || !this.#placed.has(`${name}@${version}`))
      throw new Error(`${name} ${version} is missing.`)
    return { ...packageFromValues(found), origin: 'store' }
  }

  folder(name: string, version: string): string | undefined {
    return this.#files?.folder(name, version)
  }

  async registry(): Promise<string> {
    return 'https://registry.test/'
  }

  async sweep(keep: () => Promise<readonly { name: string; version: string }[]>): Promise<void> {
    const kept = (await keep()).map(({ name, version }) => `${name}@${version}`)
    for (const id of this.#placed.keys()) if (!kept.includes(id)) this.#placed.delete(id)
  }

  /** Versions of a package that are unpacked. */
  placed(name: string): string[] {
    return [...this.#placed.keys()].filter((id) => id.startsWith(`${name}@`)).map((id) => id.slice(name.length + 1))
  }

  #of(id: string): Versioned | undefined {
    return this.#published.get(id) ?? this.#packed.get(id)
  }
}

function releaseOf(values: Versioned, source: string): Release {
  const { name, version } = values
  const tarball = Buffer.from(`${name}@${version}`)
  return {
    ...{ name, version, tarball, source, description: `About ${name}.`, license: 'MIT', size: tarball.length },
    manifest: Value.Parse(Manifest, packageFromValues(values).manifest),
    integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
  }
}
