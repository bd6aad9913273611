import type { Box, Point } from '../dnd/drop-target.ts'

export interface ToolbarRoom {
  /** The selected block. */
  readonly box: Box
  /** The toolbar. */
  readonly size: { readonly width: number; readonly height: number }
  /** The part of the canvas that shows the page. */
  readonly visible: Box
  /** The blocks beside it: their middles, where people click, stay free. */
  readonly neighbours: readonly Box[]
}

const gap = 8
/** Pixels above the page that the toolbar may use. */
const headroom = 34

/** Where the toolbar stands, from the block's upper left corner: above it if that hides no neighbour's middle. */
export function toolbarPlace(room: ToolbarRoom): Point {
  const { box, size } = room
  const above = -size.height - gap
  const below = box.height + gap
  const end = box.width - size.width + 2
  const slid = alongThePage(room)
  const places: readonly Point[] = [
    { x: -2, y: above },
    { x: end, y: above },
    { x: slid, y: above },
    { x: box.width + gap, y: (box.height - size.height) / 2 },
    { x: -2, y: below },
    { x: end, y: below },
    { x: slid, y: below },
    { x: -size.width - gap, y: (box.height - size.height) / 2 },
  ]
  const seen = places.filter((place) => fits(room, place))
  return seen.find((place) => hidesNone(room, place)) ?? seen[0] ?? inside(room)
}

/** As near to the block's left edge as the page's sides let it: a toolbar may be wider than a block on a telephone. */
function alongThePage({ box, size, visible }: ToolbarRoom): number {
  const last = visible.left + visible.width - size.width - box.left
  return Math.max(Math.min(-2, last), visible.left - box.left)
}

/** Where the block fills the view: at the top of what is seen of it. */
function inside({ box, size, visible }: ToolbarRoom): Point {
  const room = visible.left + visible.width - box.left - size.width - gap
  return { x: Math.max(Math.min(gap, room), visible.left - box.left), y: Math.max(gap, visible.top - box.top + gap) }
}

function fits({ box, size, visible }: ToolbarRoom, { x, y }: Point): boolean {
  const left = box.left + x
  const top = box.top + y
  // Wider than the page, it may stand over the empty canvas beside it: better than over the block.
  const spare = Math.max(2, size.width - visible.width)
  return (
    left >= visible.left - 2 &&
    left + size.width <= visible.left + visible.width + spare &&
    top >= visible.top - headroom &&
    top + size.height <= visible.top + visible.height
  )
}

function hidesNone({ box, size, neighbours }: ToolbarRoom, { x, y }: Point): boolean {
  const left = box.left + x
  const top = box.top + y
  return neighbours.every((neighbour) => {
    const middle = { x: neighbour.left + neighbour.width / 2, y: neighbour.top + neighbour.height / 2 }
    return middle.x < left || middle.x > left + size.width || middle.y < top || middle.y > top + size.height
  })
}
