import type { Injectable, Resolved } from '../server/service.ts'

export interface SitemapEntry {
  readonly path: string
  readonly changed: Date
}

/** A stretch of the addresses of a module, in an order of its own that does not change. */
export interface SitemapStretch {
  /** Path of the last entry before it; null at the beginning. */
  readonly after: string | null
  /** Entries at most; fewer only at the end. */
  readonly limit: number
}

/** Addresses in any number: they are asked for in stretches, and told to search engines in parts. */
export interface SitemapParts<Deps extends readonly unknown[]> {
  readonly count: (...deps: Deps) => Promise<number>
  readonly page: (stretch: SitemapStretch, ...deps: Deps) => Promise<readonly SitemapEntry[]>
}

type Entries<Deps extends readonly unknown[]> = (...deps: Deps) => Promise<readonly SitemapEntry[]>

/** Addresses that a module adds to sitemap.xml. */
export interface SitemapSource {
  readonly deps: readonly Injectable[]
  /** All at once, or in parts. */
  readonly entries: Entries<never[]> | SitemapParts<never[]>
}

/**
 * Say which addresses a module adds to sitemap.xml: all of them where they are few, or their count and a stretch of
 * them where they may be many.
 *
 * @example sitemap([Catalogue], { count: (goods) => goods.count(), page: ({ after, limit }, goods) => goods.addresses(after, limit) })
 */
export function sitemap<const Deps extends readonly Injectable[]>(
  deps: Deps,
  entries: Entries<Resolved<Deps>> | SitemapParts<Resolved<Deps>>,
): SitemapSource {
  return Object.freeze({ deps, entries: entries as SitemapSource['entries'] })
}
