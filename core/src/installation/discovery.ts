import {
  type DiscoveryQuery,
  discoveriesPerPage,
  type FoundPackage,
  mostDiscoveries,
  type PackageListing,
} from '@ashlar/sdk/platform'
import { AshlarError } from '@ashlar/sdk/server'
import { LRUCache } from 'lru-cache'
import { compare, prerelease } from 'semver'
import type { FoundRelease, PublishedRelease, Screenshot } from '../store/index.ts'
import type { Listed } from './contract.ts'
import { installationErrors } from './installation.errors.ts'
import type { ServingHost } from './parts.ts'
import type { ReleaseStore } from './release-store.ts'

/** Packages asked for at once. */
const atOnce = 6

/** Milliseconds for which pictures are kept: whoever reads on looks at them again. */
const keepPictures = 10 * 60_000

type Pictures = Promise<readonly (Screenshot | undefined)[]>
type FitsSdk = (range: string) => boolean

/** What the registry has, installed or not, and what it says of it. */
export class Discovery {
  readonly #store: ReleaseStore
  readonly #host: ServingHost
  /** By name and version: what was published never changes. */
  readonly #releases = new LRUCache<string, PublishedRelease>({ max: 500 })
  /** Six MB at most for each version. */
  readonly #pictures = new LRUCache<string, Pictures>({ max: 5, ttl: keepPictures })

  constructor(store: ReleaseStore, host: ServingHost) {
    this.#store = store
    this.#host = host
  }

  async list({ search = '', kind, page = 1 }: DiscoveryQuery): Promise<Listed<FoundPackage>> {
    const { fitsSdk } = await import('@ashlar/sdk/check')
    const all = await this.#store.search(search.trim())
    const wanted = kind === undefined ? all : all.filter(({ keywords }) => keywords.includes(`ashlar-${kind}`))
    const shown = wanted.slice((page - 1) * discoveriesPerPage, page * discoveriesPerPage)
    const releases = await this.#releasesOf(shown)
    const rows = shown.map((found, at) => {
      return { ...rowOf(found, releases[at], fitsSdk), installed: this.#installed(found.name) }
    })
    return { rows, total: wanted.length, ...(all.length >= mostDiscoveries && { truncated: true }) }
  }

  /** @throws 404 where the registry has no such package, or it is none for Ashlar */
  async listing(name: string): Promise<PackageListing> {
    const { fitsSdk, sdkVersion } = await import('@ashlar/sdk/check')
    const { latest, releases, readme, publishedAt } = await this.#store.describe(name)
    const newest = releases.find(({ version }) => version === latest)
    if (newest === undefined) throw installationErrors.PACKAGE_NOT_LISTED(name)
    const fitting = fittingOf(newest, releases, fitsSdk)
    const shown = fitting ?? newest
    const found = { ...newest, publishedAt: publishedAt[latest] ?? '', keywords: [] }
    return {
      ...rowOf(found, newest, fitsSdk),
      ...{ installed: this.#installed(name), license: newest.license, size: shown.size, readme },
      ...{ sdk: newest.manifest.sdk, serverSdk: sdkVersion(), fitting: fitting?.version ?? null },
      screenshots: (shown.manifest.screenshots ?? []).map(({ title }, at) => {
        return { title, version: shown.version, number: at + 1 }
      }),
    }
  }

  /** @throws 404 where it has none of this number, or it is no small picture */
  async screenshot(name: string, version: string, number: number): Promise<Screenshot> {
    const picture = (await this.#picturesOf(name, version))[number - 1]
    if (picture === undefined) throw installationErrors.SCREENSHOT_MISSING(name, version)
    return picture
  }

  #picturesOf(name: string, version: string): Pictures {
    const id = `${name}@${version}`
    const known = this.#pictures.get(id)
    if (known !== undefined) return known
    const pictures = this.#store.screenshots(name, version)
    this.#pictures.set(id, pictures)
    // A registry that failed is asked again.
    pictures.catch(() => this.#pictures.delete(id))
    return pictures
  }

  /** In the same order; undefined where the registry does not say, or has said nothing to the one before. */
  async #releasesOf(page: readonly FoundRelease[]): Promise<readonly (PublishedRelease | undefined)[]> {
    const releases: (PublishedRelease | undefined)[] = []
    const open = [...page.entries()]
    let isSilent = false
    const look = async () => {
      for (let next = open.shift(); next !== undefined && !isSilent; next = open.shift()) {
        const [at, { name, version }] = next
        try {
          releases[at] = await this.#release(name, version)
        } catch (error) {
          // Its row says that nothing more is known of it; the others need not wait for a registry that does not answer.
          if (!(error instanceof AshlarError)) throw error
          isSilent = error.code === 'REGISTRY_UNREACHABLE'
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, look))
    return releases
  }

  async #release(name: string, version: string): Promise<PublishedRelease | undefined> {
    const id = `${name}@${version}`
    const known = this.#releases.get(id)
    if (known !== undefined) return known
    const release = await this.#store.release(name, version)
    if (release !== undefined) this.#releases.set(id, release)
    return release
  }

  #installed(name: string): string | null {
    return this.#host.composition.packages.find((each) => each.name === name)?.version ?? null
  }
}

function rowOf(
  found: FoundRelease,
  release: PublishedRelease | undefined,
  fitsSdk: FitsSdk,
): Omit<FoundPackage, 'installed'> {
  const { name, version, description, publisher, publishedAt, keywords } = found
  const said = (['block', 'module'] as const).find((kind) => keywords.includes(`ashlar-${kind}`))
  return {
    ...{ name, version, description },
    title: release?.manifest.title ?? titleFrom(name),
    kind: release?.manifest.kind ?? said ?? null,
    publisher: publisher || release?.publisher || '',
    publishedAt: publishedAt === '' ? null : publishedAt,
    fit: release === undefined ? 'unknown' : fitsSdk(release.manifest.sdk) ? 'fits' : 'other',
  }
}

/** The newest version that works here, the one that the registry calls latest first. */
function fittingOf(newest: PublishedRelease, releases: readonly PublishedRelease[], fitsSdk: FitsSdk) {
  if (fitsSdk(newest.manifest.sdk)) return newest
  return releases
    .filter(({ version, manifest }) => prerelease(version) === null && fitsSdk(manifest.sdk))
    .toSorted((one, other) => compare(one.version, other.version))
    .at(-1)
}

/** What people call a package that gives itself no title: "Price table" of `@acme/price-table`. */
function titleFrom(name: string): string {
  const words = name
    .replace(/^@[^/]*\//, '')
    .replace(/^(plugin|block)-/, '')
    .replaceAll(/[._-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
