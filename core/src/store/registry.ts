import { Manifest } from '@ashlar/sdk'
import { mostDiscoveries } from '@ashlar/sdk/platform'
import { AshlarError } from '@ashlar/sdk/server'
import { compare, prerelease, valid, validRange } from 'semver'
import { Check } from 'typebox/value'
import { download } from './download.ts'
import { errors } from './errors.ts'
import { longestDownload, longestLookUp, longestRow } from './limits.ts'
import { askNpm } from './npm.ts'
import { tooMuch } from './npm-messages.ts'
import { packageName } from './package-name.ts'
import { type FoundRelease, type RegistryPackage, type RegistryRelease, unreadable } from './registry-replies.ts'

/** A tarball as a registry sent it. */
export interface Download {
  readonly tarball: Buffer
  /** Address of the registry that has it. */
  readonly registry: string
}

/** One version for Ashlar, as its registry describes it. */
export interface PublishedRelease extends Omit<RegistryRelease, 'ashlar'> {
  readonly manifest: Manifest
}

/** What a registry says of a package; `releases` are those for Ashlar. */
export interface PublishedPackage extends Omit<RegistryPackage, 'releases'> {
  readonly releases: readonly PublishedRelease[]
}

/** The npm registry from which packages are fetched. */
export class Registry {
  readonly #settings: Readonly<Record<string, string>>
  readonly #addresses = new Map<string | undefined, string>()

  constructor(settings: Readonly<Record<string, string>>) {
    this.#settings = settings
  }

  /** The newest version that fits `wanted` (a version, a range or a tag), checked against the registry's checksum. */
  async fetch(name: string, wanted: string): Promise<Download> {
    checkName(name)
    checkWanted(wanted)
    const registry = await this.address(name)
    const told = (error: unknown) => reasonTold(error, { name, wanted, registry })
    const options = { ...this.#settings, timeout: longestLookUp, retry: once, preferOnline: true }
    try {
      const asked = askNpm({ kind: 'manifest', spec: `${name}@${wanted}`, options })
      const { version, integrity, resolved } = await within(longestLookUp, asked)
      if (!integrity) throw errors.PACKAGE_UNREADABLE(`the registry ${registry} has no checksum for it`)
      const exactly = { ...options, resolved, integrity, timeout: longestDownload }
      return { tarball: await download(`${name}@${version}`, exactly), registry }
    } catch (error) {
      const reason = told(error)
      if (reason.code !== 'PACKAGE_VERSION_NOT_FOUND') throw reason
      const newest = await this.versions(name).then(
        (versions) => versions.findLast((version) => prerelease(version) === null) ?? versions.at(-1),
        () => undefined,
      )
      throw errors.PACKAGE_VERSION_NOT_FOUND(name, wanted, registry, newest).causedBy(error)
    }
  }

  /** All versions it has, oldest first. */
  async versions(name: string, timeout = longestLookUp): Promise<readonly string[]> {
    checkName(name)
    const options = { ...this.#settings, timeout, retry: never }
    try {
      const { versions } = await within(timeout, askNpm({ kind: 'versions', spec: name, options }))
      return versions.filter((version) => valid(version) === version).toSorted(compare)
    } catch (error) {
      throw reasonTold(error, { name, wanted: '*', registry: await this.address(name) })
    }
  }

  /** Packages for Ashlar that hold these words, as the registry orders them. */
  async search(words: string): Promise<readonly FoundRelease[]> {
    try {
      const asked = {
        kind: 'search',
        words,
        most: mostDiscoveries,
        timeout: longestLookUp,
        options: { ...this.#settings },
      } as const
      return (await within(2 * longestLookUp, askNpm(asked))).found
    } catch (error) {
      const registry = await this.address()
      if (!/^(E404|E405|E501|EREPLY)$/.test(codeOf(error))) throw reasonTold(error, { name: '', wanted: '', registry })
      throw errors.REGISTRY_WITHOUT_SEARCH(registry).causedBy(error)
    }
  }

  /** One version as the registry describes it; undefined where it is no package for Ashlar. */
  async release(name: string, version: string): Promise<PublishedRelease | undefined> {
    checkName(name)
    checkWanted(version)
    try {
      const asked = { kind: 'release', name, version, timeout: longestRow, options: { ...this.#settings } } as const
      const { release } = await within(longestRow, askNpm(asked))
      return release && ours(release)
    } catch (error) {
      throw reasonTold(error, { name, wanted: version, registry: await this.address(name) })
    }
  }

  /** Everything that the registry says of a package. */
  async describe(name: string): Promise<PublishedPackage> {
    checkName(name)
    try {
      const asked = { kind: 'package', name, timeout: longestLookUp, options: { ...this.#settings } } as const
      const { published } = await within(longestLookUp, askNpm(asked))
      return { ...published, releases: published.releases.flatMap((each) => ours(each) ?? []) }
    } catch (error) {
      throw reasonTold(error, { name, wanted: 'latest', registry: await this.address(name) })
    }
  }

  /** Address from which a package of this name is fetched. */
  async address(name = 'ashlar'): Promise<string> {
    // npm has one for each scope, and the settings never change.
    const scope = name.startsWith('@') ? name.split('/')[0] : ''
    const known = this.#addresses.get(scope)
    if (known !== undefined) return known
    const { registry } = await askNpm({ kind: 'address', spec: name, options: { ...this.#settings } })
    this.#addresses.set(scope, registry)
    return registry
  }
}

/** Attempts after the first, and milliseconds between them. */
const once = { retries: 1, factor: 1, minTimeout: 500, maxTimeout: 500 }
const never = { ...once, retries: 0 }

function ours({ ashlar, ...release }: RegistryRelease): PublishedRelease | undefined {
  return Check(Manifest, ashlar) ? { ...release, manifest: ashlar } : undefined
}

function checkName(name: string): void {
  if (name.length > 214 || !packageName.test(name)) throw errors.PACKAGE_NAME_INVALID(name.slice(0, 100))
}

/** npm also takes addresses, git and other packages' names in this place; from a request these are not wanted. */
function checkWanted(wanted: string): void {
  const isTag = /^[a-z][a-z0-9._-]*$/i.test(wanted)
  if (wanted === '' || wanted.length > 100 || !(isTag || validRange(wanted) !== null)) {
    throw errors.PACKAGE_VERSION_INVALID(wanted.slice(0, 100))
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error(`it did not respond within ${milliseconds / 1000} s`)),
    milliseconds,
  )
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

interface Asked {
  readonly name: string
  readonly wanted: string
  readonly registry: string
}

function reasonTold(error: unknown, { name, wanted, registry }: Asked): AshlarError {
  if (error instanceof AshlarError) return error
  const code = codeOf(error)
  if (code === unreadable || code === tooMuch)
    return errors.REGISTRY_UNREADABLE(registry, messageOf(error)).causedBy(error)
  if (code === 'E404') return errors.PACKAGE_NOT_FOUND(name, registry).causedBy(error)
  if (code === 'ETARGET' || code === 'ENOVERSIONS') {
    return errors.PACKAGE_VERSION_NOT_FOUND(name, wanted, registry, undefined).causedBy(error)
  }
  if (code === 'EINTEGRITY') return errors.PACKAGE_WRONG_INTEGRITY(name).causedBy(error)
  if (/^E4\d\d$/.test(code)) return errors.REGISTRY_REFUSED(registry, code.slice(1)).causedBy(error)
  return errors.REGISTRY_UNREACHABLE(registry, code === '' ? messageOf(error) : code).causedBy(error)
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
