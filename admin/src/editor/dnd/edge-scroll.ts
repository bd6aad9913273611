import type { FrameGeometry } from '../canvas/frame-geometry.ts'
import type { Point } from './drop-target.ts'

/** Pixels from the edges of what is seen of the page within which it scrolls, and how far in one picture. */
const zone = 56
const step = 14

/** Scrolls the page while something is held near an edge of it. False where there was nothing left to scroll. */
export function scrollNear(geometry: FrameGeometry, pointer: Point): boolean {
  const seen = geometry.sightBox
  if (!seen || !geometry.inFrame(pointer)) return false
  const sideways = towards(pointer.x, seen.left, seen.left + seen.width)
  const down = towards(pointer.y, seen.top, seen.top + seen.height)
  const wentSideways = sideways !== 0 && geometry.scrollSideways(sideways)
  return (down !== 0 && geometry.scrollBy(down)) || wentSideways
}

/** How far to scroll along one axis: back near its start, on near its end, not at all between. */
export function towards(at: number, start: number, end: number): number {
  if (end - start < 2 * zone) return 0
  if (at < start + zone) return -step
  return at > end - zone ? step : 0
}
