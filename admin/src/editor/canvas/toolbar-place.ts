import type { Box, Point } from '../dnd/drop-target.ts'
import { overlaps } from './ink.ts'

/** What stands around a block, all in pixels of the canvas. */
export interface Room {
  readonly box: Box
  /** The part of the canvas that tools may stand in: as high as the page is seen, and with the room beside it. */
  readonly visible: Box
  /** Texts, pictures and buttons, of the block itself and of what is near: none is covered. */
  readonly inked: readonly Box[]
}

interface Size {
  readonly width: number
  readonly height: number
}

const gap = 8
/** Pixels that stay free around a text. */
const breadth = 2

/**
 * Where the toolbar stands, from the block's upper left corner: as near as it can at the block without lying on a text,
 * above it first of all. Undefined where there is no such place at the block.
 */
export function toolbarPlace(room: Room, size: Size): Point | undefined {
  const { box, visible } = room
  const middle = (box.height - size.height) / 2
  const top = Math.max(gap, visible.top - box.top + gap)
  const isInside = top + size.height + gap <= box.height
  const places = [
    alongAt(room, size, -size.height - gap, -2),
    { x: box.width + gap, y: middle },
    alongAt(room, size, box.height + gap, -2),
    { x: -size.width - gap, y: middle },
    isInside ? alongAt(room, size, top, gap) : undefined,
  ]
  return places.find((place) => place && fits(room, size, place) && isFree(room, size, place))
}

/** At this height the place nearest to the wished one from which nothing is covered, as long as it is at the block. */
function alongAt(room: Room, size: Size, y: number, wished: number): Point | undefined {
  const { box, inked } = room
  const from = alongThePage(room, size, wished)
  const taken = inked.filter(({ top, height }) => top < box.top + y + size.height && box.top + y < top + height)
  const last = Math.max(box.width, size.width - 2)
  const candidates = [
    from,
    ...taken.flatMap(({ left, width }) => [left + width + gap - box.left, left - gap - size.width - box.left]),
  ]
  return candidates
    .filter((x) => x >= -size.width && x <= last)
    .sort((one, other) => Math.abs(one - from) - Math.abs(other - from))
    .map((x) => ({ x, y }))
    .find((place) => fits(room, size, place) && isFree(room, size, place))
}

/** As near to the block's left edge as the page's sides let it: a toolbar may be wider than a block on a telephone. */
function alongThePage({ box, visible }: Room, size: Size, wished: number): number {
  const last = visible.left + visible.width - size.width - box.left
  return Math.max(Math.min(wished, last), visible.left - box.left)
}

function fits({ box, visible }: Room, size: Size, { x, y }: Point): boolean {
  const left = box.left + x
  const top = box.top + y
  // Wider than the page, it may stand over the empty canvas beside it: better than over the block.
  const spare = Math.max(2, size.width - visible.width)
  return (
    left >= visible.left - 2 &&
    left + size.width <= visible.left + visible.width + spare &&
    top >= visible.top &&
    top + size.height <= visible.top + visible.height
  )
}

function isFree({ box, inked }: Room, { width, height }: Size, { x, y }: Point): boolean {
  const place = {
    left: box.left + x - breadth,
    top: box.top + y - breadth,
    width: width + 2 * breadth,
    height: height + 2 * breadth,
  }
  return !inked.some((each) => overlaps(each, place))
}

/** An edge of a block, at which a plus stands. */
export type Edge = 'top' | 'bottom' | 'left' | 'right'

const plus = 24
/** From the end of a block's upper edge to the middle of its plus, which leaves the toolbar its place. */
const fromEnd = 32

/**
 * The middle of a plus from the block's upper left corner: on its edge where it covers nothing, as near to its usual
 * place as it can. Undefined where there is none.
 */
export function plusPlace(room: Room, edge: Edge): Point | undefined {
  const { box, visible } = room
  const isAcross = edge === 'top' || edge === 'bottom'
  const length = isAcross ? box.width : box.height
  const usual = edge === 'top' ? Math.max(length - fromEnd, length / 2) : length / 2
  const at = (along: number): Point => {
    if (isAcross) return { x: along, y: edge === 'top' ? 0 : box.height }
    return { x: edge === 'left' ? 0 : box.width, y: along }
  }
  const size = { width: plus, height: plus }
  const corner = ({ x, y }: Point) => ({ x: x - plus / 2, y: y - plus / 2 })
  const reach = length / 2 + plus
  const steps = Array.from({ length: Math.ceil(reach / plus) + 1 }, (_, step) => step * plus)
  const wished = steps
    .flatMap((step) => [usual + step, usual - step])
    .filter((along) => along >= -plus && along <= length + plus)
  return wished.map(at).find((middle) => {
    const { x, y } = corner(middle)
    const left = box.left + x
    const top = box.top + y
    const isSeen =
      left >= visible.left &&
      left + plus <= visible.left + visible.width &&
      top >= visible.top - plus / 2 &&
      top + plus <= visible.top + visible.height + plus / 2
    return isSeen && isFree(room, size, { x, y })
  })
}

/** Where the name of the block under the pointer stands, from its upper left corner: on no text; undefined for nowhere. */
export function tagPlace(room: Room, size: Size): Point | undefined {
  const { box } = room
  const inset = 6
  const places = [
    { x: inset, y: inset },
    { x: box.width - size.width - inset, y: inset },
    { x: -2, y: -size.height - 2 },
    { x: box.width - size.width + 2, y: -size.height - 2 },
    { x: -2, y: box.height + 2 },
  ]
  return places.find((place) => fits(room, size, place) && isFree(room, size, place))
}
