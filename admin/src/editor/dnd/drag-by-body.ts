import { elementOf } from '../../shortcuts/element-of.ts'
import type { EditorParts } from '../editor-context.tsx'
import type { DragSession } from './drag-session.ts'
import type { Point } from './drop-target.ts'
import { heldBy, liftedBlock } from './lifted-block.ts'

/** Pixels of the screen that a mouse moves before it drags, and that a finger may move while it is held still. */
const leastMove = 6
const restOfFinger = 10
/** Milliseconds that a finger is held until it lifts: before the browser's own long press, which opens a menu. */
const longPress = 350

/** Elements that would do something of their own with a press: slide, open, take the caret. */
const controls = 'input, select, textarea, video, audio'

interface Press {
  readonly id: string
  readonly pointer: number
  readonly isTouch: boolean
  readonly at: Point
  readonly timer: ReturnType<typeof setTimeout> | undefined
  /** `pressed` until it has moved; `ended` when the drag is over and the button is not. */
  phase: 'pressed' | 'lifted' | 'ended'
  hasMoved: boolean
}

/**
 * Drags blocks by their bodies: a mouse by a press that moves, a finger by a long press, so that a page still scrolls. A
 * press that does not move stays a click; a text that is being edited keeps its own.
 */
export function dragByBody(frame: Document, parts: EditorParts, session: DragSession): () => void {
  const { store, geometry, commands } = parts
  const view = frame.defaultView
  if (!view) return () => undefined
  const stop = new AbortController()
  let press: Press | undefined
  /** The click that ends a drag is none. */
  let endsDrag = false

  const on = <K extends keyof WindowEventMap>(
    target: Window,
    type: K,
    listener: (event: WindowEventMap[K]) => void,
    passive = true,
  ) => target.addEventListener(type, listener, { capture: true, passive, signal: stop.signal })

  const lift = (now: Point) => {
    if (!press) return
    const refusal = commands.dragRefusal(press.id)
    if (refusal !== undefined) {
      // The page itself is no block that anybody meant to move.
      if (store.node(press.id)?.parent !== null) session.refuse(refusal)
      press.phase = 'ended'
      return
    }
    if (!store.state.selection.includes(press.id)) store.select(press.id)
    const lifted = liftedBlock(parts, press.id)
    if (!lifted) return
    press.phase = 'lifted'
    endsDrag = true
    frame.documentElement.dataset['held'] = ''
    // Beyond the frame, too, the pointer is told of here.
    frame.documentElement.setPointerCapture(press.pointer)
    frame.getSelection()?.removeAllRanges()
    session.lift(lifted, geometry.inWindow(now))
  }
  const letGo = () => {
    clearTimeout(press?.timer)
    const wasLifted = press?.phase === 'lifted'
    if (press) press.phase = 'ended'
    delete frame.documentElement.dataset['held']
    return wasLifted
  }
  const cancel = () => {
    if (letGo()) session.cancel()
  }

  on(view, 'pointerdown', (event) => {
    endsDrag = false
    if (!event.isPrimary) {
      // A second finger pinches.
      cancel()
      return
    }
    press = undefined
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (event.button !== 0 || !isPlain || 'pan' in frame.documentElement.dataset) return
    const pressed = pressedBlock(parts, event)
    if (pressed === undefined) return
    const at = pointOf(event)
    const isTouch = event.pointerType === 'touch'
    const timer = isTouch ? setTimeout(() => press?.phase === 'pressed' && lift(at), longPress) : undefined
    const of = { pointer: event.pointerId, isTouch, at, timer }
    press = { ...of, id: heldBy(parts, pressed), phase: 'pressed', hasMoved: false }
  })

  on(view, 'pointermove', (event) => {
    if (press?.pointer !== event.pointerId || press.phase === 'ended') return
    const now = pointOf(event)
    const away = Math.hypot(now.x - press.at.x, now.y - press.at.y) * geometry.scale
    if (press.phase === 'pressed') {
      if (press.isTouch && away > restOfFinger) letGo()
      else if (!press.isTouch && away >= leastMove) lift(now)
    }
    if (press.phase !== 'lifted') return
    // Sliders of the page do not go along.
    event.stopImmediatePropagation()
    if (away >= leastMove) press.hasMoved = true
    session.follow(geometry.inWindow(now))
  })

  on(view, 'pointerup', (event) => {
    if (press?.pointer !== event.pointerId) return
    const { isTouch, hasMoved } = press
    const point = geometry.inWindow(pointOf(event))
    const wasLifted = letGo()
    press = undefined
    if (!wasLifted) return
    if (!isTouch || hasMoved) return session.drop(point)
    // A finger that was only held has no other way to the menu.
    session.cancel()
    store.set({ menuAt: point })
  })
  on(view, 'pointercancel', (event) => {
    if (press?.pointer !== event.pointerId) return
    cancel()
    press = undefined
  })

  // Neither marks words nor moves the caret, a thumb or a film; where the keys go is kept.
  on(
    view,
    'mousedown',
    (event) => {
      if (!press || !elementOf(event.target)?.closest(controls)) return
      event.preventDefault()
      view.focus()
    },
    false,
  )
  on(view, 'selectstart', (event) => press && event.preventDefault(), false)
  on(view, 'touchmove', (event) => press?.phase === 'lifted' && event.preventDefault(), false)
  // The mouse that a browser makes of a short touch would press beside the menu, and shut it.
  on(view, 'touchend', (event) => endsDrag && event.preventDefault(), false)
  on(
    view,
    'contextmenu',
    (event) => {
      if (!press?.isTouch) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    false,
  )
  on(
    view,
    'click',
    (event) => {
      // By keyboard a click has no count.
      if (!endsDrag || event.detail === 0) return
      endsDrag = false
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    false,
  )

  for (const target of [view, window]) {
    on(
      target,
      'keydown',
      (event) => {
        if (press?.phase !== 'lifted') return
        // Nothing else is done with what is in the hand.
        event.preventDefault()
        event.stopImmediatePropagation()
        if (event.key === 'Escape') cancel()
      },
      false,
    )
  }
  return () => {
    cancel()
    stop.abort()
  }
}

/** The block under a press; undefined in a text that is being edited, which marks words. */
function pressedBlock({ store }: EditorParts, { target }: Event): string | undefined {
  const element = elementOf(target)
  if (!element || element.closest('[contenteditable]')) return undefined
  const { editing } = store.state
  // Inside a linked copy stand blocks that are not of this page.
  for (let node = element.closest('[data-node]'); node; node = node.parentElement?.closest('[data-node]') ?? null) {
    const id = node.getAttribute('data-node') ?? ''
    if (id === editing) return undefined
    if (store.node(id)) return id
  }
  return undefined
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y })
