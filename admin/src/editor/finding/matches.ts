import { type BlockCatalogue, type Content, type ContentNode, walk, wordsOf } from '@ashlar/sdk'

/** Blocks in whose texts or name the words stand, in the order of the page; case and accents make no difference. */
export function matchesIn(content: Content, catalogue: BlockCatalogue, search: string): string[] {
  const sought = folded(search).trim()
  if (sought === '') return []
  return Array.from(walk(content)).flatMap(({ id, node }) =>
    node.parent !== null && folded(textsOf(id, node, catalogue)).includes(sought) ? [id] : [],
  )
}

/** The node's own texts, hidden or not: who edits looks for what visitors do not see, too. */
function textsOf(id: string, node: ContentNode, catalogue: BlockCatalogue): string {
  const { hidden: _, ...shown } = node
  const alone = { rootNodeId: id, nodes: { [id]: { ...shown, parent: null, children: [] } } }
  return `${node.name ?? ''}\n${wordsOf(alone, catalogue)}`
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The match to go to: on from the block where the person stands, around at the ends. */
export function nextMatch(matches: readonly string[], at: string | undefined, step: 1 | -1): string | undefined {
  const here = at === undefined ? -1 : matches.indexOf(at)
  if (here < 0) return step === 1 ? matches[0] : matches.at(-1)
  return matches[(here + step + matches.length) % matches.length]
}
