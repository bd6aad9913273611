import { type Content, type ContentNode, diffContent, nodeAt, sameJson, walk } from '@ashlar/sdk'
import { longestRise } from './longest-rise.ts'

/** What became of one block between two versions of a document. */
export type NodeChange =
  /** `holding`: how many blocks came or went in it. */
  | { readonly id: string; readonly kind: 'added' | 'removed'; readonly holding: number }
  | {
      readonly id: string
      readonly kind: 'kept'
      /** Into another block, or to another place among its neighbours. */
      readonly moved?: 'elsewhere' | 'among neighbours'
      /** Props that differ. */
      readonly settings: readonly string[]
      readonly isRenamed: boolean
      /** A linked copy shows other texts, pictures or links in place of its template's. */
      readonly isOverridden: boolean
      /** Shown, hidden or locked now. */
      readonly isSwitched: boolean
    }

/** The changes in reading order; what came or went inside a block that came or went is counted there. */
export function contentChanges(before: Content, after: Content): NodeChange[] {
  const { nodes } = diffContent(before, after)
  const reordered = movedAmongNeighbours(before, after)
  const isNew = (id: string) => !nodeAt(before, id)
  const isGone = (id: string) => !nodeAt(after, id)
  const came = Array.from(walk(after)).flatMap(({ id, node }): NodeChange[] => {
    const was = nodeAt(before, id)
    if (was) return id in nodes || reordered.has(id) ? keptChange(id, was, node, reordered.has(id)) : []
    return isInner(after, id, isNew) ? [] : [{ id, kind: 'added', holding: countBelow(after, id, isNew) }]
  })
  const went = Array.from(walk(before)).flatMap(({ id }): NodeChange[] =>
    !isGone(id) || isInner(before, id, isGone)
      ? []
      : [{ id, kind: 'removed', holding: countBelow(before, id, isGone) }],
  )
  return [...came, ...went]
}

function keptChange(id: string, was: ContentNode, is: ContentNode, isReordered: boolean): NodeChange[] {
  const settings = Object.keys({ ...was.props, ...is.props }).filter(
    (prop) => !sameJson(was.props[prop], is.props[prop]),
  )
  const isElsewhere = was.parent !== is.parent || was.slot !== is.slot
  const moved = isElsewhere ? 'elsewhere' : isReordered ? 'among neighbours' : undefined
  const isRenamed = was.name !== is.name
  const isSwitched = was.hidden !== is.hidden || was.locked !== is.locked
  const isOverridden = !sameJson(was.overrides, is.overrides)
  // A parent whose children came, went or moved differs as data; the children say so themselves.
  if (!moved && settings.length === 0 && !isRenamed && !isSwitched && !isOverridden) return []
  return [{ id, kind: 'kept', ...(moved && { moved }), settings, isRenamed, isOverridden, isSwitched }]
}

/** Blocks that stayed in their parent but not in its order: the fewest that account for it. */
function movedAmongNeighbours(before: Content, after: Content): ReadonlySet<string> {
  const moved = new Set<string>()
  for (const { id, node } of walk(after)) {
    const was = nodeAt(before, id)?.children
    if (!was || sameJson(was, node.children)) continue
    const placeOf = new Map(was.map((child, at) => [child, at]))
    const stayed = node.children.filter((child) => placeOf.has(child))
    const inOrder = longestRise(stayed.map((child) => placeOf.get(child) ?? 0))
    for (const [at, child] of stayed.entries()) if (!inOrder.has(at)) moved.add(child)
  }
  return moved
}

function isInner(content: Content, id: string, belongs: (id: string) => boolean): boolean {
  const parent = nodeAt(content, id)?.parent
  return parent !== null && parent !== undefined && belongs(parent)
}

function countBelow(content: Content, id: string, belongs: (id: string) => boolean): number {
  return Array.from(walk(content, id)).filter((visit) => visit.id !== id && belongs(visit.id)).length
}
