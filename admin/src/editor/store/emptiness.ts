import { type Block, type BlockCatalogue, type Content, type ContentNode, nodeAt, sameJson, walk } from '@ashlar/sdk'

/** Whether a block holds nothing that anybody would miss: no words, and in it only blocks that are empty too. */
export function isEmptyBlock(catalogue: BlockCatalogue, content: Content, id: string): boolean {
  const node = nodeAt(content, id)
  const block = node && catalogue.get(node.type)
  if (!node || !block || node.template !== undefined) return false
  const { nesting, regions } = block
  const isFrame = (nesting.accepts !== undefined || nesting.as !== undefined) && regions.length === 0
  if (isFrame) return node.children.every((child) => isEmptyBlock(catalogue, content, child))
  return node.children.length === 0 && typeof node.props['text'] === 'string' && !holdsWords(block, node)
}

/** Words, addresses, icons and lists in any of its own props, beside what every new block of its type has. */
function holdsWords({ own, initial, schema }: Block, { props }: ContentNode): boolean {
  return own.some((name) => {
    const value = props[name]
    if (Array.isArray(value)) return value.length > 0 && !sameJson(value, initial[name])
    // A choice among several, such as the level of a heading, is no word.
    const isChoice = 'enum' in (schema.properties[name] ?? {})
    if (typeof value !== 'string' || isChoice || value.trim() === '') return false
    return name === 'text' || value !== initial[name]
  })
}

/** Number of blocks inside of these. */
export function heldBy(content: Content, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + Array.from(walk(content, id)).length - 1, 0)
}
