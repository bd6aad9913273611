import type { Box, Point } from '../dnd/drop-target.ts'
import type { FrameGeometry } from './frame-geometry.ts'
import { inkNear } from './ink.ts'
import type { Room } from './toolbar-place.ts'

/** Pixels around an edge of a block in which its tools may stand. */
const depth = 46
/** Pixels that a plus on a side of a block reaches into it. */
const inward = 16

/** What is seen around a block, as far as its tools could cover it. `width` is that of the widest of them. */
export function roomAround(geometry: FrameGeometry, id: string, box: Box, width: number): Room | undefined {
  const { visible: page, canvasBox } = geometry
  const element = geometry.elementOf(id)
  if (!page || !canvasBox || !element) return undefined
  // Beside a page that is narrower than the canvas nothing is covered.
  const visible = { ...page, left: 0, width: canvasBox.width }
  const right = box.left + box.width
  const along = (y: number) => ({
    left: box.left - width,
    top: y - depth,
    width: box.width + 2 * width,
    height: 2 * depth,
  })
  const top = Math.max(box.top, visible.top) - depth
  const height = Math.min(box.top + box.height, visible.top + visible.height) + depth - top
  const zones = [
    along(box.top),
    along(box.top + box.height),
    // Scrolled, it has its tools at the top of what is seen of it.
    ...(box.top < visible.top ? [along(visible.top)] : []),
    { left: box.left - width, top, width: width + inward, height },
    { left: right - inward, top, width: width + inward, height },
  ]
  const view = zones.map((zone) => geometry.inView(zone))
  const inked = [...inkNear(element, view), ...clickPlaces(element, geometry.pressed)]
  return { box, visible, inked: inked.map((ink) => geometry.inCanvas(ink)) }
}

/** Pixels around a point that stay free for a click. */
const touch = { x: 12, y: 6 }

/**
 * Where people click: in the middle of a block and of those beside it, and at the point that was pressed last, where the
 * second press of a double click follows.
 */
function clickPlaces(element: HTMLElement, pressed: Point | undefined): Box[] {
  const beside = [element, element.previousElementSibling, element.nextElementSibling]
  const middles = beside.flatMap((each) => {
    const { left, top, width, height } = each?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 }
    return width === 0 ? [] : [{ x: left + width / 2, y: top + height / 2 }]
  })
  return [...middles, ...(pressed ? [pressed] : [])].map(({ x, y }) => ({
    ...{ left: x - touch.x, top: y - touch.y, width: 2 * touch.x, height: 2 * touch.y },
  }))
}
