import { elementOf } from '../../shortcuts/element-of.ts'
import { isTyping } from '../../shortcuts/typing.ts'
import type { EditorParts } from '../editor-context.tsx'

/** Share of the page's height by which Space alone scrolls, as browsers do. */
const byKey = 0.875

/**
 * Moves the page under the pointer: with the middle button, or with Space held. Space that moved nothing scrolls on by a
 * window, as it does on every page.
 */
export function panWithHand(frame: Document, { geometry }: Pick<EditorParts, 'geometry'>): () => void {
  const view = frame.defaultView
  if (!view) return () => undefined
  const stop = new AbortController()
  const html = frame.documentElement
  let from: { readonly x: number; readonly y: number; readonly pointer: number; readonly rest: number } | undefined
  let isHeld = false
  let hasPanned = false
  let endsPan = false
  const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
    view.addEventListener(type, listener, { capture: true, passive: false, signal: stop.signal })
  const rest = () => {
    isHeld = false
    from = undefined
    delete html.dataset['pan']
  }

  on('keydown', (event) => {
    if (event.code !== 'Space' || event.ctrlKey || event.metaKey || event.altKey || !isOverPage(event.target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (isHeld) return
    isHeld = true
    hasPanned = false
    html.dataset['pan'] = 'ready'
  })
  on('keyup', (event) => {
    if (event.code !== 'Space' || !isHeld) return
    rest()
    if (!hasPanned) geometry.scrollBy((event.shiftKey ? -1 : 1) * byKey * view.innerHeight)
  })
  view.addEventListener('blur', rest, { signal: stop.signal })

  on('pointerdown', (event) => {
    endsPan = false
    if (event.button !== 1 && !(event.button === 0 && isHeld)) return
    // Screen and not page, which moves under it.
    from = { x: event.screenX, y: event.screenY, pointer: event.pointerId, rest: 0 }
    html.dataset['pan'] = 'held'
    html.setPointerCapture(event.pointerId)
    event.stopImmediatePropagation()
  })
  // No caret, and no mark of the browser's own scrolling.
  on('mousedown', (event) => {
    if (!from) return
    event.preventDefault()
    view.focus()
  })
  on('pointermove', (event) => {
    if (from?.pointer !== event.pointerId) return
    const by = { x: event.screenX - from.x, y: event.screenY - from.y }
    // Pages scroll by whole pixels: what is left of one belongs to the next move.
    const down = from.rest - by.y / geometry.scale
    from = { ...from, x: event.screenX, y: event.screenY, rest: down - Math.round(down) }
    hasPanned = true
    endsPan = true
    event.stopImmediatePropagation()
    geometry.scrollSideways(-by.x)
    geometry.scrollBy(Math.round(down))
  })
  const end = (event: PointerEvent) => {
    if (from?.pointer !== event.pointerId) return
    from = undefined
    if (isHeld) html.dataset['pan'] = 'ready'
    else delete html.dataset['pan']
  }
  on('pointerup', end)
  on('pointercancel', end)
  for (const type of ['click', 'auxclick'] as const) {
    on(type, (event) => {
      if (!endsPan && !isHeld) return
      endsPan = false
      event.preventDefault()
      event.stopImmediatePropagation()
    })
  }
  return () => {
    rest()
    stop.abort()
  }
}

/** On a button or in a field Space is theirs. */
function isOverPage(target: EventTarget | null): boolean {
  if (isTyping(target)) return false
  return elementOf(target)?.closest('button, a[href], summary, input, select, textarea, [tabindex]') == null
}
