import { ancestorsOf, type Content, nodeAt, walk } from '@ashlar/sdk'

/** The first of some blocks that a version has, with all of the section around it: what changed, as a page of its own. */
export function changedPart(content: Content, ids: readonly string[]): Content | undefined {
  const changed = ids.find((id) => id !== content.rootNodeId && nodeAt(content, id) !== undefined)
  const root = nodeAt(content, content.rootNodeId)
  if (changed === undefined || root === undefined) return undefined
  const section = [changed, ...ancestorsOf(content, changed)].find(
    (id) => nodeAt(content, id)?.parent === content.rootNodeId,
  )
  if (section === undefined) return undefined
  const alone = { ...content, nodes: { ...content.nodes, [content.rootNodeId]: { ...root, children: [section] } } }
  const nodes = Object.fromEntries([...walk(alone)].map(({ id, node }) => [id, node]))
  return { ...alone, nodes }
}
