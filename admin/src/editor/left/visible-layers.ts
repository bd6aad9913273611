import { type Content, type ContentNode, walk } from '@ashlar/sdk'

/** One row of the tree. */
export interface Layer {
  readonly id: string
  readonly depth: number
  readonly hasChildren: boolean
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
  const folded = new Set<string>()
  for (const { id, node, depth } of walk(content)) {
    if (node.parent === null) continue
    const hasChildren = node.children.length > 0
    if (wanted !== '') {
      if (nameOf(node).toLowerCase().includes(wanted)) layers.push({ id, depth: 0, hasChildren })
      continue
    }
    const isInside = folded.has(node.parent)
    if (isInside || closed.has(id)) folded.add(id)
    if (!isInside) layers.push({ id, depth: depth - 2, hasChildren })
  }
  return layers
}
