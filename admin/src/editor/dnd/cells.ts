import type { Box, Point } from './drop-target.ts'

/** A place between the blocks of a grid, which goes on in lines and may have blocks over several of them. */
export interface CellPlace {
  /** Among the blocks, in their order. */
  readonly index: number
  /** The block beside which it is shown. */
  readonly beside: Box
  readonly edge: 'start' | 'end'
}

/**
 * The place that a point means: before or after the block under it, or else after or before the nearest one. Blocks over
 * several lines make the order of reading no help: the block that is pointed at decides alone.
 */
export function cellPlaceAt(boxes: readonly Box[], point: Point, isMirrored: boolean): CellPlace | undefined {
  const [nearest] = boxes
    .map((box, at) => ({ box, at, away: distance(box, point) }))
    .sort((one, other) => one.away - other.away)
  if (!nearest) return undefined
  const { box, at } = nearest
  const isLeft = point.x < box.left + box.width / 2
  const isBefore = isMirrored ? !isLeft : isLeft
  return { index: isBefore ? at : at + 1, beside: box, edge: isBefore ? 'start' : 'end' }
}

/** The place with an index, for the keyboard: before the block that stands there, and at the end after the last one. */
export function cellPlaceOf(boxes: readonly Box[], index: number): CellPlace | undefined {
  const after = boxes[index]
  if (after) return { index, beside: after, edge: 'start' }
  const last = boxes.at(-1)
  return last && { index: boxes.length, beside: last, edge: 'end' }
}

/** In the middle of the gap beside the block, as tall as the block. */
export function cellLine({ beside, edge }: CellPlace, gap: number, isMirrored: boolean, thickness: number): Box {
  const isLeft = (edge === 'start') !== isMirrored
  const x = isLeft ? beside.left - gap / 2 : beside.left + beside.width + gap / 2
  return { left: x - thickness / 2, top: beside.top, width: thickness, height: beside.height }
}

function distance({ left, top, width, height }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, x - left - width, 0), Math.max(top - y, y - top - height, 0))
}
