import { existsSync, readdirSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { packageFromFolder } from '../host/package-from-folder.ts'
import type { PackageSource } from '../host/package-source.ts'
import { tooLarge } from './download.ts'
import { errors } from './errors.ts'
import { passGate } from './gate.ts'
import { Incoming } from './incoming.ts'
import { integrityOf, markOf } from './integrity.ts'
import { mostPacked } from './limits.ts'
import { npmSettings } from './npm-settings.ts'
import { packFolder } from './pack-folder.ts'
import { describe } from './package-json.ts'
import { packageName } from './package-name.ts'
import { type PublishedPackage, type PublishedRelease, Registry } from './registry.ts'
import type { FoundRelease } from './registry-replies.ts'
import type { Release } from './release.ts'
import { readScreenshot, type Screenshot } from './screenshot.ts'
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

/** Names the contents of a version: one that was refused may come again, mended, under the same number. */
export interface ReleaseContents extends ReleaseName {
  /** Of the tarball, `sha512-…`. */
  readonly integrity: string
}

/**
 * The packages that were installed while the server runs: `<folder>/<name>/<version>_<mark of its contents>/`, each
 * written once and never changed. Node keeps every module that it has loaded by its address, so other contents must lie
 * at another one. All errors are sentences for the person who asked.
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
      throw errors.PACKAGE_UNREADABLE(`it was requested as ${name} but its name is ${release.name}`)
    return release
  }

  /** All versions that the registry has, oldest first. `timeout` in milliseconds. */
  versions(name: string, { timeout }: { readonly timeout?: number } = {}): Promise<readonly string[]> {
    return this.#registry.versions(name, timeout)
  }

  /** Packages for Ashlar that the registry has and that hold these words. */
  search(words: string): Promise<readonly FoundRelease[]> {
    return this.#registry.search(words)
  }

  /** What the registry says of one version; undefined where it is no package for Ashlar. */
  release(name: string, version: string): Promise<PublishedRelease | undefined> {
    return this.#registry.release(name, version)
  }

  /** What the registry says of a package. */
  describe(name: string): Promise<PublishedPackage> {
    return this.#registry.describe(name)
  }

  /** The pictures that the manifest of a version names; one that is none, or too large, is left out as undefined. */
  async screenshots(name: string, version: string): Promise<readonly (Screenshot | undefined)[]> {
    const { tarball } = await this.#registry.fetch(name, version)
    return this.#incoming.within(async (folder) => {
      await unpack(tarball, folder)
      const { manifest } = await describe(folder)
      return Promise.all((manifest.screenshots ?? []).map(({ file }) => readScreenshot(folder, file)))
    })
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

  /** Unpack a release to stay. Does nothing when it is here already. */
  async place({ name, version, integrity, tarball }: Release): Promise<void> {
    if (await this.isPlaced({ name, version, integrity })) return
    if ((await integrityOf(tarball)) !== integrity) throw errors.PACKAGE_WRONG_INTEGRITY(`${name} ${version}`)
    await this.#incoming.within(async (folder) => {
      await unpack(tarball, folder)
      const found = await describe(folder)
      if (found.name !== name || found.version !== version) {
        throw errors.PACKAGE_UNREADABLE(`it should be ${name} ${version} but is ${found.name} ${found.version}`)
      }
      await writeFile(join(folder, integrityFile), integrity)
      await seal(folder)
      await settle(folder, this.#path({ name, version, integrity }))
    })
  }

  async isPlaced(release: ReleaseContents): Promise<boolean> {
    const folder = this.folder(release)
    return folder !== undefined && (await readFile(join(folder, integrityFile), 'utf8')) === release.integrity
  }

  /** What a composition takes. Throws PACKAGE_NOT_PLACED. */
  async source(release: ReleaseContents): Promise<PackageSource> {
    const folder = this.folder(release)
    if (folder === undefined) throw errors.PACKAGE_NOT_PLACED(release.name, release.version)
    return { ...(await packageFromFolder(folder, 'store')), contents: markOf(release.integrity) }
  }

  /** Where a release lies, whether it is active or not; undefined when it does not. */
  folder(release: ReleaseContents): string | undefined {
    return isReleaseName(release) ? placedAt(this.#path(release)) : undefined
  }

  /**
   * Where a version lies, for whoever knows no more than its number, such as a browser: of a version that has served
   * there is only one.
   */
  folderOf({ name, version }: ReleaseName): string | undefined {
    if (!isReleaseName({ name, version })) return undefined
    const folder = join(this.#folder, ...name.split('/'))
    const names = existsSync(folder) ? readdirSync(folder) : []
    const found = names.find((each) => versionIn(each) === version && placedAt(join(folder, each)) !== undefined)
    return found && join(folder, found)
  }

  /** Whether it was there. What of it has run stays in memory until the process ends. */
  async remove(release: ReleaseContents): Promise<boolean> {
    const folder = this.folder(release)
    if (folder === undefined) return false
    await this.#incoming.discard(folder)
    return true
  }

  /**
   * Clear what a crash has left, and everything that is not to be kept. Other processes may place releases here
   * meanwhile: each is among those to be kept before it is placed, so they are asked for when the folders are known, and
   * once more before one goes.
   */
  async sweep(keep: () => Promise<readonly ReleaseContents[]>): Promise<void> {
    await this.#incoming.sweep()
    const here = await this.#folders()
    const superfluous = async (folders: readonly string[]) => {
      const kept = new Set((await keep()).map((each) => this.#path(each)))
      return folders.filter((folder) => !kept.has(folder))
    }
    for (const folder of await superfluous(here)) {
      const [gone] = await superfluous([folder])
      if (gone !== undefined && existsSync(gone)) await this.#incoming.discard(gone)
    }
  }

  /** All versions that lie here. */
  async list(): Promise<ReleaseName[]> {
    const placed = (await this.#folders()).filter((folder) => placedAt(folder) !== undefined)
    return placed.map((folder) => {
      const parts = relative(this.#folder, folder).split(sep)
      return { name: parts.slice(0, -1).join('/'), version: versionIn(parts.at(-1) ?? '') }
    })
  }

  /** Where releases lie, or what is left of one. */
  async #folders(): Promise<string[]> {
    const found: string[] = []
    for (const top of await foldersOf(this.#folder)) {
      const scope = join(this.#folder, top)
      const packages = top.startsWith('@') ? (await foldersOf(scope)).map((name) => join(scope, name)) : [scope]
      for (const folder of packages) found.push(...(await foldersOf(folder)).map((name) => join(folder, name)))
    }
    return found
  }

  #path({ name, version, integrity }: ReleaseContents): string {
    return join(this.#folder, ...name.split('/'), `${version}_${markOf(integrity)}`)
  }
}

/** A folder counts once it was written whole. */
const placedAt = (folder: string) => (existsSync(join(folder, integrityFile)) ? folder : undefined)

/** No version holds the character that stands before the mark. */
const versionIn = (folder: string) => folder.split('_', 1)[0] ?? ''

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
