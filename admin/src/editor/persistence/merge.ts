import { applyPatch, type Content, checkStructure, diffContent, nodeAt, type Patch, sameJson } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { LoadedBlocks } from '../../blocks/loaded-blocks.ts'
import { layerNameOf, nameOf } from '../../blocks/naming.ts'
import { spelledOut } from '../../blocks/settings/control-of.ts'
import { contentChanges } from '../../screens/pages/revisions/content-changes.ts'

const t = texts('admin')

/** One line of "what changed". */
export interface ChangedNode {
  readonly id: string
  readonly mark: '+' | '~' | '-'
  readonly text: string
}

export interface Comparison {
  readonly mine: readonly ChangedNode[]
  readonly theirs: readonly ChangedNode[]
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

function changes(base: Content, after: Content, blocks: LoadedBlocks): ChangedNode[] {
  return contentChanges(base, after).flatMap((change): ChangedNode[] => {
    const { id } = change
    const node = nodeAt(change.kind === 'removed' ? base : after, id)
    if (!node) return []
    if (change.kind !== 'kept')
      return [{ id, mark: change.kind === 'added' ? '+' : '-', text: layerNameOf(blocks, node) }]
    const parts = change.settings.map((prop) => spelledOut(prop).toLowerCase())
    if (change.moved) parts.push(t('place'))
    if (change.isRenamed) parts.push(t('name'))
    if (change.isSwitched) parts.push(t('state'))
    return [{ id, mark: '~', text: `${nameOf(blocks, node)}: ${parts.join(', ')}` }]
  })
}
