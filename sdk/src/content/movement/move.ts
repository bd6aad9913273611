import { texts } from '../../texts/texts.ts'
import type { BlockCatalogue } from '../catalogue.ts'
import { nodeAt } from '../lookup.ts'
import type { Content, ContentNode } from '../node.ts'
import { emptyPatch } from '../patch.ts'
import { ancestorsOf, walk } from '../walk.ts'
import { refusalOfCount, withCount } from './child-count.ts'
import { placedNode, refusalToChange, refusalToPlace, type Target, withChild } from './movement.ts'
import type { Changed, Refusal } from './outcome.ts'

const t = texts('admin')

/** Take a block with everything in it to another place. */
export function moveNode(content: Content, catalogue: BlockCatalogue, id: string, target: Target): Changed | Refusal {
  const node = nodeAt(content, id)
  const locked = refusalToChange(content, id)
  if (locked || !node) return locked ?? { refused: t('This block no longer exists.') }
  const from = node.parent === null ? undefined : nodeAt(content, node.parent)
  if (!from || node.parent === null) return { refused: t("The outermost block can't be moved.") }
  if (target.parent === id || ancestorsOf(content, target.parent).includes(id)) {
    return { refused: t("A block can't be moved into itself.") }
  }
  const height = Math.max(...Array.from(walk(content, id), ({ depth }) => depth))
  const refusal = refusalToPlace(content, catalogue, target, node.type, { height, count: 0 })
  if (refusal) return refusal

  const left = { ...from, children: from.children.filter((child) => child !== id) }
  const to = target.parent === node.parent ? left : nodeAt(content, target.parent)
  if (!to) return { refused: t('That place no longer exists.') }
  const arrived = { ...to, children: withChild(content, to, id, target) }
  if (to === left && node.slot === target.slot && sameOrder(arrived.children, from.children))
    return { patch: emptyPatch }
  const full = to === left ? undefined : refusalOfCount(content, catalogue, to, node.type)
  if (full) return full
  const typeOf = (child: string) => nodeAt(content, child)?.type
  const nodes: Record<string, ContentNode> = { [node.parent]: withCount(catalogue, left, typeOf) }
  nodes[target.parent] = withCount(catalogue, arrived, typeOf)
  nodes[id] = placedNode(node, target)
  return { patch: { nodes } }
}

function sameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, i) => id === b[i])
}
