import { texts } from '../texts/texts.ts'
import type { BlockCatalogue } from './catalogue.ts'
import { fillProps } from './defaults.ts'
import { sameData } from './equal.ts'
import { nodeAt } from './lookup.ts'
import { placement, rootPlacement } from './nesting.ts'
import type { Content, ContentNode, ContentProblem } from './node.ts'
import { overrideProblems } from './overrides.ts'
import { interpretedCheck, type SchemaCheck, schemaProblems } from './schema-check.ts'
import { checkStructure } from './structure.ts'
import { isOpaque } from './upgrade.ts'
import { walk } from './walk.ts'

const t = texts('admin')

export interface ContentRules {
  /** Types that may be the root; without it, every block whose `nesting.root` says so. */
  readonly root?: readonly string[]
  /** How schemas are checked; the interpreter without it. */
  readonly check?: SchemaCheck
}

/**
 * Everything that is wrong with a document: its structure, where blocks stand, and the props of each.
 * `accepted` says whether a node that its block does not take (or whose block is unknown) is one that was stored
 * before, and so is kept as it is. Empty means sound.
 */
export function checkContent(
  value: unknown,
  catalogue: BlockCatalogue,
  accepted: (id: string, node: ContentNode) => boolean,
  rules: ContentRules = {},
): readonly ContentProblem[] {
  const check = rules.check ?? interpretedCheck
  const { content, problems: broken } = checkStructure(value, check)
  if (!content) return broken
  const problems: ContentProblem[] = []
  for (const { id, node } of walk(content)) {
    if (problems.length >= 50) break
    problems.push(...placeProblems(content, catalogue, rules.root, id, node))
    const faults = [...propProblems(catalogue, node, check), ...overrideProblems(catalogue, node, check)]
    if (faults.length > 0 && !accepted(id, node)) problems.push(...faults.map((fault) => ({ nodeId: id, ...fault })))
  }
  return problems
}

/** What is wrong with the props of one node of a known block, before or after it is stored. */
export function propProblems(
  catalogue: BlockCatalogue,
  node: Pick<ContentNode, 'type' | 'version' | 'props'>,
  check: SchemaCheck = interpretedCheck,
): { path: string; message: string }[] {
  const block = catalogue.get(node.type)
  if (!block)
    return [{ path: '/type', message: t('No installed package provides the block "{type}".', { type: node.type }) }]
  if (block.version !== node.version) {
    const message = t('The block "{title}" reads data of version {version}, not {found}.', {
      title: t(block.title),
      version: block.version,
      found: node.version,
    })
    return [{ path: '/version', message }]
  }
  const props = fillProps(block, node.props)
  if (check(block.schema, props)) return []
  return schemaProblems(block.schema, props).map(({ path, message }) => ({ path: `/props${path}`, message }))
}

function placeProblems(
  content: Content,
  catalogue: BlockCatalogue,
  root: readonly string[] | undefined,
  id: string,
  node: ContentNode,
): ContentProblem[] {
  const parent = node.parent === null ? undefined : nodeAt(content, node.parent)
  // Nothing can be said of a block that is not known: where it stands was checked when it was put there.
  if (isOpaque(node, catalogue) || (parent && isOpaque(parent, catalogue))) return []
  const placed = parent ? placement(catalogue, parent, node.slot, node.type) : rootPlacement(catalogue, node.type, root)
  return placed.allowed
    ? []
    : [{ nodeId: id, path: node.slot === undefined ? '/parent' : '/slot', message: placed.reason }]
}

/**
 * An `accepted` for `checkContent`: a node is taken when its type, version and props equal those of a node in one of
 * these documents (the page's content, a draft, a revision, a template), wherever it stands there.
 */
export function acceptedFrom(stored: Iterable<Content>): (id: string, node: ContentNode) => boolean {
  let byType: Map<string, ContentNode[]> | undefined
  return (_, node) => {
    byType ??= nodesByType(stored)
    return (byType.get(node.type) ?? []).some((known) => sameData(known, node))
  }
}

function nodesByType(stored: Iterable<Content>): Map<string, ContentNode[]> {
  const byType = new Map<string, ContentNode[]>()
  for (const { nodes } of stored) {
    for (const node of Object.values(nodes)) {
      const same = byType.get(node.type)
      if (same) same.push(node)
      else byType.set(node.type, [node])
    }
  }
  return byType
}
