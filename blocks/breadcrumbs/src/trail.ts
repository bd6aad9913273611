import type { PageLink } from '@ashlar/sdk/server'

/** A page above the one that is shown. */
export interface Crumb {
  readonly title: string
  /** A path of this website. */
  readonly href: string
}

/** What the block is given: the pages between the home page and this one, from the top. */
export interface Trail {
  readonly above: readonly Crumb[]
}

type Link = Pick<PageLink, 'id' | 'parentId' | 'title' | 'slug' | 'isHome'>

/** Published pages above a page, from the top, without the home page. */
export function pagesAbove(links: readonly Link[], pageId: number): readonly Crumb[] {
  const byId = new Map(links.map((link) => [link.id, link]))
  const above: Link[] = []
  const seen = new Set([pageId])
  let next = byId.get(byId.get(pageId)?.parentId ?? 0)
  // A page that stands above itself is no page of ours; it must not hold the server either.
  while (next && !seen.has(next.id)) {
    seen.add(next.id)
    above.unshift(next)
    next = byId.get(next.parentId ?? 0)
  }
  return above.filter(({ isHome }) => !isHome).map(crumbOf)
}

export const crumbOf = ({ title, slug }: Pick<Link, 'title' | 'slug'>): Crumb => ({ title, href: `/${slug}` })
