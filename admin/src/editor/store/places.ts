import {
  ancestorsOf,
  type Block,
  type BlockCatalogue,
  type Content,
  type ContentNode,
  nodeAt,
  placement,
  slotsOf,
  type Target,
  walk,
} from '@ashlar/sdk'

/** Every slot in which children can stand, `undefined` being outside the block's regions. */
export function slotsIn(block: Block, props: ContentNode['props']): (string | undefined)[] {
  const outside = block.nesting.as !== undefined || block.nesting.accepts !== undefined
  return [...(outside ? [undefined] : []), ...slotsOf(block, props)]
}

/** Every slot of a node; none of a linked copy. */
export function slotsFor(catalogue: BlockCatalogue, content: Content, id: string): (string | undefined)[] {
  const node = nodeAt(content, id)
  const block = node && catalogue.get(node.type)
  return !node || !block || node.template !== undefined ? [] : slotsIn(block, node.props)
}

/** Children of a node in one slot, without `except`. */
export function siblingsIn(content: Content, parent: string, slot: string | undefined, except?: string): string[] {
  const children = nodeAt(content, parent)?.children ?? []
  return children.filter((id) => id !== except && nodeAt(content, id)?.slot === slot)
}

/** Where a node stands now. */
export function placeOf(content: Content, id: string): Target | undefined {
  const node = nodeAt(content, id)
  if (!node || node.parent === null) return undefined
  return { parent: node.parent, slot: node.slot, index: siblingsIn(content, node.parent, node.slot).indexOf(id) }
}

/**
 * Where a block goes that is chosen in the palette: into the selection, else after it or after what it stands in, else
 * into the last place that takes it. Undefined when nothing on the page takes it.
 */
export function placeForNew(
  content: Content,
  catalogue: BlockCatalogue,
  type: string,
  selected: string | undefined,
): Target | undefined {
  const from = selected !== undefined && nodeAt(content, selected) ? selected : content.rootNodeId
  const inside = lastPlaceIn(content, catalogue, type, from)
  if (inside) return inside
  for (const id of [from, ...ancestorsOf(content, from)]) {
    const here = placeOf(content, id)
    if (here && takes(content, catalogue, here.parent, here.slot, type)) return { ...here, index: here.index + 1 }
  }
  // Columns that are selected as a whole are filled from the first.
  const empty = selected === undefined ? undefined : firstEmptyWithin(content, catalogue, type, from)
  if (empty) return empty
  for (const id of [from, ...ancestorsOf(content, from)]) {
    const within = lastPlaceWithin(content, catalogue, type, id)
    if (within) return within
  }
  return undefined
}

function firstEmptyWithin(content: Content, catalogue: BlockCatalogue, type: string, id: string): Target | undefined {
  if (id === content.rootNodeId) return undefined
  for (const visit of walk(content, id)) {
    if (nodeAt(content, visit.id)?.children.length !== 0) continue
    const place = lastPlaceIn(content, catalogue, type, visit.id)
    if (place) return place
  }
  return undefined
}

/** The last place in the node, or in anything in it, that takes the block. */
export function lastPlaceWithin(
  content: Content,
  catalogue: BlockCatalogue,
  type: string,
  id: string,
): Target | undefined {
  for (const visit of [...walk(content, id)].reverse()) {
    const place = lastPlaceIn(content, catalogue, type, visit.id)
    if (place) return place
  }
  return undefined
}

/** Every place that takes the block, in the order of the page: the stops of a drag by keyboard. */
export function placesFor(content: Content, catalogue: BlockCatalogue, type: string, moving?: string): Target[] {
  const places: Target[] = []
  const own = new Set(moving === undefined ? [] : Array.from(walk(content, moving), ({ id }) => id))
  const visit = (id: string) => {
    if (own.has(id)) return
    for (const slot of slotsFor(catalogue, content, id)) {
      const children = siblingsIn(content, id, slot, moving)
      const open = takes(content, catalogue, id, slot, type)
      for (const [index, child] of children.entries()) {
        if (open) places.push({ parent: id, slot, index })
        visit(child)
      }
      if (open) places.push({ parent: id, slot, index: children.length })
    }
  }
  visit(content.rootNodeId)
  return places
}

function lastPlaceIn(content: Content, catalogue: BlockCatalogue, type: string, id: string): Target | undefined {
  for (const slot of slotsFor(catalogue, content, id)) {
    if (takes(content, catalogue, id, slot, type))
      return { parent: id, slot, index: siblingsIn(content, id, slot).length }
  }
  return undefined
}

function takes(
  content: Content,
  catalogue: BlockCatalogue,
  parent: string,
  slot: string | undefined,
  type: string,
): boolean {
  const node = nodeAt(content, parent)
  return node !== undefined && !node.locked && placement(catalogue, node, slot, type).allowed
}
