import { setImmediate } from 'node:timers/promises'

/** Milliseconds that a composition may hold up the requests of the one that is serving. */
const longestSlice = 5

/** Milliseconds for which it stands back at most while they have something to do: a busy server must change, too. */
const longestPause = 20

/** A turn of the event loop that took less had nothing to do. */
const idleTurn = 1

/**
 * Something to await between two steps of long work, so that requests are answered in between: whatever has gathered is
 * done before the next step (register I30).
 */
export function breather(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    const paused = performance.now()
    if (paused - since < longestSlice) return
    do {
      since = performance.now()
      await setImmediate()
    } while (performance.now() - since > idleTurn && performance.now() - paused < longestPause)
    since = performance.now()
  }
}
