import type { PlatformSettings } from '@ashlar/sdk'
import type { PageView } from '@ashlar/sdk/renderer'
import type { StoredPage } from '@ashlar/sdk/server'
import { declaredQuery, queryOf } from '../kept/kept-pages.ts'
import type { Site } from '../site.ts'
import { type LoadedData, runLoads, wantedLoads } from './loads.ts'
import { mediaAddresses } from './pictures.ts'
import { type Rendered, render } from './render.tsx'
import { type PageTrees, pageTrees } from './sources.ts'
import { siteView } from './view.ts'
import type { Visit } from './visit.ts'
import { whyBroken } from './why-broken.ts'

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
}

/** Make a page that staff built: loads first, in parallel, then everything in one go. */
export async function pageAnswer(
  site: Site,
  visit: Visit,
  page: StoredPage,
  settings: PlatformSettings,
): Promise<PageAnswer> {
  const trees = await pageTrees(site.pages, settings, page)
  const shown = [trees.header, trees.main, trees.footer].filter((tree) => tree !== undefined)
  const wanted = wantedLoads(shown, site.composition, site.loads)
  const view: PageView = {
    id: page.id,
    title: page.title,
    slug: page.slug,
    excerpt: page.excerpt,
    image: page.image,
    isHome: page.isHome,
  }
  const query = declaredQuery(
    wanted.flatMap(({ load }) => load.query),
    queryOf(visit.search),
  )
  const [loaded, media, next] = await Promise.all([
    runLoads(wanted, site.composition, { page: view, query }),
    site.media.byAddress(mediaAddresses(shown, [page.image, settings.favicon, settings.navigation.logo])),
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
    head: pageHead(visit, page, settings),
    path: visit.path,
    showHeader: page.showHeader,
    showFooter: page.showFooter,
    title: page.showPageTitle ? page.title : undefined,
  })
  logBroken(site, visit, page, settings, trees, loaded, rendered)
  return {
    rendered,
    tags: [`page:${page.id}`, 'settings', 'theme', 'tenant', 'media', ...trees.tags, ...loaded.tags],
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
    canonical: absolute(visit, page.isHome ? '/' : `/${page.slug}`),
    image: page.image === '' ? '' : absolute(visit, page.image),
    noindex: page.noindex || page.status !== 'published',
  }
}

/** An address with the tenant's own origin, never that of the request (T25, H2). */
export function absolute({ tenant }: Pick<Visit, 'tenant'>, address: string): string {
  return address.startsWith('/') ? `${tenant.origin}${encodeURI(address)}` : address
}

function timeOf(date: Date | null): number {
  return date?.getTime() ?? Number.POSITIVE_INFINITY
}

function logBroken(
  site: Site,
  visit: Visit,
  page: StoredPage,
  settings: PlatformSettings,
  trees: PageTrees,
  loaded: LoadedData,
  rendered: Rendered,
): void {
  const log = (nodeId: string, type: string, err: unknown, message: string) =>
    site.log.error(
      { tenant: visit.tenant.guid, page: page.id, node: nodeId, block: type, version: versionOf(site, type), err },
      message,
    )
  for (const { nodeId, type, error } of loaded.failed) log(nodeId, type, error, 'A block was left out: its data failed')
  if (rendered.broken.length === 0) return
  const { company_name: companyName, language } = settings
  const view = siteView({ page: { ...page }, media: new Map(), companyName, language, hasPriority: false })
  for (const broken of rendered.broken) {
    const tree = [trees.main, trees.header, trees.footer].find(
      (each) => each && Object.hasOwn(each.nodes, broken.nodeId),
    )
    const why = tree && whyBroken(site, tree, broken, view, loaded.data.get(broken.nodeId))
    log(broken.nodeId, broken.type, why, 'A block was left out: it could not be rendered')
  }
}

/** Semver of the package that brings the block. */
function versionOf(site: Site, type: string): string {
  return site.composition.packages.find(({ blocks }) => blocks.some((block) => block.type === type))?.version ?? ''
}
