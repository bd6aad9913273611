import type { SitemapEntry } from '@ashlar/sdk/site'
import { LRUCache } from 'lru-cache'

/**
 * Where the parts of long sitemaps begin, by the entry before each: search engines read them one after the other, and
 * each would else be counted from the beginning. Forgotten from time to time, since entries come and go.
 */
export class SitemapPlaces {
  readonly #places = new LRUCache<string, string>({ max: 10_000, ttl: 3_600_000 })

  /** Path of the last entry before a part; null before the first, undefined where there are not as many. */
  async before(
    tenant: string,
    name: string,
    part: number,
    read: (after: string | null) => Promise<readonly SitemapEntry[]>,
  ): Promise<string | null | undefined> {
    let known = part
    while (known > 1 && !this.#places.has(keyOf(tenant, name, known))) known--
    for (let at = known; at < part; at++) {
      const entries = await read(this.#of(tenant, name, at))
      this.read(tenant, name, at, entries)
      if (entries.length === 0) return undefined
    }
    return this.#of(tenant, name, part)
  }

  /** A part was read: the next one begins behind it. */
  read(tenant: string, name: string, part: number, entries: readonly SitemapEntry[]): void {
    const last = entries.at(-1)
    if (last !== undefined) this.#places.set(keyOf(tenant, name, part + 1), last.path)
  }

  #of(tenant: string, name: string, part: number): string | null {
    return part === 1 ? null : (this.#places.get(keyOf(tenant, name, part)) ?? null)
  }
}

const keyOf = (tenant: string, name: string, part: number): string => JSON.stringify([tenant, name, part])
