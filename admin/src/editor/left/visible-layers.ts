import { type Content, type ContentNode, walk } from '@ashlar/sdk'

/** One row of the tree. */
export interface Layer {
  readonly id: string
  readonly depth: number
  readonly hasChildren: boolean
  /** Its place among those beside it, from 1, and how many there are: only some rows are in the document. */
  readonly position: number
  readonly beside: number
}

/** The layers to show: without what stands in folded ones, or all that a search finds, then flat. */
export function visibleLayers(
  content: Content,
  closed: ReadonlySet<string>,
  search: string,
  nameOf: (node: ContentNode) => string,
): Layer[] {
  const wanted = search.trim().toLowerCase()
  const layers: Layer[] = []
  const found: Omit<Layer, 'position' | 'beside'>[] = []
  const positions = new Map<string, number>()
  const folded = new Set<string>()
  for (const { id, node, depth } of walk(content)) {
    if (node.parent === null) continue
    const hasChildren = node.children.length > 0
    if (wanted !== '') {
      if (nameOf(node).toLowerCase().includes(wanted)) found.push({ id, depth: 0, hasChildren: false })
      continue
    }
    const isInside = folded.has(node.parent)
    if (isInside || closed.has(id)) folded.add(id)
    if (isInside) continue
    const siblings = content.nodes[node.parent]?.children ?? []
    const position = (positions.get(node.parent) ?? 0) + 1
    positions.set(node.parent, position)
    layers.push({ id, depth: depth - 2, hasChildren, position, beside: siblings.length })
  }
  return [...layers, ...found.map((layer, at) => ({ ...layer, position: at + 1, beside: found.length }))]
}
