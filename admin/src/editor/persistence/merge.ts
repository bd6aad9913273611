import { applyPatch, type Content, checkStructure, diffContent, type Patch, sameJson } from '@ashlar/sdk'
import type { LoadedBlocks } from '../../blocks/loaded-blocks.ts'
import { type ChangeInWords, inWords } from '../../screens/pages/revisions/change-words.ts'
import { contentChanges } from '../../screens/pages/revisions/content-changes.ts'

export interface Comparison {
  readonly mine: readonly ChangeInWords[]
  readonly theirs: readonly ChangeInWords[]
  /** Nodes that both changed, differently. */
  readonly clashing: ReadonlySet<string>
  /** Both changes together; undefined when they touch each other or make no sound tree. */
  readonly merged: Content | undefined
}

/** Sets two versions side by side with the one that both began from. */
export function compare(base: Content, mine: Content, theirs: Content, blocks: LoadedBlocks): Comparison {
  const myPatch = diffContent(base, mine)
  const theirPatch = diffContent(base, theirs)
  const clashing = new Set(
    Object.keys(myPatch.nodes).filter((id) => id in theirPatch.nodes && !sameNode(myPatch, theirPatch, id)),
  )
  return {
    mine: changes(base, mine, blocks),
    theirs: changes(base, theirs, blocks),
    clashing,
    merged: clashing.size === 0 ? soundMerge(theirs, myPatch) : undefined,
  }
}

function sameNode(a: Patch, b: Patch, id: string): boolean {
  return sameJson(a.nodes[id], b.nodes[id])
}

/** One may have moved a block into what the other removed: node by node both are right, together they are no tree. */
function soundMerge(theirs: Content, patch: Patch): Content | undefined {
  const merged = applyPatch(theirs, patch)
  return checkStructure(merged).content
}

function changes(base: Content, after: Content, blocks: LoadedBlocks): ChangeInWords[] {
  return contentChanges(base, after).map((change) => inWords(blocks, base, after, change))
}
