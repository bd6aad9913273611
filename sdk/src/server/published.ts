import type { Block, BlockProps } from '../definition/block.ts'
import { token } from '../definition/token.ts'

/** A block as visitors see it now. */
export interface PublishedBlock {
  /**
   * The page on which it stands. For what `at` and `ofType` find in the website's header or footer, which stands on
   * many pages, and for pages that no person wrote: id 0 without title and slug.
   */
  readonly page: { readonly id: number; readonly title: string; readonly slug: string }
  /** Id of the node as the block's renderer is given it: in the header it begins with `header-`, in a linked copy with the copy's. */
  readonly node: string
  readonly type: string
  /** Brought forward, with every default, and what the block's schema takes. */
  readonly props: Readonly<Record<string, unknown>>
}

/**
 * What a visitor can see now, for the tenant of the running request: the one source for what a request may claim about
 * a block (T16). Drafts, hidden nodes and props that their block does not take are not there.
 */
export interface PublishedBlocks {
  /**
   * The node on a page as it is served: in its content, its linked templates, or the website's header and footer. Page 0
   * stands for every page that no person wrote, such as a module's, which has header and footer alone.
   */
  find(place: { readonly page: number; readonly node: string }): Promise<PublishedBlock | null>
  /**
   * Those of a type in the website's header and footer, then those on the page with this slug; where there is none,
   * or it is undefined, in header and footer alone. Reads one page.
   */
  at(place: { readonly type: string; readonly slug: string | undefined }): Promise<readonly PublishedBlock[]>
  /**
   * All of a type, those of header and footer once and first, then page by page on the first 1,000 that hold one. Only
   * as many are read as the caller takes.
   */
  ofType(type: string): AsyncIterable<PublishedBlock>
}
export const PublishedBlocks = token<PublishedBlocks>('core.published-blocks')

/**
 * Whether a published block is one of these, with its props as the block types them.
 *
 * @example
 * const found = await published.find(place)
 * if (!found || !isPublished(found, form)) throw errors.UNKNOWN_FORM()
 * found.props.recipients
 */
export function isPublished<B extends Block>(
  found: PublishedBlock,
  block: B,
): found is PublishedBlock & { readonly props: BlockProps<B> } {
  return found.type === block.type
}
