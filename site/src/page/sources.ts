import type { PlatformSettings } from '@ashlar/sdk'
import {
  type PageLink,
  type PageTreesInput,
  pageTreesOf,
  type SitePages,
  type PageTrees as StoredTrees,
} from '@ashlar/sdk/server'

/** The trees that a page is made of, and what else it is made from. */
export interface PageTrees extends Pick<StoredTrees, 'header' | 'main' | 'footer'> {
  /** Published pages, for the plain header and footer; empty when neither is shown. */
  readonly links: readonly PageLink[]
  readonly tags: readonly string[]
}

/** Read what stands around a page and what its linked copies show. */
export async function pageTrees(
  pages: SitePages,
  settings: PlatformSettings,
  page: PageTreesInput,
): Promise<PageTrees> {
  const { templates, ...trees } = await pageTreesOf(page, settings, (id) => pages.template(id))
  const isPlain = (page.showHeader && !trees.header) || (page.showFooter && !trees.footer)
  return {
    ...trees,
    links: isPlain ? await pages.links() : [],
    tags: [...templates.map((id) => `template:${id}`), ...(isPlain ? ['pages'] : [])],
  }
}
