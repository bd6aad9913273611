import { type RefObject, useEffect } from 'react'
import { useEditor } from '../editor-context.tsx'

/** Marks an element with `data-alt` while the Alt key is held, in the editor's window or in the page. No render. */
export function useAltKey(ref: RefObject<HTMLElement | null>) {
  const { geometry } = useEditor()
  useEffect(() => {
    const stop = new AbortController()
    const say = (isHeld: boolean) => ref.current?.toggleAttribute('data-alt', isHeld)
    const key = (event: KeyboardEvent) => say(event.altKey)
    for (const view of [window, geometry.frame?.contentWindow]) {
      view?.addEventListener('keydown', key, { signal: stop.signal, capture: true })
      view?.addEventListener('keyup', key, { signal: stop.signal, capture: true })
      view?.addEventListener('blur', () => say(false), { signal: stop.signal })
    }
    return () => stop.abort()
  }, [geometry, ref])
}
