import { applyPatch, type Content, checkStructure, diffContent, nodeAt, type Patch, sameJson } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { LoadedBlocks } from '../blocks/loaded-blocks.ts'
import { layerNameOf, titleOfType } from '../blocks/naming.ts'
import { spelledOut } from '../panels/control-of.ts'

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
    mine: changes(base, mine, myPatch, blocks),
    theirs: changes(base, theirs, theirPatch, blocks),
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

function changes(base: Content, after: Content, patch: Patch, blocks: LoadedBlocks): ChangedNode[] {
  return Object.entries(patch.nodes).flatMap(([id, node]): ChangedNode[] => {
    const before = nodeAt(base, id)
    if (!node) return before ? [{ id, mark: '-', text: layerNameOf(blocks, before) }] : []
    if (!before) return [{ id, mark: '+', text: layerNameOf(blocks, node) }]
    const props = Object.keys({ ...before.props, ...node.props }).filter(
      (prop) => !sameJson(before.props[prop], node.props[prop]),
    )
    const parts = props.map((prop) => spelledOut(prop).toLowerCase())
    const moved = before.parent !== node.parent || before.slot !== node.slot
    if (moved) parts.push(t('place'))
    // An added or removed child says so in a line of its own; only a new order is the parent's change.
    const reordered = !moved && parts.length === 0 && sameMembers(before.children, node.children)
    if (reordered) parts.push(t('order'))
    if (before.name !== node.name) parts.push(t('name'))
    if (before.hidden !== node.hidden || before.locked !== node.locked) parts.push(t('state'))
    if (parts.length === 0) return []
    const name = nodeAt(after, id)?.name ?? titleOfType(blocks, node.type)
    return [{ id, mark: '~', text: `${name}: ${parts.join(', ')}` }]
  })
}

function sameMembers(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id))
}
