import type { BlockCatalogue } from './catalogue.ts'
import { nodeAt } from './lookup.ts'
import type { Content, ContentNode, ContentOverride } from './node.ts'
import { withOverrides } from './overrides.ts'
import type { SchemaCheck } from './schema-check.ts'
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
 * sets itself on top, and its children, whose ids become `<copy>-<node>`, with the copy's overrides as far as they fit.
 * A copy whose template is gone or of another type stays empty, and so does a linked copy inside a template: a template
 * holds none.
 */
export function expandLinked(
  content: Content,
  templates: ReadonlyMap<number, Content>,
  catalogue: BlockCatalogue,
  check?: SchemaCheck,
): Content {
  const nodes: Record<string, ContentNode> = { ...content.nodes }
  for (const { id, node } of walk(content)) {
    const template = node.template === undefined ? undefined : templates.get(node.template)
    const root = template && nodeAt(template, template.rootNodeId)
    if (!template || !root || root.type !== node.type || root.version !== node.version) continue
    const { rootNodeId, nodes: inner } = prefixed(overridden(template, node.overrides, catalogue, check), id)
    const { [rootNodeId]: outermost, ...below } = inner
    for (const [innerId, innerNode] of Object.entries(below)) {
      nodes[innerId] = innerNode.parent === rootNodeId ? { ...innerNode, parent: id } : innerNode
    }
    const { overrides: _, ...copy } = node
    nodes[id] = { ...copy, props: { ...root.props, ...node.props }, children: outermost?.children ?? [] }
  }
  return { rootNodeId: content.rootNodeId, nodes }
}

function overridden(
  template: Content,
  overrides: Readonly<Record<string, ContentOverride>> | undefined,
  catalogue: BlockCatalogue,
  check: SchemaCheck | undefined,
): Content {
  if (!overrides) return template
  const nodes = { ...template.nodes }
  for (const [id, override] of Object.entries(overrides)) {
    // The outermost block has the copy's own props.
    const inner = id === template.rootNodeId ? undefined : nodeAt(template, id)
    if (inner) nodes[id] = withOverrides(inner, override, catalogue, check)
  }
  return { ...template, nodes }
}
