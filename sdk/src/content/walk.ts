import type { Block } from '../definition/block.ts'
import type { BlockCatalogue } from './catalogue.ts'
import { nodeAt } from './lookup.ts'
import type { Content, ContentNode } from './node.ts'
import { wordsOfProps } from './words.ts'

export interface Visit {
  readonly id: string
  readonly node: ContentNode
  /** 1 for the node from which the walk began. */
  readonly depth: number
}

/** Every node below and including `from` (the root without it), parents first, in order. Each once, even in a broken tree. */
export function* walk(content: Content, from: string = content.rootNodeId): Generator<Visit> {
  const open: { id: string; depth: number }[] = [{ id: from, depth: 1 }]
  const seen = new Set<string>()
  for (let next = open.pop(); next; next = open.pop()) {
    const { id, depth } = next
    const node = nodeAt(content, id)
    if (!node || seen.has(id)) continue
    seen.add(id)
    yield { id, node, depth }
    for (let i = node.children.length - 1; i >= 0; i--) {
      const child = node.children[i]
      if (child !== undefined) open.push({ id: child, depth: depth + 1 })
    }
  }
}

/** Ids from the parent up to the root. */
export function ancestorsOf(content: Content, id: string): string[] {
  const ancestors: string[] = []
  const seen = new Set([id])
  let parent = nodeAt(content, id)?.parent
  while (typeof parent === 'string' && !seen.has(parent)) {
    seen.add(parent)
    ancestors.push(parent)
    parent = nodeAt(content, parent)?.parent
  }
  return ancestors
}

/** The block types in use, known or not, sorted. */
export function blockTypesOf(content: Content): string[] {
  return [...new Set(Array.from(walk(content), ({ node }) => node.type))].sort()
}

/** The text that a reader meets, for search: string props that hold plain or rich text, of nodes that are not hidden. */
export function wordsOf(content: Content, catalogue: BlockCatalogue): string {
  const texts: string[] = []
  const hidden = new Set<string>()
  for (const { id, node } of walk(content)) {
    if (node.hidden || (node.parent !== null && hidden.has(node.parent))) {
      hidden.add(id)
      continue
    }
    const block: Block | undefined = catalogue.get(node.type)
    if (block) texts.push(...wordsOfProps(block, node.props))
    for (const { type, props } of Object.values(node.overrides ?? {})) {
      const inner = catalogue.get(type)
      if (inner) texts.push(...wordsOfProps(inner, props))
    }
  }
  return texts.join('\n')
}
