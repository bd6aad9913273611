import type { PlatformSettings } from '@ashlar/sdk'
import { safeUrl } from '@ashlar/sdk/renderer'
import type { PageLink } from '@ashlar/sdk/server'

export interface NavigationLink {
  readonly title: string
  readonly href: string
  readonly children: readonly NavigationLink[]
}

/** Tells whether a path of this site leads somewhere for a visitor (OPEN-329). */
export type Reachable = (path: string) => boolean

/** Items of the main navigation: the setting, or else the page tree's first two levels. */
export function mainLinks(
  settings: PlatformSettings,
  links: readonly PageLink[],
  isReachable: Reachable,
): readonly NavigationLink[] {
  const { mainItems } = settings.navigation
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

/** The address of an item, unless it leads to a page that visitors can't see. */
export function visibleHref(url: string, isReachable: Reachable): string | undefined {
  const href = safeUrl(url)
  if (href === undefined || !href.startsWith('/')) return href
  const path = href.replace(/[?#].*$/, '')
  return isReachable(path === '/' ? path : path.replace(/\/$/, '')) ? href : undefined
}

/** Whether a path is a published page, a page of a module, or a file. */
export function reachable(links: readonly PageLink[], modulePages: readonly RegExp[]): Reachable {
  const paths = new Set(links.map(({ slug }) => `/${slug}`))
  return (path) =>
    path === '/' || paths.has(path) || path.startsWith('/media/') || modulePages.some((page) => page.test(path))
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
