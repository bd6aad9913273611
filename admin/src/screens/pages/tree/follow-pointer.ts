export interface Point {
  readonly x: number
  readonly y: number
}

export interface FollowPointer {
  /** Where the pointer was pressed. */
  readonly from: Point
  readonly onMove: (at: Point) => void
  readonly onDrop: () => void
  readonly onCancel: () => void
}

/** Pixels that make a press a drag. */
const threshold = 5
/** Pixels from the upper or lower edge of the window at which it scrolls, and how far in each frame. */
const edge = 56
const pace = 9

/** Follow a pressed pointer until it is let go, or Escape gives up; at the window's edges the document scrolls along. */
export function followPointer({ from, onMove, onDrop, onCancel }: FollowPointer): () => void {
  const listening = new AbortController()
  let at: Point | undefined
  let frame = 0
  const end = (how: () => void) => {
    stop()
    if (at) ignoreClick()
    how()
  }
  const stop = () => {
    listening.abort()
    cancelAnimationFrame(frame)
  }
  const scroll = () => {
    frame = requestAnimationFrame(scroll)
    if (!at) return
    const by = at.y < edge ? -pace : at.y > innerHeight - edge ? pace : 0
    const before = scrollY
    if (by !== 0) scrollBy({ top: by, behavior: 'instant' })
    if (scrollY !== before) onMove(at)
  }
  const move = (event: PointerEvent) => {
    // It was let go outside the window.
    if (event.buttons === 0) return end(onCancel)
    const here = { x: event.clientX, y: event.clientY }
    if (!at && Math.hypot(here.x - from.x, here.y - from.y) < threshold) return
    at = here
    onMove(here)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    end(onCancel)
  }
  const { signal } = listening
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', () => end(at ? onDrop : onCancel), { signal })
  addEventListener('pointercancel', () => end(onCancel), { signal })
  addEventListener('keydown', press, { signal, capture: true })
  addEventListener('selectstart', (event) => event.preventDefault(), { signal })
  frame = requestAnimationFrame(scroll)
  return stop
}

/** Whatever the pointer is let go over was not pressed. */
function ignoreClick(): void {
  const once = new AbortController()
  addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: once.signal })
  setTimeout(() => once.abort())
}
