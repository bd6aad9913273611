import type { Block, InitialNode } from '../../definition/block.ts'
import { texts } from '../../texts/texts.ts'
import type { BlockCatalogue } from '../catalogue.ts'
import { fillProps } from '../defaults.ts'
import { nodeAt } from '../lookup.ts'
import type { Content, ContentNode } from '../node.ts'
import type { Refusal } from './outcome.ts'

const t = texts('admin')

/** How many children a block with `childCount` has by its props; undefined for any other block. */
export function wantedCount(block: Block, props: Readonly<Record<string, unknown>>): number | undefined {
  const filled: Readonly<Record<string, unknown>> = fillProps(block, props)
  const count = block.childCount && filled[block.childCount.prop]
  return typeof count === 'number' ? count : undefined
}

/** A new block's children, filled up to the number that its props ask for. */
export function initialChildrenOf(block: Block, props: Readonly<Record<string, unknown>>): readonly InitialNode[] {
  const { childCount, initialChildren } = block
  const wanted = Math.min(wantedCount(block, props) ?? 0, 100)
  if (!childCount) return initialChildren
  const own = initialChildren.filter(({ type }) => type === childCount.type).length
  return [...initialChildren, ...Array.from({ length: Math.max(0, wanted - own) }, () => ({ type: childCount.type }))]
}

/** The node with its number prop following the children it has now, so that the two never disagree. */
export function withCount(
  catalogue: BlockCatalogue,
  node: ContentNode,
  typeOf: (id: string) => string | undefined,
): ContentNode {
  const block = catalogue.get(node.type)
  if (!block?.childCount) return node
  const { prop, type } = block.childCount
  const have = node.children.filter((child) => typeOf(child) === type).length
  const count = Math.max(have, limitOf(block, prop, 'minimum') ?? 0)
  return wantedCount(block, node.props) === count ? node : { ...node, props: { ...node.props, [prop]: count } }
}

/** Why the parent can't have one more child of the type. */
export function refusalOfCount(
  content: Content,
  catalogue: BlockCatalogue,
  parent: ContentNode,
  type: string,
): Refusal | undefined {
  const block = catalogue.get(parent.type)
  if (block?.childCount?.type !== type) return undefined
  const most = limitOf(block, block.childCount.prop, 'maximum')
  const have = parent.children.filter((child) => nodeAt(content, child)?.type === type).length
  return most !== undefined && have >= most ? { refused: t('It can contain {most} at most.', { most }) } : undefined
}

function limitOf(block: Block, prop: string, limit: 'minimum' | 'maximum'): number | undefined {
  const schema: object | undefined = block.schema.properties[prop]
  const value: unknown = schema && Object.entries(schema).find(([keyword]) => keyword === limit)?.[1]
  return typeof value === 'number' ? value : undefined
}
