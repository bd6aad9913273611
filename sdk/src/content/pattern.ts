import type { InitialNode } from '../definition/block.ts'
import { type Patterns, patternGroups } from '../definition/patterns.ts'
import { texts } from '../texts/texts.ts'
import type { BlockCatalogue } from './catalogue.ts'
import { newNodes } from './movement/insert.ts'
import { freshIds, type NewNodeId, newNodeId } from './movement/node-id.ts'
import type { Refusal } from './movement/outcome.ts'
import { type Content, type ContentNode, contentLimits } from './node.ts'
import { checkContent } from './validate.ts'

const t = texts('admin')

/** Block types of a pattern that the catalogue does not have, each once. */
export function unknownTypes(catalogue: BlockCatalogue, blocks: readonly InitialNode[]): readonly string[] {
  const types = new Set(Array.from(allOf(blocks), ({ type }) => type))
  return [...types].filter((type) => catalogue.get(type) === undefined)
}

export interface PatternContentOptions {
  /** Type of the page's outermost block; `wrapper` without it. */
  readonly root?: string
  readonly newId?: NewNodeId
}

/**
 * The page that the blocks of a pattern make: its outermost block with the sections in it, under new ids and with the
 * present versions of the blocks. Refused with the reason when a block is unknown, has props that its schema does not
 * take, or stands where it may not.
 */
export function patternContent(
  catalogue: BlockCatalogue,
  blocks: readonly InitialNode[],
  { root = 'wrapper', newId = newNodeId }: PatternContentOptions = {},
): { readonly content: Content } | Refusal {
  const [unknown] = unknownTypes(catalogue, [{ type: root }, ...blocks])
  if (unknown !== undefined)
    return { refused: t('No installed package provides the block "{type}".', { type: unknown }) }
  const outer: ContentNode = {
    type: root,
    version: catalogue.get(root)?.version ?? 1,
    props: {},
    parent: null,
    children: [],
  }
  const nodes: Record<string, ContentNode> = { root: outer }
  const freshId = freshIds({ rootNodeId: 'root', nodes }, newId)
  for (const block of blocks) {
    const made = newNodes(catalogue, block, freshId)
    for (const [id, node] of made.nodes) nodes[id] = id === made.id ? { ...node, parent: 'root' } : node
    outer.children.push(made.id)
  }
  const content = { rootNodeId: 'root', nodes }
  const [problem] = checkContent(content, catalogue, () => false, { root: [root] })
  if (!problem) return { content }
  const type = nodes[problem.nodeId ?? '']?.type
  return {
    refused: type === undefined ? problem.message : `${t(catalogue.get(type)?.title ?? type)}: ${problem.message}`,
  }
}

/**
 * Everything that is wrong with the patterns of a package, as sentences for its author. Without a catalogue their blocks
 * are not looked at. Empty means sound.
 */
export function patternsProblems(patterns: Patterns, catalogue?: BlockCatalogue): readonly string[] {
  const pages = new Set(patterns.pages.map(({ id }) => id))
  const lists = [
    ['pattern', patterns.patterns],
    ['page', patterns.pages],
    ['starter website', patterns.sites],
  ] as const
  return [
    ...lists.flatMap(([what, list]) => idProblems(what, list)),
    ...patterns.patterns
      .filter(({ group }) => !kebab.test(group))
      .map(
        ({ id, group }) =>
          `The group "${group}" of the pattern "${id}" is not in kebab case. Usual groups: ${patternGroups.join(', ')}.`,
      ),
    ...patterns.patterns.flatMap(({ id, blocks }) => contentProblem(`The pattern "${id}"`, blocks, catalogue)),
    ...patterns.pages.flatMap(({ id, blocks }) => contentProblem(`The page "${id}"`, blocks, catalogue)),
    ...patterns.sites.flatMap((site) =>
      site.pages
        .filter(({ page }) => !pages.has(page))
        .map(
          ({ page }) => `The starter website "${site.id}" names the page "${page}", which the package does not have.`,
        ),
    ),
  ]
}

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/

function idProblems(what: string, list: readonly { readonly id: string }[]): string[] {
  const seen = new Set<string>()
  return list.flatMap(({ id }) => {
    if (!kebab.test(id)) return [`The id "${id}" of a ${what} is not in kebab case.`]
    if (seen.has(id)) return [`Two of the kind "${what}" have the id "${id}".`]
    seen.add(id)
    return []
  })
}

function contentProblem(what: string, blocks: readonly InitialNode[], catalogue: BlockCatalogue | undefined): string[] {
  if (blocks.length === 0) return [`${what} has no blocks.`]
  const made = catalogue && patternContent(catalogue, blocks)
  return made && 'refused' in made ? [`${what}: ${made.refused}`] : []
}

/** Every block of a pattern, no more than a document can hold: what a package brings may be endless. */
function* allOf(blocks: readonly InitialNode[]): Generator<InitialNode> {
  const open = [...blocks]
  for (let count = 0; open.length > 0 && count < contentLimits.nodes; count++) {
    const next = open.pop()
    if (!next) return
    yield next
    open.push(...(next.children ?? []))
  }
}
