import { type Content, nodeAt, walk } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { LoadedBlocks } from '../../blocks/loaded-blocks.ts'
import type { PatternOffer } from '../../blocks/patterns/pattern-offers.ts'
import type { Addable } from '../store/addable.ts'
import { isEmptyBlock } from '../store/emptiness.ts'

const t = texts('admin')

/** A pattern as something to add: its sections one behind the other, in one step. Undefined where it has none. */
export function addableOfPattern(
  offer: PatternOffer,
  content: Content,
): (Addable & { readonly title: string }) | undefined {
  const [tree, ...following] = sectionsOf(content)
  const type = tree && nodeAt(tree, tree.rootNodeId)?.type
  if (!tree || type === undefined) return undefined
  const title = t(offer.title)
  const step = offer.group === '' ? t('Add page {title}', { title }) : t('Add pattern {title}', { title })
  return { type, tree, following, title, step }
}

/** What stands in a page, each part as a tree of its own. */
export function sectionsOf(content: Content): Content[] {
  return (nodeAt(content, content.rootNodeId)?.children ?? []).map((id) => ({
    rootNodeId: id,
    nodes: Object.fromEntries(
      Array.from(walk(content, id), (visit) => [
        visit.id,
        visit.id === id ? { ...visit.node, parent: null } : visit.node,
      ]),
    ),
  }))
}

/** The only section of a page on which nothing stands yet: what is added first takes its place. */
export function blankSection({ catalogue }: LoadedBlocks, content: Content): string | undefined {
  const [only, ...others] = nodeAt(content, content.rootNodeId)?.children ?? []
  if (only === undefined || others.length > 0) return undefined
  return nodeAt(content, only)?.type === 'section' && isEmptyBlock(catalogue, content, only) ? only : undefined
}
