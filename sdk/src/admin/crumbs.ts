import { useEffect, useSyncExternalStore } from 'react'

/** One step of the way to the current screen; the last has no address. */
export interface Crumb {
  readonly title: string
  readonly path?: string
}

let crumbs: readonly Crumb[] | undefined
const listeners = new Set<() => void>()

function change(next: readonly Crumb[] | undefined): void {
  crumbs = next
  for (const listener of listeners) listener()
}

/** Say where a detail screen stands. Screens of the sidebar need none: their way follows from the navigation. */
export function useCrumbs(next: readonly Crumb[]): void {
  const key = JSON.stringify(next)
  useEffect(() => {
    change(JSON.parse(key))
    return () => change(undefined)
  }, [key])
}

/** What the current screen has said; undefined when it said nothing. For the shell. */
export function useSaidCrumbs(): readonly Crumb[] | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => crumbs,
  )
}
