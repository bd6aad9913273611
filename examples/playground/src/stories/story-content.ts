import {
  applyPatch,
  type BlockCatalogue,
  type Content,
  type ContentNode,
  insertBlock,
  isRefused,
  placement,
  rootPlacement,
  upgradeContent,
} from '@ashlar/sdk'
import type { Story } from './story.ts'

/** Id of the node that a story is about; the site writes it into the class `b-story`. */
export const storyNode = 'story'

/** A page's content with the story's block where it may stand, brought forward as any stored content is. */
export function storyContent(catalogue: BlockCatalogue, { block, version, props }: Story): Content {
  const around = wayTo(catalogue, block.type)
  const content = nested(catalogue, around, block.type)
  const node = content.nodes[storyNode]
  if (node === undefined) throw new Error(`${block.type} could not be placed.`)
  const stored = { ...content, nodes: { ...content.nodes, [storyNode]: { ...node, version, props } } }
  return upgradeContent(stored, catalogue).content
}

/**
 * Types from the outermost block to the parent of the type, by the rules of nesting; none when it may stand nowhere.
 * From those that begin a page, unless another outermost block is named, as mails have one.
 */
export function wayTo(catalogue: BlockCatalogue, type: string, root?: string): readonly string[] {
  const types = Array.from(catalogue.values(), (each) => each.type)
  const begins = (each: string) => (root === undefined ? rootPlacement(catalogue, each).allowed : each === root)
  const queue = types.filter(begins).map((first) => [first])
  const seen = new Set(queue.flat())
  for (const way of queue) {
    const parent = { type: way.at(-1) ?? '', props: {} }
    if (placement(catalogue, parent, undefined, type).allowed) return way
    for (const next of types) {
      if (seen.has(next) || !placement(catalogue, parent, undefined, next).allowed) continue
      seen.add(next)
      queue.push([...way, next])
    }
  }
  return []
}

/** The blocks around, one in the other, and innermost a new block of the type with the children it brings along. */
function nested(catalogue: BlockCatalogue, around: readonly string[], type: string): Content {
  const idOf = (depth: number) => `around-${depth}`
  const bare = (each: string) => ({ type: each, version: catalogue.get(each)?.version ?? 1, props: {} })
  if (around.length === 0) {
    return { rootNodeId: storyNode, nodes: { [storyNode]: { ...bare(type), parent: null, children: [] } } }
  }
  const nodes = around.map((each, depth): [string, ContentNode] => [
    idOf(depth),
    {
      ...bare(each),
      parent: depth === 0 ? null : idOf(depth - 1),
      children: depth === around.length - 1 ? [] : [idOf(depth + 1)],
    },
  ])
  const content = { rootNodeId: idOf(0), nodes: Object.fromEntries(nodes) }
  let count = 0
  const newId = () => (count++ === 0 ? storyNode : `${storyNode}-${count}`)
  const outcome = insertBlock(content, catalogue, type, { parent: idOf(around.length - 1), index: 0 }, { newId })
  if (isRefused(outcome)) throw new Error(outcome.refused)
  return applyPatch(content, outcome.patch)
}
