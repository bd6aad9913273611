import { isLetter, isTyping } from '../../shortcuts/typing.ts'

/** Milliseconds after the last key until the pointer counts again without having moved. */
const rest = 120
const moves = ['pointermove', 'pointerdown', 'wheel', 'touchstart'] as const

/**
 * While somebody types, a pointer that rests over the page is not over it. The browser would look after every letter for
 * what stands under it now, through all blocks of the page: a quarter of the time that a letter takes at 5,000. The
 * pointer is there again as soon as it moves, or when the hands rest.
 */
export function letPointerRest(frame: HTMLIFrameElement): () => void {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastKey = 0
  const wake = () => {
    clearTimeout(timer)
    timer = undefined
    frame.style.removeProperty('pointer-events')
  }
  const wakeAtRest = () => {
    const since = performance.now() - lastKey
    if (since >= rest) wake()
    else timer = setTimeout(wakeAtRest, rest - since)
  }
  const type = (event: KeyboardEvent) => {
    // Elsewhere a letter is a shortcut, and Space takes hold of the page: the very next press counts.
    if (!isLetter(event) || !isTyping(event.target)) return
    lastKey = performance.now()
    if (timer !== undefined) return
    frame.style.pointerEvents = 'none'
    timer = setTimeout(wakeAtRest, rest)
  }
  /** It was pressed without having moved: what stands under it was not asked. */
  let isPressedAtRest = false
  const move = ({ type: what }: Event) => {
    isPressedAtRest = what === 'pointerdown' && timer !== undefined
    if (timer !== undefined) wake()
  }
  const on = { signal: stop.signal, capture: true, passive: true }
  for (const target of [window, frame.contentWindow]) {
    target?.addEventListener('keydown', type, on)
    for (const each of moves) target?.addEventListener(each, move, on)
  }
  // The text that is being written keeps the caret then.
  addEventListener('mousedown', (event) => isPressedAtRest && event.preventDefault(), {
    signal: stop.signal,
    capture: true,
  })
  return () => {
    stop.abort()
    wake()
  }
}
