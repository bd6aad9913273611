import { useSyncExternalStore } from 'react'

/** The width below which the sidebar is a drawer. Asked when a screen is drawn, not when it is imported. */
let asked: MediaQueryList | undefined
function narrow(): MediaQueryList {
  asked ??= matchMedia('(max-width: 994px)')
  return asked
}

/** Whether there is only room for one thing beside another: on telephones and upright tablets. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = narrow()
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => narrow().matches,
  )
}
