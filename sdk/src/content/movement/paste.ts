import { texts } from '../../texts/texts.ts'
import type { BlockCatalogue } from '../catalogue.ts'
import { nodeAt } from '../lookup.ts'
import { placement } from '../nesting.ts'
import type { Content, ContentNode } from '../node.ts'
import { isOpaque, upgradeContent } from '../upgrade.ts'
import { walk } from '../walk.ts'
import { type Graft, grafted, type Inserted } from './insert.ts'
import { refusalToPlace, type Target } from './movement.ts'
import { freshIds, type NewNodeId, newNodeId } from './node-id.ts'
import type { Refusal } from './outcome.ts'

const t = texts('admin')

/** A block of a pasted subtree that was left out, with everything in it. */
export interface LeftOut {
  readonly type: string
  readonly reason: string
}

export interface Pasted extends Inserted {
  readonly leftOut: readonly LeftOut[]
}

/** Put a copy of a subtree (its root is `rootNodeId`) into a document, under fresh ids. What can't come along is named. */
export function insertSubtree(
  content: Content,
  catalogue: BlockCatalogue,
  subtree: Content,
  target: Target,
  newId: NewNodeId = newNodeId,
): Pasted | Refusal {
  const { content: present, opaque } = upgradeContent(subtree, catalogue)
  const root = nodeAt(present, present.rootNodeId)
  if (!root) return { refused: t('There is nothing to paste.') }
  if (isOpaque(root, catalogue)) return { refused: opaque.get(present.rootNodeId) ?? t('This block is not installed.') }
  const leftOut: LeftOut[] = []
  const copy = copied(present, freshIds(content, newId), (id, node) => {
    const parent = node.parent === null ? undefined : nodeAt(present, node.parent)
    const reason = opaque.get(id) ?? (parent && refusedPlace(catalogue, parent, node))
    if (reason !== undefined) leftOut.push({ type: node.type, reason })
    return reason === undefined
  })
  const brings = { height: copy.height, count: copy.nodes.size }
  const refusal = refusalToPlace(content, catalogue, target, root.type, brings)
  if (refusal) return refusal
  const outcome = grafted(content, catalogue, copy, target)
  return 'refused' in outcome ? outcome : { ...outcome, leftOut }
}

/** A subtree under new ids. `keep` is asked for every node but the root; what it refuses is left out with its children. */
export function copied(
  subtree: Content,
  newId: NewNodeId,
  keep: (id: string, node: ContentNode) => boolean,
): Graft & { height: number } {
  const nodes = new Map<string, ContentNode>()
  const newIds = new Map<string, string>()
  let height = 0
  for (const { id, node, depth } of walk(subtree)) {
    const parent = depth === 1 ? null : newIds.get(node.parent ?? '')
    if (parent === undefined || (depth > 1 && !keep(id, node))) continue
    const fresh = newId()
    newIds.set(id, fresh)
    height = Math.max(height, depth)
    const { slot, locked: _, ...rest } = node
    nodes.set(fresh, {
      ...rest,
      props: structuredClone(node.props),
      ...(node.overrides && { overrides: structuredClone(node.overrides) }),
      parent,
      children: [],
      ...(parent !== null && slot !== undefined && { slot }),
    })
    if (parent !== null) nodes.get(parent)?.children.push(fresh)
  }
  return { id: newIds.get(subtree.rootNodeId) ?? '', nodes, height }
}

function refusedPlace(catalogue: BlockCatalogue, parent: ContentNode, node: ContentNode): string | undefined {
  const placed = placement(catalogue, parent, node.slot, node.type)
  return placed.allowed ? undefined : placed.reason
}
