import { texts } from '../../texts/texts.ts'
import type { BlockCatalogue } from '../catalogue.ts'
import { nodeAt } from '../lookup.ts'
import type { Content } from '../node.ts'
import { grafted, type Inserted } from './insert.ts'
import { refusalToChange, refusalToGrow, refusalToPlace } from './movement.ts'
import { freshIds, type NewNodeId, newNodeId } from './node-id.ts'
import type { Refusal } from './outcome.ts'
import { copied } from './paste.ts'

const t = texts('admin')

/** Put a copy of a block right after it. Placeholders of missing packages are copied as they are. */
export function duplicateNode(
  content: Content,
  catalogue: BlockCatalogue,
  id: string,
  newId: NewNodeId = newNodeId,
): Inserted | Refusal {
  const node = nodeAt(content, id)
  if (!node) return { refused: t('This block no longer exists.') }
  if (node.parent === null) return { refused: t("The outermost block can't be duplicated.") }
  const copy = copied({ ...content, rootNodeId: id }, freshIds(content, newId), () => true)
  const siblings = nodeAt(content, node.parent)?.children.filter((child) => nodeAt(content, child)?.slot === node.slot)
  const target = { parent: node.parent, slot: node.slot, index: (siblings?.indexOf(id) ?? 0) + 1 }
  const refusal = catalogue.get(node.type)
    ? refusalToPlace(content, catalogue, target, node.type, { height: copy.height, count: copy.nodes.size })
    : (refusalToChange(content, node.parent) ?? refusalToGrow(content, copy.nodes.size))
  return refusal ?? grafted(content, catalogue, copy, target)
}
