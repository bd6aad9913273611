import { LRUCache } from 'lru-cache'
import type { KeptPage } from './kept-page.ts'

/** How long a page that is out of date may still be shown while the database is gone. */
const staleTime = 24 * 3600 * 1000
/** How long a drop is remembered for pages whose rendering began before it. */
const renderTime = 60_000

/** Pages of one path that are kept for different queries: whoever makes queries up must not push out everything else. */
const mostVariants = 50

interface PathEntry {
  /** Names of the query parameters on which the page depends. */
  readonly query: readonly string[]
  /** The variant of an address without a query, which most visitors ask for. */
  readonly plain: string
  /** In the order in which they were kept. */
  readonly variants: Map<string, KeptPage>
}

/** Where a kept page is found, so that it can be taken out. */
interface Place {
  readonly tenant: string
  readonly path: string
  readonly variant: string
}

interface Drop {
  readonly at: number
  readonly order: number
  readonly tenant: string | null
  readonly tags: readonly string[]
}

/** Where a page is kept: its tenant, its path and the values of the query parameters that it declares. */
export interface PageKey {
  readonly tenant: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** Pages of this process's memory, up to a number of bytes; the least recently used go first (architecture, section 8). */
export class KeptPages {
  readonly #limit: number
  readonly #tenants = new Map<string, Map<string, PathEntry>>()
  /** In order of use. */
  readonly #pages: LRUCache<KeptPage, Place>
  /** Those that a write dropped, in the order in which it did: they go first. */
  readonly #dropped: LRUCache<KeptPage, Place>
  #size = 0
  #clock = 0
  #drops: Drop[] = []

  /** Up to so many bytes. */
  constructor(limit: number) {
    this.#limit = limit
    this.#pages = inOrderOfUse()
    this.#dropped = inOrderOfUse()
  }

  get size(): number {
    return this.#size
  }

  /** The page as it is now; undefined when it must be rendered. `search` is the raw query string, or empty. */
  find(tenant: string, path: string, search: string): KeptPage | undefined {
    const entry = this.#tenants.get(tenant)?.get(path)
    if (!entry) return undefined
    const page = entry.variants.get(
      search === '' || entry.query.length === 0 ? entry.plain : variantOf(entry.query, queryOf(search)),
    )
    if (
      !page ||
      page.droppedAt !== undefined ||
      (page.until !== Number.POSITIVE_INFINITY && page.until <= Date.now())
    ) {
      return undefined
    }
    this.#pages.get(page)
    return page
  }

  /** The page as it was, out of date for a day at most. */
  findStale(tenant: string, path: string, search: string): KeptPage | undefined {
    const entry = this.#tenants.get(tenant)?.get(path)
    const page = entry?.variants.get(variantOf(entry.query, queryOf(search)))
    if (!page) return undefined
    const since = Math.min(page.droppedAt ?? Number.POSITIVE_INFINITY, page.until)
    return Date.now() - since < staleTime || since === Number.POSITIVE_INFINITY ? page : undefined
  }

  /** A mark of now: what is dropped after it must not be brought back by a page that was being rendered. */
  begin(): number {
    return this.#clock++
  }

  /** Whether anything of the tenant's was dropped after the mark. */
  wasWritten(tenant: string, since: number): boolean {
    return this.#drops.some((drop) => drop.order > since && (drop.tenant === null || drop.tenant === tenant))
  }

  /** Keep a page whose rendering began at `since`, unless something that it was made from has been dropped meanwhile. */
  keep({ tenant, path, query }: PageKey, page: KeptPage, since: number): boolean {
    const isOld = this.#drops.some((drop) => drop.order > since && hits(drop, tenant, page))
    if (isOld || page.until <= Date.now()) return false
    const names = Object.keys(query).sort()
    let entry = this.#tenants.get(tenant)?.get(path)
    if (!entry || !isSame(entry.query, names)) {
      this.forget(tenant, path)
      const paths = this.#tenants.get(tenant) ?? new Map<string, PathEntry>()
      this.#tenants.set(tenant, paths)
      entry = { query: names, plain: variantOf(names, {}), variants: new Map() }
      paths.set(path, entry)
    }
    const variant = variantOf(names, query)
    const before = entry.variants.get(variant)
    if (before) this.#release(before)
    else if (entry.variants.size >= mostVariants) this.#dropOldest(entry)
    entry.variants.set(variant, page)
    this.#size += page.size
    this.#pages.set(page, { tenant, path, variant })
    while (this.#size > this.#limit) this.#evict()
    return true
  }

  /** The path leads nowhere any more: nothing of it is to be shown again. */
  forget(tenant: string, path: string): void {
    const entry = this.#tenants.get(tenant)?.get(path)
    if (!entry) return
    for (const page of entry.variants.values()) this.#release(page)
    this.#remove(tenant, path)
  }

  /** Mark every page that was made from one of the tags; of all tenants for null. */
  drop(tenant: string | null, tags: readonly string[]): void {
    const at = Date.now()
    const drop: Drop = { at, order: ++this.#clock, tenant, tags }
    this.#drops = [...this.#drops.filter((each) => at - each.at < renderTime), drop]
    const hit = tenant === null ? this.#tenants : new Map([[tenant, this.#tenants.get(tenant)]])
    for (const [guid, paths] of hit) {
      for (const entry of paths?.values() ?? []) {
        for (const page of entry.variants.values()) if (hits(drop, guid, page)) this.#markDropped(page, at)
      }
    }
  }

  /** The one kept first makes room; the page without a query, which most ask for, stays. */
  #dropOldest({ variants, plain }: PathEntry): void {
    for (const [variant, page] of variants) {
      if (variant === plain) continue
      this.#release(page)
      variants.delete(variant)
      return
    }
  }

  #markDropped(page: KeptPage, at: number): void {
    page.droppedAt ??= at
    const place = this.#pages.peek(page)
    if (place === undefined) return
    this.#pages.delete(page)
    this.#dropped.set(page, place)
  }

  /** Take out the page that is missed least. */
  #evict(): void {
    const pages = this.#dropped.size > 0 ? this.#dropped : this.#pages
    const [page] = pages.rkeys()
    const place = page === undefined ? undefined : pages.peek(page)
    if (page === undefined || place === undefined) return
    this.#release(page)
    const variants = this.#tenants.get(place.tenant)?.get(place.path)?.variants
    variants?.delete(place.variant)
    if (variants?.size === 0) this.#remove(place.tenant, place.path)
  }

  #release(page: KeptPage): void {
    this.#size -= page.size
    this.#pages.delete(page)
    this.#dropped.delete(page)
  }

  #remove(tenant: string, path: string): void {
    const paths = this.#tenants.get(tenant)
    paths?.delete(path)
    if (paths?.size === 0) this.#tenants.delete(tenant)
  }
}

/** Without a bound of its own, for which it would set memory aside: both together are held to the limit of bytes. */
const inOrderOfUse = (): LRUCache<KeptPage, Place> =>
  new LRUCache({ maxSize: Number.MAX_SAFE_INTEGER, sizeCalculation: () => 1 })

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((name, at) => name === others[at])

function hits(drop: Drop, tenant: string, page: KeptPage): boolean {
  return (drop.tenant === null || drop.tenant === tenant) && drop.tags.some((tag) => page.tags.has(tag))
}

/** Values of the declared parameters, written so that two queries never look alike. */
function variantOf(names: readonly string[], query: Readonly<Record<string, string | undefined>>): string {
  return names.length === 0 ? '' : JSON.stringify(names.map((name) => query[name] ?? ''))
}

/** The values of each parameter, with commas between them: so a form without a script sends boxes that are ticked. */
export function queryOf(search: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(search)) {
    query[name] = (query[name] === undefined ? value : `${query[name]},${value}`).slice(0, 500)
  }
  return query
}

/** Only the declared parameters; a missing one is empty, so that the names alone tell what the page depends on. */
export function declaredQuery(
  names: Iterable<string>,
  query: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Array.from(new Set(names), (name) => [name, query[name] ?? '']))
}
