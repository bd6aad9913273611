import { texts } from '../../texts/texts.ts'
import type { BlockCatalogue } from '../catalogue.ts'
import { initialProps } from '../defaults.ts'
import { nodeAt } from '../lookup.ts'
import type { Content, ContentNode } from '../node.ts'
import { regionOf } from '../regions.ts'
import { isOpaque } from '../upgrade.ts'
import { walk } from '../walk.ts'
import { wantedCount, withCount } from './child-count.ts'
import { refusalToChange } from './movement.ts'
import { freshIds, type NewNodeId, newNodeId } from './node-id.ts'
import type { Changed, Refusal } from './outcome.ts'

const t = texts('admin')

/**
 * Change props of a block; undefined takes a prop back to its default. Children whose region goes with the change
 * (the item of a list that made it) go too. Whether the values fit is for `checkContent` to say.
 */
export function changeProps(
  content: Content,
  catalogue: BlockCatalogue,
  id: string,
  change: Readonly<Record<string, unknown>>,
  newId: NewNodeId = newNodeId,
): Changed | Refusal {
  const refusal = refusalToChange(content, id)
  const node = nodeAt(content, id)
  if (refusal || !node) return refusal ?? { refused: t('This block no longer exists.') }
  const block = catalogue.get(node.type)
  if (!block || isOpaque(node, catalogue))
    return { refused: t("This block's package is missing, so it can't be changed.") }
  const props: Record<string, unknown> = { ...node.props }
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) delete props[name]
    else props[name] = value
  }
  const nodes: Record<string, ContentNode | null> = {}
  const children: string[] = []
  for (const child of node.children) {
    const slot = nodeAt(content, child)?.slot
    if (slot === undefined || regionOf(block, props, slot)) {
      children.push(child)
      continue
    }
    for (const gone of walk(content, child)) {
      if (gone.node.locked) return { refused: t('It holds a block that is locked.') }
      nodes[gone.id] = null
    }
  }
  nodes[id] = { ...node, props, children: children.length === node.children.length ? node.children : children }
  const counted = block.childCount && Object.hasOwn(change, block.childCount.prop)
  return { patch: { nodes: counted ? recounted(content, catalogue, id, nodes, freshIds(content, newId)) : nodes } }
}

/** Children added, or empty ones at the end taken away, until there are as many as the block's number prop says. */
function recounted(
  content: Content,
  catalogue: BlockCatalogue,
  id: string,
  changed: Record<string, ContentNode | null>,
  newId: NewNodeId,
): Record<string, ContentNode | null> {
  const node = changed[id]
  const block = node && catalogue.get(node.type)
  const type = block?.childCount?.type
  const child = type === undefined ? undefined : catalogue.get(type)
  if (!node || !block || !child) return changed
  const wanted = wantedCount(block, node.props) ?? 0
  const nodes = { ...changed }
  const children = [...node.children]
  const counted = () => children.filter((each) => (nodes[each] ?? nodeAt(content, each))?.type === child.type)
  for (let missing = Math.min(wanted, 100) - counted().length; missing > 0; missing--) {
    const fresh = newId()
    nodes[fresh] = { type: child.type, version: child.version, props: initialProps(child), parent: id, children: [] }
    children.push(fresh)
  }
  for (const each of counted().reverse()) {
    if (counted().length <= wanted) break
    const empty = nodeAt(content, each)
    if (!empty || empty.children.length > 0 || empty.locked) continue
    nodes[each] = null
    children.splice(children.indexOf(each), 1)
  }
  nodes[id] = withCount(catalogue, { ...node, children }, (each) => (nodes[each] ?? nodeAt(content, each))?.type)
  return nodes
}

/** What a person says of a layer. Empty name and false take the mark away. */
export interface Marks {
  readonly name?: string
  readonly hidden?: boolean
  readonly locked?: boolean
}

/** Name, hide or lock a block. Only the lock itself can be changed on a locked one. */
export function markNode(content: Content, id: string, marks: Marks): Changed | Refusal {
  const unlocking = marks.name === undefined && marks.hidden === undefined
  const node = nodeAt(content, id)
  const refusal = unlocking ? undefined : refusalToChange(content, id)
  if (refusal || !node) return refusal ?? { refused: t('This block no longer exists.') }
  const { name = node.name, hidden = node.hidden, locked = node.locked } = marks
  const { name: _, hidden: _hidden, locked: _locked, ...rest } = node
  const marked: ContentNode = {
    ...rest,
    ...(name?.trim() && { name: name.trim().slice(0, 120) }),
    ...(hidden && { hidden }),
    ...(locked && { locked }),
  }
  return { patch: { nodes: { [id]: marked } } }
}
