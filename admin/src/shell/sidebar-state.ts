import { useState } from 'react'

/** SHELL-012. */
const key = 'isSidebarOpen'

/** Whether the sidebar is open, remembered; open without a stored value (SHELL-013). */
export function useSidebarOpen(): readonly [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(() => localStorage.getItem(key) !== 'false')
  return [
    isOpen,
    () => {
      setOpen(!isOpen)
      try {
        localStorage.setItem(key, String(!isOpen))
      } catch {
        // Without storage the sidebar stays as it is until the page is loaded again.
      }
    },
  ]
}
