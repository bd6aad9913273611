import type { PlatformSettings } from '@ashlar/sdk'
import type { PageView, View } from '@ashlar/sdk/renderer'
import { AshlarError } from '@ashlar/sdk/server'
import type { FoundPage } from '@ashlar/sdk/site'
import { type ComponentType, createElement } from 'react'
import { declaredQuery, queryOf } from '../kept/kept-pages.ts'
import type { ModulePage } from '../module-page.ts'
import type { Site } from '../site.ts'
import { tellBroken } from './broken.ts'
import { absolute, type PageAnswer } from './page-answer.ts'
import { pageEndsOf } from './page-ends.ts'
import { mediaAddresses, mediaTags } from './pictures.ts'
import { type RenderInput, render } from './render.tsx'
import { servicesOf } from './services.ts'
import { pageTrees } from './sources.ts'
import { treeLoads } from './tree-loads.ts'
import type { Visit } from './visit.ts'

/** A module has this long to find what its page shows, in milliseconds. */
const patience = 5000

/** The page of a module at a path, of those that the tenant has. */
export function modulePageAt(site: Site, { tenant, path }: Visit): ModulePage | undefined {
  return site.modulePagesOf(tenant).find(({ pattern }) => pattern.test(path))
}

/** Make a page that a module brings; undefined when it finds nothing at the path. */
export async function moduleAnswer(
  site: Site,
  visit: Visit,
  own: ModulePage,
  settings: PlatformSettings,
): Promise<PageAnswer | undefined> {
  const { page, pattern, packageName } = own
  const query = declaredQuery(page.query, queryOf(visit.search))
  const params = { ...pattern.exec(visit.path)?.groups }
  const request = { params, query, signal: AbortSignal.timeout(patience) }
  const deps = site.composition.resolveAll(page.deps)
  const found: FoundPage<unknown> | null = await blaming(site, own, () => page.find(request, ...deps))
  if (!found) return undefined
  const trees = await pageTrees(site, visit.tenant, settings, { showHeader: true, showFooter: true })
  const shown = [trees.header, trees.footer].filter((tree) => tree !== undefined)
  const pictures = mediaAddresses(shown, [found.image ?? '', settings.favicon, settings.navigation.logo])
  const view: PageView = {
    id: 0,
    title: found.title,
    slug: visit.path.slice(1),
    excerpt: '',
    image: found.image ?? '',
    isHome: false,
  }
  const around = treeLoads(site, visit, trees, view)
  const [services, ends, loaded, media, next] = await Promise.all([
    servicesOf(site, visit.tenant),
    pageEndsOf(site, visit.tenant),
    around.run(),
    site.media.byAddress(pictures),
    trees.tags.includes('pages') ? site.pages.nextChange() : null,
  ])
  const company = settings.company_name || visit.tenant.name
  const Component = page.component as ComponentType<{ data: unknown; view: View }>
  const input: RenderInput = {
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
      title: `${found.title} | ${company}`,
      description: found.description ?? settings.meta_description,
      canonical: absolute(visit, visit.path),
      image: found.image ? absolute(visit, found.image) : '',
      noindex: found.noindex ?? false,
    },
    path: visit.path,
    isStaff: visit.isStaff,
    showHeader: true,
    showFooter: true,
    title: undefined,
    main: (view) => createElement(Component, { data: found.data, view }),
    css: site.blockCss.ofPackage(packageName),
  }
  const rendered = await blaming(site, own, async () => render(input))
  tellBroken({ site, visit, page: view, settings, trees, loaded, rendered })
  const dates = [found.until, next].map((date) => date?.getTime() ?? Number.POSITIVE_INFINITY)
  return {
    rendered,
    tags: ['settings', 'theme', 'tenant', ...mediaTags(pictures), ...trees.tags, ...loaded.tags, ...(found.tags ?? [])],
    until: Math.min(loaded.until, ...dates),
    query: { ...query, ...around.query },
    canBeKept: rendered.broken.length === 0 && loaded.failed.length === 0,
  }
}

/** What a package's page throws and nobody foresaw is a fault of the package; what it refuses with is not. */
async function blaming<T>(site: Site, { page, packageName }: ModulePage, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AshlarError)) {
      site.faults.report({ package: packageName, where: 'route', place: `page ${page.path}`, error })
    }
    throw error
  }
}
