import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Point } from '../dnd/drop-target.ts'
import { useEditor } from '../editor-context.tsx'
import type { FrameGeometry } from './frame-geometry.ts'
import { within, zoomedByWheel } from './zoom-limits.ts'

/** A point of the page that stays where it is in the window while the page is zoomed. */
interface Anchor {
  readonly inPage: Point
  readonly inWindow: Point
}

/** A point that was held, and where that left it: by a fraction of a pixel, or for want of room, beside its place. */
interface Held extends Anchor {
  readonly stands: Point
}

interface Zoomable {
  readonly inner: Document | null
  readonly canvas: RefObject<HTMLElement | null>
  readonly scale: number
  readonly onZoom: (scale: number) => void
}

/** Zooms about the pointer, with Ctrl and the wheel and with two fingers, which move the page as well. */
export function useZoomAbout({ inner, canvas, scale, onZoom }: Zoomable) {
  const { geometry } = useEditor()
  const anchor = useRef<Anchor>(undefined)
  const held = useRef<Held>(undefined)
  const latest = useRef({ scale, onZoom })
  latest.current = { scale, onZoom }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page stands in its new size
  useLayoutEffect(() => {
    if (anchor.current) held.current = hold(geometry, anchor.current)
    anchor.current = undefined
  }, [scale, geometry])

  useEffect(() => {
    const view = inner?.defaultView
    const around = canvas.current
    if (!view || !around) return
    const stop = new AbortController()
    const listening = { capture: true, passive: false, signal: stop.signal }

    const zoomTo = (next: number, at: Anchor) => {
      if (next === latest.current.scale) {
        held.current = hold(geometry, at)
        return
      }
      anchor.current = at
      // A wheel turns faster than pictures come: the next turn goes on from here.
      latest.current = { ...latest.current, scale: next }
      latest.current.onZoom(next)
    }
    // Notch after notch holds the same point, so that the fractions that scrolling rounds away never add up.
    const pointAt = (inWindow: Point): Anchor => {
      const last = held.current
      const isSame =
        last && isNear(last.inWindow, inWindow, shake) && isNear(last.stands, standing(geometry, last.inPage), 1)
      return isSame ? last : anchorAt(geometry, inWindow)
    }
    const byWheel = (inWindow: (event: WheelEvent) => Point) => (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const next = zoomedByWheel(latest.current.scale, event)
      if (next !== latest.current.scale) zoomTo(next, anchor.current ?? pointAt(inWindow(event)))
    }
    view.addEventListener(
      'wheel',
      byWheel((event) => geometry.inWindow(clientOf(event))),
      listening,
    )
    around.addEventListener('wheel', byWheel(clientOf), listening)

    let pinch: { readonly apart: number; readonly scale: number; readonly inPage: Point } | undefined
    const fingers = ({ touches }: TouchEvent) => {
      const [one, other] = [...touches].map((touch) => geometry.inWindow(clientOf(touch)))
      if (!one || !other || touches.length !== 2) return undefined
      const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
      return { middle, apart: Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1) }
    }
    const begin = (event: TouchEvent) => {
      const now = fingers(event)
      const { inPage } = now ? anchorAt(geometry, now.middle) : {}
      pinch = now && inPage && { apart: now.apart, scale: latest.current.scale, inPage }
      if (pinch) event.preventDefault()
    }
    const move = (event: TouchEvent) => {
      const now = fingers(event)
      if (!pinch || !now) return
      event.preventDefault()
      zoomTo(within((pinch.scale * now.apart) / pinch.apart), { inPage: pinch.inPage, inWindow: now.middle })
    }
    view.addEventListener('touchstart', begin, listening)
    view.addEventListener('touchmove', move, listening)
    view.addEventListener('touchend', begin, listening)
    return () => stop.abort()
  }, [inner, canvas, geometry])
}

/** Pixels by which a resting pointer seems to move: at twice the size the frame tells of every other pixel only. */
const shake = 3

function isNear(one: Point, other: Point, pixels: number): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) <= pixels
}

const clientOf = ({ clientX: x, clientY: y }: { readonly clientX: number; readonly clientY: number }): Point => ({
  x,
  y,
})

function anchorAt(geometry: FrameGeometry, inWindow: Point): Anchor {
  const view = geometry.frame?.contentWindow
  const frame = geometry.frame?.getBoundingClientRect()
  const { scale } = geometry
  const x = (inWindow.x - (frame?.left ?? 0)) / scale + (view?.scrollX ?? 0)
  const y = (inWindow.y - (frame?.top ?? 0)) / scale + (view?.scrollY ?? 0)
  return { inPage: { x, y }, inWindow }
}

/** Where the point of the page stands in the window. */
function standing({ frame, scale }: FrameGeometry, { x, y }: Point): Point {
  const view = frame?.contentWindow
  const box = frame?.getBoundingClientRect()
  return {
    x: (box?.left ?? 0) + (x - (view?.scrollX ?? 0)) * scale,
    y: (box?.top ?? 0) + (y - (view?.scrollY ?? 0)) * scale,
  }
}

/** Scrolls the point to its place: sideways around the frame, downwards within it. */
function hold(geometry: FrameGeometry, { inPage, inWindow }: Anchor): Held | undefined {
  const { frame, scroller, scale } = geometry
  const view = frame?.contentWindow
  const box = frame?.getBoundingClientRect()
  if (!view || !box) return undefined
  const x = standing(geometry, inPage).x
  const before = scroller?.scrollLeft ?? 0
  scroller?.scrollTo({ left: Math.round(before + x - inWindow.x), behavior: 'instant' })
  // What the desk had no room for, a page that is wider than its device may have.
  const rest = x - inWindow.x - ((scroller?.scrollLeft ?? 0) - before)
  view.scrollTo({
    left: Math.round(view.scrollX + rest / scale),
    top: Math.round(inPage.y - (inWindow.y - box.top) / scale),
    behavior: 'instant',
  })
  geometry.schedule()
  return { inPage, inWindow, stands: standing(geometry, inPage) }
}
