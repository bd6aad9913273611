import { type Block, type ContentNode, fillProps, schemaProblems, type UpgradedNode } from '@ashlar/sdk'
import { compiledCheck } from '@ashlar/sdk/server'
import { downgradeNode } from '@ashlar/sdk/surface'

/**
 * A node that a newer version of a block has stored, as an older one knows it. One that has no way back stays untouched,
 * with the reason; so does one whose way back gives what the older block would refuse.
 */
export function olderNode(newer: Block, older: Block, node: ContentNode): UpgradedNode {
  const { node: back, opaque } = downgradeNode(newer, node, older.version)
  if (opaque !== undefined || back === node) return opaque === undefined ? { node } : { node, opaque }
  const props = fillProps(older, back.props)
  if (compiledCheck(older.schema, props)) return { node: back }
  const [first] = schemaProblems(older.schema, props)
  const where = first === undefined ? '' : ` The prop “${first.path.slice(1).replaceAll('/', '.')}”: ${first.message}`
  return {
    node,
    opaque: `The downgrade of the block “${newer.title}” returns data that its older version refuses.${where}`,
  }
}
