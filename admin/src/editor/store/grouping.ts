import {
  applyPatch,
  type BlockCatalogue,
  type Changed,
  type Content,
  type ContentNode,
  fillProps,
  insertSubtree,
  isRefused,
  mergePatches,
  moveNode,
  nodeAt,
  placement,
  type Refusal,
  removeNode,
} from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import { placeOf, siblingsIn } from './places.ts'
import { inSequence } from './sequence.ts'

const t = texts('admin')

/** Blocks and the container that is now around them. */
export interface Grouped extends Changed {
  readonly id: string
}

/** Whether a container may stand around them, by the nesting rules. */
export function canBeGrouped(content: Content, catalogue: BlockCatalogue, ids: readonly string[]): boolean {
  const [first] = ids
  const place = first === undefined ? undefined : placeOf(content, first)
  const holder = place && nodeAt(content, place.parent)
  if (!holder || !placement(catalogue, holder, place.slot, 'container').allowed) return false
  const container = emptyContainer(catalogue)
  return ids.every((id) => {
    const node = nodeAt(content, id)
    const isBeside = node?.parent === place.parent && node.slot === place.slot
    return isBeside && placement(catalogue, container, undefined, node.type).allowed
  })
}

/**
 * Blocks that stand beside each other in a container of their own, in the place of the first. It has no room around it and
 * arranges them as what held them did, so that they look as before.
 */
export function grouped(content: Content, catalogue: BlockCatalogue, ids: readonly string[]): Grouped | Refusal {
  const places = ids.flatMap((id) => placeOf(content, id) ?? [])
  const [first] = places.toSorted((a, b) => a.index - b.index)
  const holder = first && nodeAt(content, first.parent)
  if (!first || !holder || places.some(({ parent, slot }) => parent !== first.parent || slot !== first.slot))
    return { refused: t('Only blocks that stand beside each other can be grouped.') }
  const alignment = arrangementOf(catalogue, holder)
  const container = emptyContainer(catalogue)
  const group = { ...container, props: { ...container.props, ...(alignment !== undefined && { alignment }) } }
  const inserted = insertSubtree(content, catalogue, { rootNodeId: 'group', nodes: { group } }, first)
  if (isRefused(inserted)) return inserted
  const { id, patch } = inserted
  const inOrder = siblingsIn(content, first.parent, first.slot).filter((each) => ids.includes(each))
  const moved = inSequence(applyPatch(content, patch), inOrder.entries(), (now, [index, each]) =>
    moveNode(now, catalogue, each, { parent: id, slot: undefined, index }),
  )
  return isRefused(moved) ? moved : { id, patch: mergePatches(patch, moved.patch) }
}

/** What a container holds in its place; the container is gone. */
export function ungrouped(content: Content, catalogue: BlockCatalogue, id: string): Changed | Refusal {
  const place = placeOf(content, id)
  const node = nodeAt(content, id)
  if (!place || !node || !isGroup(node)) return { refused: t('Only a container with blocks in it can be ungrouped.') }
  const moved = inSequence(content, node.children.entries(), (now, [index, child]) =>
    moveNode(now, catalogue, child, { ...place, index: place.index + index }),
  )
  if (isRefused(moved)) return moved
  const gone = removeNode(applyPatch(content, moved.patch), catalogue, id)
  return isRefused(gone) ? gone : { patch: mergePatches(moved.patch, gone.patch) }
}

/** Whether it does nothing but hold blocks, which can stand without it. */
export const isGroup = (node: ContentNode | undefined): boolean =>
  node?.type === 'container' && node.template === undefined && node.children.length > 0

/** Without any room of its own, so that what stands in it looks as it did. */
export function emptyContainer(catalogue: BlockCatalogue): ContentNode {
  const version = catalogue.get('container')?.version ?? 1
  const padding = { desktop: { top: 0, right: 0, bottom: 0, left: 0 } }
  return { type: 'container', version, props: { padding }, parent: null, children: [] }
}

/** How a block arranges those in it, as a container says it: its own alignment, or the gap of a column. */
function arrangementOf(catalogue: BlockCatalogue, holder: ContentNode): unknown {
  const block = catalogue.get(holder.type)
  const { alignment, gap } = block ? fillProps(block, holder.props) : {}
  if (alignment !== undefined) return holder.props['alignment']
  return typeof gap === 'number' ? { desktop: { gap } } : undefined
}
