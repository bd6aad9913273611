import type { PageLink } from '@ashlar/sdk/server'

/** What a sub menu lists (NAV-013). */
export interface SubPages {
  readonly items: readonly { readonly title: string; readonly slug: string }[]
}

/** Published pages right below a page, in the order of the tree. */
export function childrenOf(links: readonly Pick<PageLink, 'parentId' | 'title' | 'slug'>[], pageId: number) {
  return links.filter(({ parentId }) => parentId === pageId).map(({ title, slug }) => ({ title, slug }))
}
