import { texts } from '../../texts/texts.ts'
import type { BlockCatalogue } from '../catalogue.ts'
import { nodeAt } from '../lookup.ts'
import type { Content, ContentNode } from '../node.ts'
import { walk } from '../walk.ts'
import { withCount } from './child-count.ts'
import { refusalToChange } from './movement.ts'
import type { Changed, Refusal } from './outcome.ts'

const t = texts('admin')

/** Take a block out, with everything in it. */
export function removeNode(content: Content, catalogue: BlockCatalogue, id: string): Changed | Refusal {
  const refusal = refusalToChange(content, id)
  if (refusal) return refusal
  const node = nodeAt(content, id)
  const parent = node && node.parent !== null ? nodeAt(content, node.parent) : undefined
  if (!node || node.parent === null || !parent) return { refused: t("The outermost block can't be removed.") }
  const nodes: Record<string, ContentNode | null> = {}
  for (const inner of walk(content, id)) {
    if (inner.node.locked) return { refused: t('It holds a block that is locked.') }
    nodes[inner.id] = null
  }
  const left = { ...parent, children: parent.children.filter((child) => child !== id) }
  nodes[node.parent] = withCount(catalogue, left, (child) => nodeAt(content, child)?.type)
  return { patch: { nodes } }
}
