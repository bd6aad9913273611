import { texts } from '../texts/texts.ts'
import { propsProblem } from './bounds.ts'
import { nodeAt } from './lookup.ts'
import { Content, ContentNode, type ContentProblem, contentLimits } from './node.ts'
import { overridesOutOfBounds } from './overrides-bounds.ts'
import { isRecord } from './schema.ts'
import { interpretedCheck, type SchemaCheck, schemaProblems } from './schema-check.ts'
import { walk } from './walk.ts'

const t = texts('admin')

/** Problems named at most: enough to mend by, not a copy of the document. */
const most = 50

export type StructureOutcome =
  | { readonly content: Content; readonly problems: readonly [] }
  | { readonly content: undefined; readonly problems: readonly ContentProblem[] }

/**
 * Check that a value is one sound tree, whatever its blocks mean: the fields of every node, parents and children that
 * name each other, no cycle, no orphan, depth and count within `contentLimits`. Takes anything; never throws.
 */
export function checkStructure(value: unknown, check: SchemaCheck = interpretedCheck): StructureOutcome {
  const problems = fieldProblems(value, check)
  if (problems.length > 0) return { content: undefined, problems }
  // `fieldProblems` has looked at every field of every node.
  const content = value as Content
  const broken = treeProblems(content)
  return broken.length > 0 ? { content: undefined, problems: broken } : { content, problems: [] }
}

function fieldProblems(value: unknown, check: SchemaCheck): ContentProblem[] {
  if (!isRecord(value) || !isRecord(value['nodes'])) {
    return [{ path: '', message: t('Content is an object with "rootNodeId" and "nodes".') }]
  }
  const ids = Object.keys(value['nodes'])
  if (ids.length > contentLimits.nodes) {
    return [
      {
        path: '/nodes',
        message: t('A document can contain {most} blocks at most. This one has {found}.', {
          most: contentLimits.nodes,
          found: ids.length,
        }),
      },
    ]
  }
  const { nodes, ...outer } = value
  const problems: ContentProblem[] = schemaProblems(Content, { ...outer, nodes: {} })
  for (const id of ids) {
    if (problems.length >= most) break
    problems.push(...nodeProblems(id, nodes[id], check))
  }
  return problems
}

const nodeId = /^[A-Za-z0-9_-]{1,40}$/

function nodeProblems(id: string, node: unknown, check: SchemaCheck): ContentProblem[] {
  if (!nodeId.test(id) || id === '__proto__') {
    return [{ path: '/nodes', message: t('"{id}" can\'t be the id of a node.', { id: id.slice(0, 60) }) }]
  }
  if (isRecord(node) && isRecord(node['overrides'])) {
    const refused = overridesOutOfBounds(id, node['overrides'])
    if (refused) return [refused]
  }
  if (!check(ContentNode, node)) return schemaProblems(ContentNode, node).map((problem) => ({ nodeId: id, ...problem }))
  const found = propsProblem(id, (node as ContentNode).props)
  return found ? [found] : []
}

function treeProblems(content: Content): ContentProblem[] {
  const root = nodeAt(content, content.rootNodeId)
  if (!root) return [{ path: '/rootNodeId', message: t('There is no node "{id}".', { id: content.rootNodeId }) }]
  const problems: ContentProblem[] = []
  const add = (nodeId: string, path: string, message: string) => {
    if (problems.length < most) problems.push({ nodeId, path, message })
  }
  if (root.parent !== null) add(content.rootNodeId, '/parent', t('The outermost block has no parent.'))
  const claimed = new Set<string>()
  for (const [id, node] of Object.entries(content.nodes)) {
    if (node.template !== undefined && node.children.length > 0) {
      add(id, '/children', t('A linked copy has no children of its own.'))
    }
    if (node.template === undefined && node.overrides !== undefined) {
      add(id, '/overrides', t('Only a linked copy can have overrides.'))
    }
    if (new Set(node.children).size !== node.children.length) add(id, '/children', t('A child is listed twice.'))
    for (const child of node.children) {
      if (nodeAt(content, child)?.parent === id) claimed.add(child)
      else add(id, '/children', t('The block "{child}" is not its child.', { child }))
    }
  }
  for (const [id, { parent }] of Object.entries(content.nodes)) {
    if (id !== content.rootNodeId && !claimed.has(id)) {
      add(id, '/parent', t('The block "{parent}" does not have this one among its children.', { parent: parent ?? '' }))
    }
  }
  if (problems.length > 0) return problems
  // Now every node has exactly one place, so what the walk does not reach hangs in a cycle of its own.
  const reached = new Set<string>()
  for (const { id, depth } of walk(content)) {
    reached.add(id)
    if (depth > contentLimits.depth)
      add(id, '', t('Blocks can be nested {depth} levels deep at most.', { depth: contentLimits.depth }))
  }
  for (const id of Object.keys(content.nodes))
    if (!reached.has(id)) add(id, '/parent', t('This block is its own ancestor.'))
  return problems
}
