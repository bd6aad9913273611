import { useSyncExternalStore } from 'react'
import { browserHistory } from './browser-history.ts'

/** The address on the screen, in its parts. */
export interface Location {
  readonly pathname: string
  /** With its `?`, or empty. */
  readonly search: string
  /** With its `#`, or empty. */
  readonly hash: string
}

const subscribe = (changed: () => void) => browserHistory().subscribe(changed)

export function useLocation(): Location {
  return useSyncExternalStore(subscribe, () => browserHistory().location)
}

export interface NavigateOptions {
  /** The address takes the place of the current one: going back leads past it. */
  readonly replace?: boolean
}

export interface Navigate {
  /** An address of the admin, such as `/admin/pages?status=draft`, or one below the current one: `?status=draft`. */
  (to: string, options?: NavigateOptions): void
  /** So many steps back (-1) or forward (1). */
  (steps: number): void
}

/** Goes to another screen without loading the page anew. */
export const navigate: Navigate = (to: string | number, { replace = false }: NavigateOptions = {}) => {
  const history = browserHistory()
  if (typeof to === 'number') return history.go(to)
  const address = addressFrom(to)
  if (replace) history.replace(address)
  else history.push(address)
}

export const useNavigate = (): Navigate => navigate

/** As a browser reads a link on the current screen; what leads elsewhere is none of the router's. */
function addressFrom(to: string): string {
  const { pathname, search, hash } = new URL(to, new URL(browserHistory().location.href, location.origin))
  return `${pathname}${search}${hash}`
}
