import { texts } from '../../texts/texts.ts'
import type { BlockCatalogue } from '../catalogue.ts'
import { nodeAt } from '../lookup.ts'
import { placement } from '../nesting.ts'
import { type Content, type ContentNode, contentLimits } from '../node.ts'
import { ancestorsOf } from '../walk.ts'
import { refusalOfCount } from './child-count.ts'
import type { Refusal } from './outcome.ts'

const t = texts('admin')

/** Where a block goes: the place it will have among its siblings in that slot, from 0; too large means last. */
export interface Target {
  readonly parent: string
  readonly slot?: string | undefined
  readonly index: number
}

/** Why nothing may be changed in the node: it or a block around it is locked, or it is gone. */
export function refusalToChange(content: Content, id: string): Refusal | undefined {
  if (!nodeAt(content, id)) return { refused: t('This block no longer exists.') }
  for (const each of [id, ...ancestorsOf(content, id)]) {
    if (nodeAt(content, each)?.locked) {
      return { refused: each === id ? t('This block is locked.') : t('A block around this one is locked.') }
    }
  }
  return undefined
}

/** Why a block of the type can't go there; `height` is the number of levels it brings, `count` of new nodes. */
export function refusalToPlace(
  content: Content,
  catalogue: BlockCatalogue,
  target: Target,
  type: string,
  brings: { readonly height: number; readonly count: number },
): Refusal | undefined {
  const parent = nodeAt(content, target.parent)
  if (!parent) return { refused: t('That place no longer exists.') }
  const locked = refusalToChange(content, target.parent)
  if (locked) return locked
  const placed = placement(catalogue, parent, target.slot, type)
  if (!placed.allowed) return { refused: placed.reason }
  const full = brings.count > 0 ? refusalOfCount(content, catalogue, parent, type) : undefined
  if (full) return full
  if (ancestorsOf(content, target.parent).length + 1 + brings.height > contentLimits.depth) {
    return { refused: t('Blocks can be nested {depth} levels deep at most.', { depth: contentLimits.depth }) }
  }
  return refusalToGrow(content, brings.count)
}

/** Why a document can't take so many more nodes. */
export function refusalToGrow(content: Content, count: number): Refusal | undefined {
  if (count === 0 || Object.keys(content.nodes).length + count <= contentLimits.nodes) return undefined
  return { refused: t('A document can contain {most} blocks at most.', { most: contentLimits.nodes }) }
}

/** The parent's children with `id` at its place. `id` is not among them yet. */
export function withChild(content: Content, parent: ContentNode, id: string, target: Target): string[] {
  const siblings = parent.children.filter((child) => nodeAt(content, child)?.slot === target.slot)
  const before = siblings[Math.max(0, Math.trunc(target.index) || 0)]
  const at = before === undefined ? parent.children.length : parent.children.indexOf(before)
  return parent.children.toSpliced(at, 0, id)
}

/** The node with another parent and slot. */
export function placedNode(node: ContentNode, target: Pick<Target, 'parent' | 'slot'>): ContentNode {
  const { slot: _, ...rest } = node
  return { ...rest, parent: target.parent, ...(target.slot !== undefined && { slot: target.slot }) }
}
