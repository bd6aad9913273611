import { type Content, expandLinked, linkedTemplates, type PlatformSettings, prefixed } from '@ashlar/sdk'
import type { PageLink, SitePages, StoredPage } from '@ashlar/sdk/server'

/** The trees that a page is made of, with linked copies filled in and ids that differ. */
export interface PageTrees {
  /** Undefined: the plain one, or none at all. */
  readonly header: Content | undefined
  readonly main: Content | undefined
  readonly footer: Content | undefined
  /** Published pages, for the plain header and footer; empty when neither is shown. */
  readonly links: readonly PageLink[]
  readonly tags: readonly string[]
}

/** Read what stands around a page and what its linked copies show. */
export async function pageTrees(
  pages: SitePages,
  settings: PlatformSettings,
  page: Pick<StoredPage, 'showHeader' | 'showFooter'> & { readonly content?: Content },
): Promise<PageTrees> {
  const tags = new Set<string>()
  const templates = new Map<number, Content>()
  const read = async (id: number) => {
    tags.add(`template:${id}`)
    const content = templates.get(id) ?? (await pages.template(id))
    if (content) templates.set(id, content)
    return content ?? undefined
  }
  const wanted = (isShown: boolean, id: number) => (isShown && id > 0 ? read(id) : undefined)
  const [header, footer] = await Promise.all([
    wanted(page.showHeader, settings.header_template),
    wanted(page.showFooter, settings.footer_template),
  ])
  const linked = [page.content, header, footer].flatMap((content) => (content ? linkedTemplates(content) : []))
  await Promise.all([...new Set(linked)].map(read))
  const isPlain = (page.showHeader && !header) || (page.showFooter && !footer)
  if (isPlain) tags.add('pages')
  return {
    header: header && prefixed(expandLinked(header, templates), 'header'),
    main: page.content && expandLinked(page.content, templates),
    footer: footer && prefixed(expandLinked(footer, templates), 'footer'),
    links: isPlain ? await pages.links() : [],
    tags: [...tags],
  }
}
