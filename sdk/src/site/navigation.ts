import type { PlatformSettings } from '../platform/settings.ts'
import { safeUrl } from '../renderer/address.ts'
import type { PageLink } from '../server/platform.ts'

/** An item of a navigation, with an address that a visitor may follow; empty for a heading of others. */
export interface NavigationLink {
  readonly title: string
  readonly href: string
  readonly children: readonly NavigationLink[]
}

/** Tells whether a path of this site leads somewhere for a visitor. */
export type Reachable = (path: string) => boolean

/** Items of the main navigation: the setting, or else the page tree's first two levels. */
export function mainLinks(
  { mainItems }: Pick<PlatformSettings['navigation'], 'mainItems'>,
  links: readonly PageLink[],
  isReachable: Reachable,
): readonly NavigationLink[] {
  if (mainItems.length === 0) return treeLinks(links)
  return mainItems.flatMap(({ title, url, children = [] }) => {
    const href = visibleHref(url, isReachable)
    const inner = children.flatMap((child) => {
      const address = visibleHref(child.url, isReachable)
      return address === undefined ? [] : [{ title: child.title, href: address, children: [] }]
    })
    return href === undefined && inner.length === 0 ? [] : [{ title, href: href ?? '', children: inner }]
  })
}

/** The address of an item; undefined for one that is not safe, or leads to a page that visitors can't see. */
export function visibleHref(url: string, isReachable: Reachable): string | undefined {
  const href = safeUrl(url)
  if (href === undefined || !href.startsWith('/')) return href
  const [path = ''] = href.split(/[?#]/, 1)
  return isReachable(path === '/' ? path : path.replace(/\/$/, '')) ? href : undefined
}

/** Whether an item leads to the open page, or to one above it by its address. */
export function leadsToward(href: string, path: string): boolean {
  const [own = ''] = href.split(/[?#]/, 1)
  return own === path || (own.startsWith('/') && own !== '/' && path.startsWith(`${own.replace(/\/$/, '')}/`))
}

/** How an item says that it leads to the open page (`page`), or to one above it. */
export function currentMark(href: string, path: string): { readonly 'aria-current'?: 'page' | 'true' } {
  if (href === path) return { 'aria-current': 'page' }
  return leadsToward(href, path) && !href.includes('#') ? { 'aria-current': 'true' } : {}
}

/** Whether a path is a published page, a page of a module, or a file. */
export function reachable(links: readonly PageLink[], isModulePage: (path: string) => boolean): Reachable {
  const paths = new Set(links.map(({ slug }) => `/${slug}`))
  return (path) => path === '/' || paths.has(path) || path.startsWith('/media/') || isModulePage(path)
}

/** The page tree's first two levels, without the home page. */
export function treeLinks(links: readonly PageLink[]): readonly NavigationLink[] {
  const below = new Map<number | null, PageLink[]>()
  for (const link of links) {
    if (!link.isHome) below.set(link.parentId, [...(below.get(link.parentId) ?? []), link])
  }
  const home = links.find(({ isHome }) => isHome)?.id
  const top = [...(below.get(null) ?? []), ...(home === undefined ? [] : (below.get(home) ?? []))]
  return top.map((link) => ({ ...linkOf(link), children: (below.get(link.id) ?? []).map(linkOf) }))
}

function linkOf({ title, slug }: PageLink): NavigationLink {
  return { title, href: `/${slug}`, children: [] }
}
