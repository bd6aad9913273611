import type { InitialNode } from '../../definition/block.ts'
import { texts } from '../../texts/texts.ts'
import type { BlockCatalogue } from '../catalogue.ts'
import { initialProps } from '../defaults.ts'
import { nodeAt } from '../lookup.ts'
import { type Content, type ContentNode, contentLimits } from '../node.ts'
import type { Patch } from '../patch.ts'
import { initialChildrenOf, withCount } from './child-count.ts'
import { refusalToPlace, type Target, withChild } from './movement.ts'
import { freshIds, type NewNodeId, newNodeId } from './node-id.ts'
import type { Changed, Refusal } from './outcome.ts'

const t = texts('admin')

export interface Inserted extends Changed {
  /** The new block. */
  readonly id: string
}

export interface InsertOptions {
  /** Id of one of the block's variants, whose props the new node gets. */
  readonly variant?: string | undefined
  readonly newId?: NewNodeId
}

/** Put a new block of the type into a document, with the children it brings along. */
export function insertBlock(
  content: Content,
  catalogue: BlockCatalogue,
  type: string,
  target: Target,
  options: InsertOptions = {},
): Inserted | Refusal {
  const variant = catalogue.get(type)?.variants.find(({ id }) => id === options.variant)
  const props = variant && { props: variant.props }
  const made = newNodes(catalogue, { type, ...props }, freshIds(content, options.newId ?? newNodeId))
  const refusal = refusalToPlace(content, catalogue, target, type, { height: made.height, count: made.nodes.size })
  return refusal ?? grafted(content, catalogue, made, target)
}

/** New content of a kind whose outermost block is of this type, with what the block brings along. The same every time. */
export function newContent(catalogue: BlockCatalogue, root: string): Content {
  let count = 0
  const { id, nodes } = newNodes(catalogue, { type: root }, () => (count++ === 0 ? 'root' : `part-${count - 1}`))
  return { rootNodeId: id, nodes: Object.fromEntries(nodes) }
}

export interface Graft {
  readonly id: string
  readonly nodes: ReadonlyMap<string, ContentNode>
}

/** The change that hangs a finished subtree into a document. */
export function grafted(content: Content, catalogue: BlockCatalogue, graft: Graft, target: Target): Inserted | Refusal {
  const parent = nodeAt(content, target.parent)
  const root = graft.nodes.get(graft.id)
  if (!parent || !root) return { refused: t('That place no longer exists.') }
  const nodes: Record<string, ContentNode> = Object.fromEntries(graft.nodes)
  nodes[graft.id] = { ...root, parent: target.parent, ...(target.slot !== undefined && { slot: target.slot }) }
  const grown = { ...parent, children: withChild(content, parent, graft.id, target) }
  nodes[target.parent] = withCount(catalogue, grown, (id) => (id === graft.id ? root : nodeAt(content, id))?.type)
  return { id: graft.id, patch: { nodes } satisfies Patch }
}

/** The nodes of a new block, of unknown types only the outermost one. Endless children end with the most that a document holds. */
export function newNodes(
  catalogue: BlockCatalogue,
  initial: InitialNode,
  newId: NewNodeId,
): Graft & { height: number } {
  const nodes = new Map<string, ContentNode>()
  const id = newId()
  const open: { id: string; parent: string | null; initial: InitialNode; depth: number }[] = [
    { id, parent: null, initial, depth: 1 },
  ]
  let height = 0
  for (let next = open.shift(); next && nodes.size <= contentLimits.nodes; next = open.shift()) {
    const { parent, depth, initial: wanted } = next
    const block = catalogue.get(wanted.type)
    // A child whose package is missing is not worth refusing its parent for.
    if (!block && parent !== null) continue
    height = Math.max(height, depth)
    const props = { ...(block && initialProps(block)), ...structuredClone(wanted.props ?? {}) }
    nodes.set(next.id, {
      type: wanted.type,
      version: block?.version ?? 1,
      props,
      parent,
      children: [],
      ...(wanted.slot !== undefined && { slot: wanted.slot }),
    })
    if (parent !== null) nodes.get(parent)?.children.push(next.id)
    // What a block brings along itself is the outermost one's to say; children name their own.
    const children = wanted.children ?? (block && parent === null ? initialChildrenOf(block, props) : [])
    for (const child of children) open.push({ id: newId(), parent: next.id, initial: child, depth: depth + 1 })
  }
  return { id, nodes, height }
}
