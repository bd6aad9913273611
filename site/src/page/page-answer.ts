import type { PlatformSettings } from '@ashlar/sdk'
import type { PageView } from '@ashlar/sdk/renderer'
import type { MediaRecord, StoredPage } from '@ashlar/sdk/server'
import { structuredData } from '../seo/structured-data.ts'
import type { Site } from '../site.ts'
import { tellBroken } from './broken.ts'
import { pageEndsOf } from './page-ends.ts'
import { loadedAddresses, mediaAddresses, mediaOf, mediaTags } from './pictures.ts'
import { type Rendered, render } from './render.tsx'
import { servicesOf } from './services.ts'
import { pageTrees, treesOf } from './sources.ts'
import { treeLoads } from './tree-loads.ts'
import { pictureOf } from './view.ts'
import type { Visit } from './visit.ts'

/** A page that has been made, with what decides whether and how long it is kept. */
export interface PageAnswer {
  readonly rendered: Rendered
  readonly tags: readonly string[]
  /** Milliseconds; Infinity for never. */
  readonly until: number
  /** Values of the query parameters on which the page depends. */
  readonly query: Readonly<Record<string, string>>
  /** Nothing in it is broken or late, and it may be seen by anybody. */
  readonly canBeKept: boolean
  /** What it is about could not be had just now: it says so, and search engines come again. */
  readonly isIncomplete?: boolean
  /** Made for whoever looks: nobody keeps it, on the way to the browser neither. */
  readonly isPersonal?: boolean
}

/** Make a page that staff built: loads first, in parallel, then everything in one go. */
export async function pageAnswer(
  site: Site,
  visit: Visit,
  page: StoredPage,
  settings: PlatformSettings,
): Promise<PageAnswer> {
  const trees = await pageTrees(site, visit.tenant, settings, page)
  const view: PageView = {
    id: page.id,
    title: page.title,
    slug: page.slug,
    excerpt: page.excerpt,
    image: page.image,
    isHome: page.isHome,
  }
  const { query, run } = treeLoads(site, visit, trees, { page: view })
  const shared = page.metaImage || page.image || settings.meta_image
  const pictures = mediaAddresses(treesOf(trees), [page.image, shared, settings.favicon, settings.navigation.logo])
  const loading = run()
  const [services, ends, loaded, media, next] = await Promise.all([
    servicesOf(site, visit.tenant),
    pageEndsOf(site, visit.tenant),
    loading,
    mediaOf(site.media, pictures, loading),
    trees.tags.includes('pages') ? site.pages.nextChange() : null,
  ])
  const rendered = render({
    site,
    tenant: visit.tenant,
    settings,
    trees,
    page: view,
    media,
    loaded,
    services,
    ends,
    head: {
      ...pageHead(visit, page, settings),
      image: shared === '' ? '' : absolute(visit, shared),
      imageFacts: pictureOf(shared, media),
      jsonLd: structuredData(page, { tenant: visit.tenant, settings, logo: logoOf(visit, settings, media) }),
    },
    path: visit.path,
    ...(visit.previewMark !== undefined && { previewMark: visit.previewMark }),
    isStaff: visit.isStaff,
    showHeader: page.showHeader,
    showFooter: page.showFooter,
    title: page.showPageTitle ? page.title : undefined,
  })
  tellBroken({ site, visit, page, settings, trees, loaded, rendered })
  return {
    rendered,
    tags: [
      ...[page, ...page.ancestors].map(({ id }) => `page:${id}`),
      ...[
        'settings',
        'theme',
        'tenant',
        ...mediaTags([...pictures, ...loadedAddresses(loaded)]),
        ...trees.tags,
        ...loaded.tags,
      ],
    ],
    until: Math.min(loaded.until, timeOf(page.until), timeOf(next)),
    query,
    canBeKept: page.status === 'published' && rendered.broken.length === 0 && loaded.failed.length === 0,
  }
}

function pageHead(visit: Visit, page: StoredPage, settings: PlatformSettings) {
  const company = settings.company_name || visit.tenant.name
  const ownTitle = page.metaTitle || (page.isHome ? settings.meta_title : '')
  const named = page.isHome && page.title === company ? company : `${page.title} | ${company}`
  return {
    title: ownTitle || named,
    description: page.metaDescription || page.excerpt || settings.meta_description,
    canonical:
      page.canonical === '' ? absolute(visit, page.isHome ? '/' : `/${page.slug}`) : elsewhere(visit, page.canonical),
    noindex: page.noindex || page.status !== 'published',
    nofollow: page.nofollow,
  }
}

/** Whole address of the logo where it is a picture and not words, else of the icon. */
function logoOf(visit: Visit, { navigation, favicon }: PlatformSettings, media: ReadonlyMap<string, MediaRecord>) {
  const logo = pictureOf(navigation.logo, media) ?? pictureOf(favicon, media)
  return logo === undefined ? '' : absolute(visit, logo.src)
}

/** An address with the tenant's own origin, never that of the request (T25, H2). */
export function absolute({ tenant }: Pick<Visit, 'tenant'>, address: string): string {
  return address.startsWith('/') ? `${tenant.origin}${encodeURI(address)}` : address
}

/** An address that somebody named: below this website, or a whole one. */
export function elsewhere(visit: Pick<Visit, 'tenant'>, canonical: string): string {
  return canonical.startsWith('/') ? absolute(visit, canonical) : new URL(canonical).href
}

function timeOf(date: Date | null): number {
  return date?.getTime() ?? Number.POSITIVE_INFINITY
}
