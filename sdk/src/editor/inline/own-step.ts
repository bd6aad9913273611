/**
 * Tells whoever keeps the history, by an event of the edited element, that what changes next does not belong to what was
 * typed before: undo is to give back what was typed.
 */
export const ownStep = 'ashlar-own-step'

/** Sees whether a change comes from what a person types, or from what the engine makes of that. */
export function watchTyping(element: HTMLElement): { tell(change: () => void): void; stop(): void } {
  const stop = new AbortController()
  let isTyped = false
  const typed = () => {
    isTyped = true
  }
  for (const type of ['beforeinput', 'input', 'compositionend', 'paste', 'cut', 'drop'])
    element.addEventListener(type, typed, { signal: stop.signal, capture: true })
  const end = () => element.dispatchEvent(new Event(ownStep, { bubbles: true }))
  return {
    tell(change) {
      const isOwn = !isTyped
      isTyped = false
      if (isOwn) end()
      change()
      if (isOwn) end()
    },
    stop: () => stop.abort(),
  }
}
