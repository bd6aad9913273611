import type { Block } from '../definition/block.ts'
import { isShown } from '../style/shown.ts'
import type { BlockCatalogue } from './catalogue.ts'
import { fillProps } from './defaults.ts'
import { nodeAt } from './lookup.ts'
import type { Content } from './node.ts'
import { isOpaque } from './upgrade.ts'

/** A node as a visitor gets it. */
export interface ShownNode {
  readonly id: string
  readonly block: Block
  /** With every default. */
  readonly props: Readonly<Record<string, unknown>>
}

/**
 * The nodes that stand in a visitor's page, parents first: none that is hidden, that the page leaves out or whose
 * block is not there, and nothing within such a node. The content is brought forward, its linked copies filled in.
 */
export function* shownNodes(
  content: Content,
  blocks: BlockCatalogue,
  page: { readonly isHome: boolean },
): Generator<ShownNode> {
  const open = [content.rootNodeId]
  const seen = new Set<string>()
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const node = nodeAt(content, id)
    const block = node && blocks.get(node.type)
    if (!node || !block || seen.has(id) || node.hidden || isOpaque(node, blocks)) continue
    seen.add(id)
    const props: Readonly<Record<string, unknown>> = fillProps(block, node.props)
    if (!isShown(props, page)) continue
    yield { id, block, props }
    open.push(...node.children.toReversed())
  }
}
