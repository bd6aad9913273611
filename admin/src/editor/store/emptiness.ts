import { type BlockCatalogue, type Content, nodeAt, walk } from '@ashlar/sdk'

/** Whether a block holds nothing that anybody would miss: no words, and in it only blocks that are empty too. */
export function isEmptyBlock(catalogue: BlockCatalogue, content: Content, id: string): boolean {
  const node = nodeAt(content, id)
  const block = node && catalogue.get(node.type)
  if (!node || !block || node.template !== undefined) return false
  const { nesting, regions } = block
  const isFrame = (nesting.accepts !== undefined || nesting.as !== undefined) && regions.length === 0
  if (isFrame) return node.children.every((child) => isEmptyBlock(catalogue, content, child))
  const { text } = node.props
  return node.children.length === 0 && typeof text === 'string' && text.trim() === ''
}

/** Number of blocks inside of these. */
export function heldBy(content: Content, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + Array.from(walk(content, id)).length - 1, 0)
}
