import { type Content, headerRight, type PlatformSettings } from '@ashlar/sdk'
import type { PageLink, Tenant } from '@ashlar/sdk/server'
import { type PageTreesInput, pageTreesOf, type PageTrees as StoredTrees } from '@ashlar/sdk/surface'
import type { Site } from '../site.ts'
import { fillTrees, withFills } from './fills.ts'

/** The trees that a page is made of, and what else it is made from. */
export interface PageTrees extends Pick<StoredTrees, 'header' | 'main' | 'footer'> {
  /** Blocks of packages at the end of the plain header, each a tree of its own; none where another header is shown. */
  readonly headerEnd: readonly Content[]
  /** Published pages, for the plain header and footer; empty when neither is shown. */
  readonly links: readonly PageLink[]
  readonly tags: readonly string[]
}

/** All that a page shows as blocks, from its top to its end. */
export const treesOf = ({ header, headerEnd, main, footer }: PageTrees): readonly Content[] =>
  [header, ...headerEnd, main, footer].filter((tree) => tree !== undefined)

/** Read what stands around a page and what its linked copies show. */
export async function pageTrees(
  site: Site,
  tenant: Tenant,
  settings: PlatformSettings,
  page: PageTreesInput,
): Promise<PageTrees> {
  const { templates, header, main, footer } = await pageTreesOf(
    page,
    settings,
    (id) => site.pages.template(id),
    site.composition.blocks,
  )
  const isPlain = (page.showHeader && !header) || (page.showFooter && !footer)
  const whole = (content: Content | undefined) => content && withFills(site, tenant, content)
  return {
    header: whole(header),
    main: whole(main),
    footer: whole(footer),
    headerEnd: page.showHeader && !header ? fillTrees(site, tenant, headerRight) : [],
    links: isPlain ? await site.pages.links() : [],
    tags: [...templates.map((id) => `template:${id}`), ...(isPlain ? ['pages'] : [])],
  }
}
