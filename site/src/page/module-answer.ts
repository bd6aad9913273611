import { type Content, type PlatformSettings, upgradeContent } from '@ashlar/sdk'
import type { PageView } from '@ashlar/sdk/renderer'
import { AshlarError } from '@ashlar/sdk/server'
import type { FoundPage, MovedPage, PageComponentProps, PageRequest } from '@ashlar/sdk/site'
import { islandsOf, type WatchedPart } from '@ashlar/sdk/surface'
import { type ComponentType, createElement, Fragment } from 'react'
import { Incomplete } from '../chrome/incomplete.tsx'
import { declaredQuery, queryOf } from '../kept/kept-pages.ts'
import type { ModulePage } from '../module-page.ts'
import type { Site } from '../site.ts'
import { tellBroken } from './broken.ts'
import { Moved } from './moved.ts'
import { absolute, elsewhere, type PageAnswer } from './page-answer.ts'
import { pageEndsOf } from './page-ends.ts'
import { atOnce, pagePatience } from './patience.ts'
import { loadedAddresses, mediaAddresses, mediaOf, mediaTags } from './pictures.ts'
import { type RenderInput, render } from './render.tsx'
import { servicesOf } from './services.ts'
import { pageTrees, treesOf } from './sources.ts'
import { treeLoads } from './tree-loads.ts'
import type { Visit } from './visit.ts'

/** The page of a module at a path, of those that the tenant has. */
export function modulePageAt(site: Site, { tenant, path }: Visit): ModulePage | undefined {
  return site.modulePagesOf(tenant).find(({ pattern }) => pattern.test(path))
}

/** Make a page that a module brings, or say where it is now; undefined when it finds nothing at the path. */
export async function moduleAnswer(
  site: Site,
  visit: Visit,
  own: ModulePage,
  settings: PlatformSettings,
): Promise<PageAnswer | Moved | undefined> {
  const { page, packageName } = own
  const query = declaredQuery(page.query, queryOf(visit.search))
  // A page that is kept for all must not follow from who was the first to ask.
  const visitor = page.personal ? await visit.visitor() : null
  const found = await blaming(site, own, () => find(site, visit, own, { query, visitor }, settings))
  if (!found) return undefined
  if ('kind' in found) return new Moved(pathOf(own, found), { isForGood: !page.personal })
  const trees = await pageTrees(site, visit.tenant, settings, {
    ...{ showHeader: true, showFooter: true },
    ...(found.content && { content: upgradeContent(found.content, site.composition.blocks).content }),
    ...(found.template !== undefined && { template: found.template }),
  })
  const pictures = mediaAddresses(treesOf(trees), [found.image ?? '', settings.favicon, settings.navigation.logo])
  const view: PageView = {
    id: 0,
    title: found.title,
    slug: visit.path.slice(1),
    excerpt: found.description ?? '',
    image: found.image ?? '',
    isHome: false,
    ...(found.subject && { subject: found.subject }),
  }
  const essential = ownNodes(site, own, trees.main)
  const around = treeLoads(site, visit, trees, { page: view, visitor, essential })
  const loading = around.run()
  const [services, ends, loaded, media, next] = await Promise.all([
    servicesOf(site, visit.tenant),
    pageEndsOf(site, visit.tenant),
    loading,
    mediaOf(site.media, pictures, loading),
    trees.tags.includes('pages') ? site.pages.nextChange() : null,
  ])
  const isIncomplete = loaded.failed.some(({ nodeId }) => essential.has(nodeId))
  const main = page.component && moduleMain(site, own, found.data)
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
    head: moduleHead(visit, own, found, settings),
    path: visit.path,
    isStaff: visit.isStaff,
    showHeader: true,
    showFooter: true,
    title: isIncomplete ? found.title : undefined,
    ...(main && { main, own: componentOf(own) }),
    ...(isIncomplete && { main: withNotice(visit, settings, main) }),
    css: site.blockCss.ofPackage(packageName),
  }
  const rendered = await blaming(site, own, async () => render(input))
  tellBroken({ site, visit, page: view, settings, trees, loaded, rendered })
  const dates = [found.until, next].map((date) => date?.getTime() ?? Number.POSITIVE_INFINITY)
  return {
    rendered,
    tags: [
      // A page that people build at this address takes the place of what is kept.
      `at:${visit.path}`,
      ...['settings', 'theme', 'tenant'],
      ...[
        ...mediaTags([...pictures, ...loadedAddresses(loaded)]),
        ...trees.tags,
        ...loaded.tags,
        ...(found.tags ?? []),
      ],
    ],
    until: Math.min(loaded.until, ...dates),
    query: { ...query, ...around.query },
    canBeKept: rendered.broken.length === 0 && loaded.failed.length === 0,
    isPersonal: page.personal,
    isIncomplete,
  }
}

function find(
  site: Site,
  { tenant, path, seesDrafts }: Visit,
  { page, pattern, packageName }: ModulePage,
  { query, visitor }: Pick<PageRequest, 'query' | 'visitor'>,
  { language }: PlatformSettings,
): Promise<FoundPage<unknown> | MovedPage | null> {
  const request: PageRequest = {
    ...{ params: { ...pattern.exec(path)?.groups }, query, seesDrafts, visitor, language, origin: tenant.origin },
    signal: AbortSignal.timeout(pagePatience),
  }
  const deps = site.composition.resolveAll(page.deps) as never[]
  const part: WatchedPart = { package: packageName, part: `find of ${page.path}`, place: `page ${page.path}` }
  return site.watch.run(part, atOnce, () => page.find(request, ...deps))
}

/** The page's own component, as a part of its package. */
const componentOf = ({ page, packageName }: ModulePage): WatchedPart => ({
  ...{ package: packageName, part: page.path, place: `page ${page.path}` },
})

/**
 * The blocks of the page's own package: without one of them the page lacks what it is about, whereas another one's
 * block costs itself alone.
 */
function ownNodes(site: Site, { packageName }: ModulePage, main: Content | undefined): ReadonlySet<string> {
  const nodes = Object.entries(main?.nodes ?? {})
  return new Set(nodes.filter(([, { type }]) => site.owners.get(type) === packageName).map(([id]) => id))
}

/** What could be had of the page, and below it that this is not all. */
function withNotice(
  { path, search }: Visit,
  { language }: PlatformSettings,
  main: RenderInput['main'],
): NonNullable<RenderInput['main']> {
  const notice = createElement(Incomplete, { address: `${encodeURI(path)}${search && `?${search}`}`, language })
  return (view, content) => createElement(Fragment, null, main ? main(view, content) : content, notice)
}

/** Visitors are led on within the website alone. */
function pathOf({ page }: ModulePage, { path }: MovedPage): string {
  if (/^\/(?![/\\])/.test(path)) return encodeURI(path)
  throw new Error(`The page ${page.path} redirects to “${path}”, which is not a path of this website.`)
}

function moduleHead(
  visit: Visit,
  { page }: ModulePage,
  found: FoundPage<unknown>,
  settings: PlatformSettings,
): RenderInput['head'] {
  return {
    title: `${found.title} | ${settings.company_name || visit.tenant.name}`,
    description: found.description ?? settings.meta_description,
    canonical: found.canonical === undefined ? absolute(visit, visit.path) : elsewhere(visit, found.canonical),
    image: found.image || settings.meta_image ? absolute(visit, found.image || settings.meta_image) : '',
    noindex: page.personal || (found.noindex ?? false),
    alternates: (found.alternates ?? []).map(({ language, path }) => ({ language, address: elsewhere(visit, path) })),
    jsonLd: found.jsonLd ?? [],
  }
}

interface MarkedPageProps {
  readonly site: Site
  readonly own: ModulePage
  readonly props: PageComponentProps<unknown>
}

/** The page's own component, which says that it runs. */
function MarkedPage({ site, own, props }: MarkedPageProps) {
  site.watch.mark(componentOf(own))
  return createElement(own.page.component as ComponentType<PageComponentProps<unknown>>, props)
}

/** The page's own component around its blocks, with what brings it to life. */
function moduleMain(site: Site, own: ModulePage, data: unknown): NonNullable<RenderInput['main']> {
  const { page, packageName } = own
  const client = site.composition.packages.find(({ name }) => name === packageName)?.browser['./client']
  return (view, content) => {
    const root =
      page.client === undefined || client === undefined
        ? {}
        : {
            'data-island': client,
            'data-island-at': page.client,
            'data-island-props': JSON.stringify(page.clientProps?.(data as never) ?? {}),
          }
    const props = { data, view, content, root, island: islandsOf('module-page', view, client) }
    return createElement(MarkedPage, { site, own, props })
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
