import type { BlockCatalogue } from '../content/catalogue.ts'
import { expandLinked, linkedTemplates, prefixed } from '../content/linked.ts'
import type { Content } from '../content/node.ts'
import type { PlatformSettings } from '../platform/settings.ts'
import { compiledCheck } from './compiled-check.ts'

/** The trees that a page is made of, with linked copies filled in and ids that differ among them. */
export interface PageTrees {
  /** Undefined: the plain one, or none at all. */
  readonly header: Content | undefined
  readonly main: Content | undefined
  readonly footer: Content | undefined
  /** Ids of all templates that were asked for, there or not. */
  readonly templates: readonly number[]
}

export interface PageTreesInput {
  readonly showHeader: boolean
  readonly showFooter: boolean
  /** Brought forward; absent for what is no stored page. */
  readonly content?: Content
  /** Id of the section template that takes the place of the content where it is there; 0 for none. */
  readonly template?: number
}

/** Put a page together: its content, the tenant's header and footer, and what their linked copies show. */
export async function pageTreesOf(
  { showHeader, showFooter, content: given, template: instead = 0 }: PageTreesInput,
  settings: Pick<PlatformSettings, 'header_template' | 'footer_template'>,
  template: (id: number) => Promise<Content | null>,
  blocks: BlockCatalogue,
): Promise<PageTrees> {
  const asked = new Map<number, Promise<Content | null>>()
  const read = (id: number) => {
    const reading = asked.get(id) ?? template(id)
    asked.set(id, reading)
    return reading
  }
  const framed = async (isWanted: boolean, id: number) =>
    isWanted && id > 0 ? ((await read(id)) ?? undefined) : undefined
  const [header, footer, own] = await Promise.all([
    framed(showHeader, settings.header_template),
    framed(showFooter, settings.footer_template),
    framed(true, instead),
  ])
  const content = own ? prefixed(own, `template-${instead}`) : given
  const linked = [content, header, footer].flatMap((tree) => (tree ? linkedTemplates(tree) : []))
  await Promise.all(linked.map(read))
  const templates = new Map<number, Content>()
  for (const [id, reading] of asked) {
    const found = await reading
    if (found) templates.set(id, found)
  }
  const expanded = (tree: Content) => expandLinked(tree, templates, blocks, compiledCheck)
  return {
    header: header && prefixed(expanded(header), 'header'),
    main: content && expanded(content),
    footer: footer && prefixed(expanded(footer), 'footer'),
    templates: [...asked.keys()],
  }
}
