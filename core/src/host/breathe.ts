import { setImmediate } from 'node:timers/promises'

/** Milliseconds that a composition may hold up the requests of the one that is serving. */
const longestSlice = 5

/** Something to await between two steps of long work, so that requests are answered in between (register I30). */
export function breather(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longestSlice) return
    await setImmediate()
    since = performance.now()
  }
}
