import { type Clock, systemClock } from 'pg-boss'

/** Milliseconds; Node fires a timer of a longer time at once. */
const longestTimer = 2 ** 31 - 1

/**
 * The machine's clock for the queue, which waits for moments and looks again when a timer ends early. Where the clock was
 * set back by more than a timer can take, it would look every millisecond.
 */
export const queueClock: Clock = {
  ...systemClock,
  setTimeout: (run, milliseconds) => systemClock.setTimeout(run, Math.min(milliseconds, longestTimer)),
}
