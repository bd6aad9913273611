import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageFromFolder } from '../host/package-from-folder.ts'
import type { PackageSource } from '../host/package-source.ts'
import { tooLarge } from './download.ts'
import { errors } from './errors.ts'
import { passGate } from './gate.ts'
import { Incoming } from './incoming.ts'
import { integrityOf } from './integrity.ts'
import { mostPacked } from './limits.ts'
import { npmSettings } from './npm-settings.ts'
import { packFolder } from './pack-folder.ts'
import { describe, packageName } from './package-json.ts'
import { Registry } from './registry.ts'
import type { Release } from './release.ts'
import { seal, settle } from './sealed-folder.ts'
import { integrityFile } from './tarball-rules.ts'
import { unpack } from './unpack.ts'

export interface PackageStoreOptions {
  /** Address; npm's own configuration (`.npmrc`, `npm_config_registry`) without it. */
  readonly registry?: string | undefined
}

/** Names a version of a package. */
export interface ReleaseName {
  readonly name: string
  readonly version: string
}

/**
 * The packages that were installed while the server runs: `<folder>/<name>/<version>/`, each written once and never
 * changed. All errors are sentences for the person who asked.
 */
export class PackageStore {
  readonly #folder: string
  readonly #registry: Registry
  readonly #incoming: Incoming

  constructor(folder: string, { registry }: PackageStoreOptions = {}) {
    this.#folder = folder
    this.#incoming = new Incoming(join(folder, '.incoming'))
    this.#registry = new Registry({
      ...npmSettings(process.cwd(), process.env),
      ...(registry !== undefined && { registry }),
    })
  }

  /** Address of the registry. */
  registry(): Promise<string> {
    return this.#registry.address()
  }

  /** The newest version that fits: a version, a range or a tag; without it what the registry calls `latest`. */
  async fromRegistry(name: string, wanted = 'latest'): Promise<Release> {
    const { tarball, registry } = await this.#registry.fetch(name, wanted)
    const release = await this.fromTarball(tarball, registry)
    if (release.name !== name)
      throw errors.PACKAGE_UNREADABLE(`it was asked for as ${name} and calls itself ${release.name}`)
    return release
  }

  /** All versions that the registry has, oldest first. `timeout` in milliseconds. */
  versions(name: string, { timeout }: { readonly timeout?: number } = {}): Promise<readonly string[]> {
    return this.#registry.versions(name, timeout)
  }

  /** Packs it as `npm pack` would. */
  async fromFolder(path: string): Promise<Release> {
    return this.fromTarball(await packFolder(path), 'folder')
  }

  /**
   * Look a tarball through: limits, paths, package.json, and every rule of packages that its files alone can break.
   * Nothing of it runs, and nothing of it stays on the disk.
   */
  async fromTarball(tarball: Buffer, source: string, expected?: { readonly integrity: string }): Promise<Release> {
    if (tarball.length > mostPacked) throw tooLarge()
    const integrity = await integrityOf(tarball)
    if (expected !== undefined && expected.integrity !== integrity) {
      throw errors.PACKAGE_WRONG_INTEGRITY('the package')
    }
    return this.#incoming.within(async (folder) => {
      const size = await unpack(tarball, folder)
      const described = await describe(folder)
      await passGate(folder, described)
      return { ...described, integrity, tarball, size, source }
    })
  }

  /** Unpack a release to stay. Does nothing when this very release is here; one with other contents is refused. */
  async place({ name, version, integrity, tarball }: Release): Promise<void> {
    if (await this.#isAsPlaced({ name, version }, integrity)) return
    if ((await integrityOf(tarball)) !== integrity) throw errors.PACKAGE_WRONG_INTEGRITY(`${name} ${version}`)
    await this.#incoming.within(async (folder) => {
      await unpack(tarball, folder)
      const found = await describe(folder)
      if (found.name !== name || found.version !== version) {
        throw errors.PACKAGE_UNREADABLE(
          `it is said to be ${name} ${version} and calls itself ${found.name} ${found.version}`,
        )
      }
      await writeFile(join(folder, integrityFile), integrity)
      await seal(folder)
      if (!(await settle(folder, this.#path({ name, version })))) await this.#isAsPlaced({ name, version }, integrity)
    })
  }

  async isPlaced(name: string, version: string, integrity: string): Promise<boolean> {
    return (await this.#integrity({ name, version })) === integrity
  }

  /** What a composition takes. Throws PACKAGE_NOT_PLACED. */
  async source(name: string, version: string): Promise<PackageSource> {
    const folder = this.folder(name, version)
    if (folder === undefined) throw errors.PACKAGE_NOT_PLACED(name, version)
    return packageFromFolder(folder, 'store')
  }

  /** Where a version lies, whether it is active or not; undefined when it does not. */
  folder(name: string, version: string): string | undefined {
    if (!isReleaseName({ name, version })) return undefined
    const folder = this.#path({ name, version })
    return existsSync(join(folder, integrityFile)) ? folder : undefined
  }

  /** Whether it was there. What of it has run stays in memory until the process ends. */
  async remove(name: string, version: string): Promise<boolean> {
    const folder = this.folder(name, version)
    if (folder === undefined) return false
    await this.#incoming.discard(folder)
    return true
  }

  /**
   * Clear what a crash has left, and every version that is not to be kept. Other processes may place versions here
   * meanwhile: each is among those to be kept before it is placed, so they are asked for when the folders are known, and
   * once more before one goes.
   */
  async sweep(keep: () => Promise<readonly ReleaseName[]>): Promise<void> {
    await this.#incoming.sweep()
    const here = await this.list()
    const superfluous = (releases: readonly ReleaseName[], kept: readonly ReleaseName[]) =>
      releases.filter(({ name, version }) => !kept.some((each) => each.name === name && each.version === version))
    for (const release of superfluous(here, await keep())) {
      const [gone] = superfluous([release], await keep())
      if (gone !== undefined) await this.remove(gone.name, gone.version)
    }
  }

  /** All versions that lie here. */
  async list(): Promise<ReleaseName[]> {
    const found: ReleaseName[] = []
    for (const top of await foldersOf(this.#folder)) {
      const names = top.startsWith('@')
        ? (await foldersOf(join(this.#folder, top))).map((name) => `${top}/${name}`)
        : [top]
      for (const name of names) {
        const versions = await foldersOf(join(this.#folder, name))
        found.push(...versions.map((version) => ({ name, version })).filter(isReleaseName))
      }
    }
    return found
  }

  async #isAsPlaced({ name, version }: ReleaseName, integrity: string): Promise<boolean> {
    const placed = await this.#integrity({ name, version })
    if (placed !== undefined && placed !== integrity) throw errors.PACKAGE_VERSION_TAKEN(name, version)
    return placed !== undefined
  }

  async #integrity(release: ReleaseName): Promise<string | undefined> {
    if (this.folder(release.name, release.version) === undefined) return undefined
    return readFile(join(this.#path(release), integrityFile), 'utf8')
  }

  #path({ name, version }: ReleaseName): string {
    return join(this.#folder, ...name.split('/'), version)
  }
}

async function foldersOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name)
}

/** Nothing else becomes a path. */
function isReleaseName({ name, version }: ReleaseName): boolean {
  return packageName.test(name) && /^\d[0-9A-Za-z.+-]*$/.test(version)
}
