import { escapedHtml } from '@ashlar/sdk'
import type { Tenant } from '@ashlar/sdk/server'
import type { SitemapEntry } from '@ashlar/sdk/site'
import { hasModule, type Site } from '../site.ts'

/** Entries of one sitemap at most, by its protocol. */
const most = 50_000

/** Every published page that search engines may know, and what modules add. Addresses are the tenant's own (T25). */
export async function sitemapXml(site: Site, tenant: Tenant): Promise<string> {
  const pages = (await site.pages.links())
    .filter(({ noindex, canonical, slug }) => !noindex && (canonical === '' || canonical === `/${slug}`))
    .map(({ slug, isHome, changedAt }): SitemapEntry => ({ path: isHome ? '/' : `/${slug}`, changed: changedAt }))
  const sources = site.composition.packages.flatMap(({ site: own, module }) =>
    own?.sitemap && (module === undefined || hasModule(tenant, module.id)) ? [own.sitemap] : [],
  )
  const added = await Promise.all(sources.map(({ deps, entries }) => entries(...site.composition.resolveAll(deps))))
  const urls = [...pages, ...added.flat()]
    .slice(0, most)
    .map(
      ({ path, changed }) =>
        `<url><loc>${escapedHtml(tenant.origin + encodeURI(path))}</loc><lastmod>${changed.toISOString()}</lastmod></url>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
}

/** What robots are told: everything but the back office. */
export function robotsTxt(tenant: Tenant): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${tenant.origin}/sitemap.xml\n`
}
