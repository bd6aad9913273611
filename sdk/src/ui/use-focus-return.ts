import { useRef } from 'react'

/** Where the focus was before a surface took it, the nearest first; by the surface. */
const origins = new WeakMap<Element, readonly HTMLElement[]>()

export interface FocusReturn {
  /** For the element that keeps the focus inside. */
  readonly ref: (surface: HTMLElement | null) => void
  readonly onCloseAutoFocus: (event: Event) => void
}

/**
 * Gives the focus back to where it was when a dialog opened, unless what closed it has put it elsewhere. Radix does so
 * only for what is opened by its own trigger. A surface that was opened from a menu goes back to that menu's button.
 */
export function useFocusReturn(open: boolean): FocusReturn {
  const wasOpen = useRef(false)
  const before = useRef<readonly HTMLElement[]>([])
  // While rendering: a field inside that takes the focus by itself has it before any effect runs.
  if (open && !wasOpen.current) before.current = focusedNow()
  wasOpen.current = open
  return {
    ref: (surface) => {
      if (surface) origins.set(surface, before.current)
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      const { activeElement, body } = document
      if (activeElement !== null && activeElement !== body) return
      const back = before.current.find((each) => each.isConnected && each.checkVisibility())
      // What opened it may be gone, as a row that was removed: the screen says where the work goes on.
      const place = back ?? document.querySelector<HTMLElement>('[data-focus-home]')
      place?.focus({ preventScroll: true })
    },
  }
}

function focusedNow(): readonly HTMLElement[] {
  const now = document.activeElement
  if (!(now instanceof HTMLElement) || now === document.body) return []
  const surface = now.closest('[role=menu], [role=dialog], [role=alertdialog]')
  const button = document.getElementById(surface?.getAttribute('aria-labelledby') ?? '')
  return [now, ...(button?.matches('button') ? [button] : []), ...((surface && origins.get(surface)) ?? [])]
}
