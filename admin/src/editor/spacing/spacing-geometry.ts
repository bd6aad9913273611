import { overlaps } from '../canvas/ink.ts'
import type { Box } from '../dnd/drop-target.ts'
import type { MeasuredSpacing } from './measured-spacing.ts'
import { isVertical, type Layer, type Side } from './sides.ts'

/** A block, its sizes in pixels of the canvas, from its upper left corner. */
export interface SpacedBox {
  readonly width: number
  readonly height: number
  /** Pixels of the canvas for one of the page. */
  readonly scale: number
  readonly spacing: MeasuredSpacing
}

/** The strip that a side's spacing takes, from the block's upper left corner. */
export function bandOf({ width, height, scale, spacing }: SpacedBox, layer: Layer, side: Side): Box {
  const thick = Math.max(spacing[layer][side] * scale, 0)
  if (layer === 'margin') {
    if (isVertical(side)) return { left: 0, top: side === 'top' ? -thick : height, width, height: thick }
    return { left: side === 'left' ? -thick : width, top: 0, width: thick, height }
  }
  const border = (of: Side) => spacing.border[of] * scale
  const [top, left] = [border('top'), border('left')]
  const inner = { width: width - left - border('right'), height: height - top - border('bottom') }
  if (isVertical(side)) {
    const at = side === 'top' ? top : height - border('bottom') - thick
    return { left, top: at, width: inner.width, height: thick }
  }
  const at = side === 'left' ? left : width - border('right') - thick
  return { left: at, top, width: thick, height: inner.height }
}

/** Pixels of a grip: along its side, and across. */
export interface GripSize {
  readonly length: number
  readonly thickness: number
}

/** Where along a side a grip may stand, its middle first. */
const wished = [0.5, 0.36, 0.64, 0.22, 0.78, 0.1, 0.9]

export interface GripPlace extends Box {
  /** It lies on something there: shown on demand only. */
  readonly isCrowded: boolean
}

/**
 * Where the grip of a side stands: along the end of its padding, or outside along the block for its margin. Of a block
 * that is seen in part, where it is seen; on nothing of `taken` where that can be. Undefined where there is no room.
 */
export function gripPlace(
  box: SpacedBox,
  layer: Layer,
  side: Side,
  size: GripSize,
  seen: Box,
  taken: readonly Box[],
): GripPlace | undefined {
  const vertical = isVertical(side)
  const [from, whole] = vertical ? [seen.left, box.width] : [seen.top, box.height]
  const reach = vertical ? seen.width : seen.height
  const first = Math.max(0, from)
  const length = Math.min(whole, from + reach) - first
  const across = acrossOf(box, layer, side, size.thickness)
  const isSmall = (vertical ? box.height : box.width) < 3 * size.thickness
  if (across === undefined || length < size.length + 4 || (layer === 'padding' && isSmall)) return undefined
  const at = (share: number): Box => {
    const along = first + Math.min(Math.max(length * share - size.length / 2, 2), length - size.length - 2)
    return vertical
      ? { left: along, top: across, width: size.length, height: size.thickness }
      : { left: across, top: along, width: size.thickness, height: size.length }
  }
  const isSeen = ({ left, top, width, height }: Box) =>
    left >= seen.left &&
    top >= seen.top &&
    left + width <= seen.left + seen.width &&
    top + height <= seen.top + seen.height
  const places = wished.map(at).filter(isSeen)
  const free = places.find((place) => !taken.some((each) => overlaps(each, place)))
  const place = free ?? places[0]
  return place && { ...place, isCrowded: free === undefined }
}

/** The upper or left edge of the grip. */
function acrossOf(box: SpacedBox, layer: Layer, side: Side, thickness: number): number {
  const end = side === 'bottom' ? box.height : box.width
  if (layer === 'margin') return side === 'top' || side === 'left' ? -thickness : end
  const band = bandOf(box, layer, side)
  const [start, thick] = isVertical(side) ? [band.top, band.height] : [band.left, band.width]
  switch (side) {
    // The end of the padding follows the pointer.
    case 'top':
    case 'left':
      return start + Math.max(thick - thickness, 1)
    case 'right':
      return start + Math.min(0, thick - thickness - 1)
    // Below, it is the block that grows.
    case 'bottom':
      return start + thick - thickness - 1
  }
}

/** Whether a value grows while the pointer goes right or down. */
export const growsBy = (side: Side): 1 | -1 => (side === 'right' ? -1 : 1)
