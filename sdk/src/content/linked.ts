import { nodeAt } from './lookup.ts'
import type { Content, ContentNode } from './node.ts'
import { walk } from './walk.ts'

/** The same tree with every id written as `<prefix>-<id>`, so that it can stand in a page beside others. */
export function prefixed(content: Content, prefix: string): Content {
  const renamed = (id: string) => `${prefix}-${id}`
  const nodes: Record<string, ContentNode> = {}
  for (const { id, node } of walk(content)) {
    nodes[renamed(id)] = {
      ...node,
      parent: node.parent === null ? null : renamed(node.parent),
      children: node.children.map(renamed),
    }
  }
  return { rootNodeId: renamed(content.rootNodeId), nodes }
}

/** Ids of the templates that a document shows by linked copies, each once. */
export function linkedTemplates(content: Content): number[] {
  const ids = Array.from(walk(content), ({ node }) => node.template)
  return [...new Set(ids.filter((id) => id !== undefined))]
}

/**
 * A document with its linked copies filled in, for rendering only. A copy takes its template's props, with what it
 * sets itself on top, and its children, whose ids become `<copy>-<node>`. A copy whose template is gone or of another
 * type stays empty, and so does a linked copy inside a template: a template holds none.
 */
export function expandLinked(content: Content, templates: ReadonlyMap<number, Content>): Content {
  const nodes: Record<string, ContentNode> = { ...content.nodes }
  for (const { id, node } of walk(content)) {
    const template = node.template === undefined ? undefined : templates.get(node.template)
    const root = template && nodeAt(template, template.rootNodeId)
    if (!template || !root || root.type !== node.type || root.version !== node.version) continue
    const { rootNodeId, nodes: inner } = prefixed(template, id)
    const { [rootNodeId]: outermost, ...below } = inner
    for (const [innerId, innerNode] of Object.entries(below)) {
      nodes[innerId] = innerNode.parent === rootNodeId ? { ...innerNode, parent: id } : innerNode
    }
    nodes[id] = { ...node, props: { ...root.props, ...node.props }, children: outermost?.children ?? [] }
  }
  return { rootNodeId: content.rootNodeId, nodes }
}
