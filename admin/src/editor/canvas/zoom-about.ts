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
  const latest = useRef({ scale, onZoom })
  latest.current = { scale, onZoom }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page stands in its new size
  useLayoutEffect(() => {
    if (anchor.current) hold(geometry, anchor.current)
    anchor.current = undefined
  }, [scale, geometry])

  useEffect(() => {
    const view = inner?.defaultView
    const around = canvas.current
    if (!view || !around) return
    const stop = new AbortController()
    const listening = { capture: true, passive: false, signal: stop.signal }

    const zoomTo = (next: number, at: Anchor) => {
      if (next === latest.current.scale) return hold(geometry, at)
      anchor.current = at
      // A wheel turns faster than pictures come: the next turn goes on from here.
      latest.current = { ...latest.current, scale: next }
      latest.current.onZoom(next)
    }
    const byWheel = (inWindow: (event: WheelEvent) => Point) => (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const next = zoomedByWheel(latest.current.scale, event)
      if (next !== latest.current.scale) zoomTo(next, anchor.current ?? anchorAt(geometry, inWindow(event)))
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

/** Scrolls the point to its place: sideways around the frame, downwards within it. */
function hold(geometry: FrameGeometry, { inPage, inWindow }: Anchor) {
  const { frame, scroller, scale } = geometry
  const view = frame?.contentWindow
  const box = frame?.getBoundingClientRect()
  if (!view || !box) return
  const x = box.left + (inPage.x - view.scrollX) * scale
  const before = scroller?.scrollLeft ?? 0
  scroller?.scrollBy({ left: x - inWindow.x, behavior: 'instant' })
  // What the desk had no room for, a page that is wider than its device may have.
  const rest = x - inWindow.x - ((scroller?.scrollLeft ?? 0) - before)
  view.scrollTo({
    left: view.scrollX + rest / scale,
    top: inPage.y - (inWindow.y - box.top) / scale,
    behavior: 'instant',
  })
  geometry.schedule()
}
