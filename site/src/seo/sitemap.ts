import { escapedHtml } from '@ashlar/sdk'
import { AshlarError, type Tenant } from '@ashlar/sdk/server'
import type { SitemapEntry, SitemapParts, SitemapSource } from '@ashlar/sdk/site'
import { EndlessWork } from '@ashlar/sdk/surface'
import { atOnce } from '../page/patience.ts'
import { hasModule, type Site } from '../site.ts'

/** Entries of one file at most, by the protocol, and of one part of a module's addresses. */
const mostEntries = 50_000
const inPart = 10_000

interface Source {
  /** As it stands in the address of a part. */
  readonly name: string
  readonly source: SitemapSource
  /** npm name. */
  readonly package: string
}

/**
 * Every published page that search engines may know, and what modules add. Addresses are the tenant's own (T25). Where
 * modules have more than a part of them, it is a list of parts.
 */
export async function sitemapXml(site: Site, tenant: Tenant): Promise<string> {
  const many = sourcesOf(site, tenant).filter(({ source }) => typeof source.entries !== 'function')
  const counts = await Promise.all(many.map(async (source) => ({ source, count: await countOf(site, source) })))
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const first = await firstEntries(site, tenant)
  if (total <= inPart && first.length + total <= mostEntries) {
    const added = await Promise.all(counts.map(({ source, count }) => stretch(site, source, null, count)))
    return urlSet(tenant, [...first, ...held(site, tenant, added.flat())])
  }
  const pageParts = Array.from({ length: Math.max(1, Math.ceil(first.length / mostEntries)) }, (_, at) =>
    pagePart(at + 1),
  )
  const parts = counts.flatMap(({ source: { name }, count }) =>
    Array.from({ length: Math.ceil(count / inPart) }, (_, at) => `/sitemap-${name}-${at + 1}.xml`),
  )
  const places = [...pageParts, ...parts].slice(0, mostEntries)
  const list = places.map((path) => `<sitemap><loc>${escapedHtml(tenant.origin + path)}</loc></sitemap>`)
  return `${head}<sitemapindex xmlns="${protocol}">${list.join('')}</sitemapindex>`
}

const pagePart = (part: number) => `/sitemap-pages-${part}.xml`

/** One of the parts, from 1; undefined where there is none. */
export async function sitemapPart(site: Site, tenant: Tenant, name: string, part: number): Promise<string | undefined> {
  if (name === 'pages') {
    const entries = (await firstEntries(site, tenant)).slice((part - 1) * mostEntries, part * mostEntries)
    return part === 1 || entries.length > 0 ? urlSet(tenant, entries) : undefined
  }
  const found = sourcesOf(site, tenant).find((each) => each.name === name)
  if (!found || typeof found.source.entries === 'function') return undefined
  const after = await site.sitemapPlaces.before(tenant.guid, name, part, (from) => stretch(site, found, from, inPart))
  if (after === undefined) return undefined
  const entries = await stretch(site, found, after, inPart)
  site.sitemapPlaces.read(tenant.guid, name, part, entries)
  return entries.length === 0 ? undefined : urlSet(tenant, held(site, tenant, entries))
}

/** What robots are told: everything but the back office. */
export function robotsTxt(tenant: Tenant): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${tenant.origin}/sitemap.xml\n`
}

/** People's pages, and what modules give all at once; a module's own page at the address of one is not another. */
async function firstEntries(site: Site, tenant: Tenant): Promise<readonly SitemapEntry[]> {
  const pages = (await site.pages.links())
    .filter(({ noindex, canonical, slug }) => !noindex && (canonical === '' || canonical === `/${slug}`))
    .map(({ slug, isHome, changedAt }): SitemapEntry => ({ path: isHome ? '/' : `/${slug}`, changed: changedAt }))
  const added = await Promise.all(
    sourcesOf(site, tenant).map((asked) => {
      const { deps, entries } = asked.source
      if (typeof entries !== 'function') return []
      return ofPackage(site, asked, [], () => entries(...site.composition.resolveAll(deps)))
    }),
  )
  const taken = new Set(pages.map(({ path }) => path))
  return [...pages, ...held(site, tenant, added.flat()).filter(({ path }) => !taken.has(path))]
}

/** Without the pages that the tenant's plan does not hold. */
const held = (site: Site, tenant: Tenant, entries: readonly SitemapEntry[]): readonly SitemapEntry[] =>
  entries.filter(({ path }) => !site.isBeyondPlan(tenant, path))

function sourcesOf(site: Site, tenant: Tenant): readonly Source[] {
  return site.composition.packages.flatMap(({ name, site: own, module, manifest }) =>
    own?.sitemap && (module === undefined || hasModule(tenant, module.id))
      ? [{ name: manifest.id.replace(/[^a-z0-9]+/g, '-'), source: own.sitemap, package: name }]
      : [],
  )
}

const countOf = (site: Site, asked: Source): Promise<number> =>
  ofPackage(site, asked, 0, async () => {
    const { deps, entries } = asked.source
    return inParts(entries).count(...site.composition.resolveAll(deps))
  })

const stretch = (site: Site, asked: Source, after: string | null, limit: number): Promise<readonly SitemapEntry[]> =>
  ofPackage(site, asked, [], async () => {
    const { deps, entries } = asked.source
    return inParts(entries).page({ after, limit }, ...site.composition.resolveAll(deps))
  })

/** What a package gives; where it does not end, the sitemap is without it. */
async function ofPackage<T>(site: Site, asked: Source, nothing: T, work: () => Promise<T>): Promise<T> {
  const place = 'the sitemap'
  try {
    return await site.watch.run({ package: asked.package, part: 'sitemap', place }, atOnce, work)
  } catch (error) {
    if (!(error instanceof AshlarError)) {
      site.faults.report({ package: asked.package, where: 'route', place, error })
    }
    if (error instanceof EndlessWork) return nothing
    throw error
  }
}

function inParts(entries: SitemapSource['entries']): SitemapParts<never[]> {
  if (typeof entries === 'function') throw new TypeError('These sitemap entries are a list, not a function.')
  return entries
}

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function urlSet(tenant: Tenant, entries: readonly SitemapEntry[]): string {
  const urls = entries
    .slice(0, mostEntries)
    .map(
      ({ path, changed }) =>
        `<url><loc>${escapedHtml(tenant.origin + encodeURI(path))}</loc><lastmod>${changed.toISOString()}</lastmod></url>`,
    )
  return `${head}<urlset xmlns="${protocol}">${urls.join('')}</urlset>`
}
