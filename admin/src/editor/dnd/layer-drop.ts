import { type BlockCatalogue, type Content, nodeAt, type Target } from '@ashlar/sdk'
import { placeOf, siblingsIn, slotsFor } from '../store/places.ts'
import type { LayerEdge } from './drag-state.ts'
import type { Point } from './drop-target.ts'

export interface LayerHit {
  readonly id: string
  /** How far down in the row the pointer is, from 0 to 1. */
  readonly share: number
}

/** The row of the layers that the pointer is over; `under` is the element there. */
export function layerAt(under: Element | null, { y }: Point): LayerHit | undefined {
  const row = under?.closest<HTMLElement>('[data-layer]')
  const id = row?.dataset['layer']
  if (!row || id === undefined) return undefined
  const { top, height } = row.getBoundingClientRect()
  return { id, share: (y - top) / height }
}

/** Pixels from the upper and lower edge of the tree within which it scrolls, and how far in one picture. */
const zone = 28
const step = 8

/** True when it has gone on: there may be more. */
export function scrollLayers(under: Element | null, { y }: Point): boolean {
  const tree = under?.closest('.tree')
  if (!tree) return false
  const { top, bottom } = tree.getBoundingClientRect()
  const before = tree.scrollTop
  if (y < top + zone) tree.scrollBy(0, -step)
  else if (y > bottom - zone) tree.scrollBy(0, step)
  return tree.scrollTop !== before
}

/** Where a drop on a row goes: before it, after it, or into it at the end where it can hold something. */
export function layerPlace(
  content: Content,
  catalogue: BlockCatalogue,
  { id, share }: LayerHit,
  moving: string | undefined,
): { readonly target: Target; readonly edge: LayerEdge } | undefined {
  const place = placeOf(content, id)
  if (!place || id === moving) return undefined
  // Counted without what is moved: it leaves its place first.
  const here = { ...place, index: siblingsIn(content, place.parent, place.slot, moving).indexOf(id) }
  const slots = slotsFor(catalogue, content, id)
  if (slots.length > 0 && share > 0.25 && share < 0.75) {
    const slot = slots.at(-1)
    return { edge: 'inside', target: { parent: id, slot, index: siblingsIn(content, id, slot, moving).length } }
  }
  // Below the head of an open block stands its first child.
  const isFilled = (nodeAt(content, id)?.children.length ?? 0) > 0
  if (share >= 0.5 && isFilled && slots.length > 0)
    return { edge: 'inside', target: { parent: id, slot: slots[0], index: 0 } }
  return share < 0.5 ? { edge: 'before', target: here } : { edge: 'after', target: { ...here, index: here.index + 1 } }
}
