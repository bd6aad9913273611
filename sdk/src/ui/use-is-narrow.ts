import { useSyncExternalStore } from 'react'

/** The width below which the sidebar is a drawer (SHELL-016, OPEN-112). */
const narrow = matchMedia('(max-width: 994px)')

/** Whether there is only room for one thing beside another: on telephones and upright tablets. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      narrow.addEventListener('change', listener)
      return () => narrow.removeEventListener('change', listener)
    },
    () => narrow.matches,
  )
}
