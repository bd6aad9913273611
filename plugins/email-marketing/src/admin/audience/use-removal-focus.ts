import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Where the focus goes when something is removed that had it: to the button that adds. Give the button `data-adds` and
 * the ref to what is around it.
 */
export function useRemovalFocus<E extends HTMLElement>(): {
  readonly around: RefObject<E | null>
  readonly removed: () => void
} {
  const around = useRef<E>(null)
  const [removals, setRemovals] = useState(0)
  useEffect(() => {
    if (removals === 0) return
    const buttons = around.current?.querySelectorAll<HTMLElement>('[data-adds]')
    // Groups have buttons of their own, which stand before.
    buttons?.item(buttons.length - 1).focus()
  }, [removals])
  return { around, removed: () => setRemovals((count) => count + 1) }
}
