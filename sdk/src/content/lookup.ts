import type { Content, ContentNode } from './node.ts'

/** The node with this id. Own properties only, so that `constructor` or `__proto__` as an id finds nothing by accident. */
export function nodeAt(content: Content, id: string): ContentNode | undefined {
  return Object.hasOwn(content.nodes, id) ? content.nodes[id] : undefined
}
