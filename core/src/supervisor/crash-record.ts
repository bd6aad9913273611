/** Milliseconds. */
const shortestPause = 200
const longestPause = 10_000
/** A worker that lives for so long has started well: what happens then is another matter. */
const healthyAfter = 60_000
const mostCrashes = 5
const within = 60_000

/** How often workers have ended by themselves, and so how long to wait before the next one. */
export class CrashRecord {
  #times: number[] = []
  #inARow = 0

  /**
   * One has ended at `now`, having lived for `lived` milliseconds. Gives the pause before the next, or undefined when
   * starting again is no use: it was the fifth within a minute.
   */
  add(now: number, lived: number): number | undefined {
    this.#times = [...this.#times.filter((time) => time > now - within), now]
    this.#inARow = lived >= healthyAfter ? 1 : this.#inARow + 1
    if (this.#times.length >= mostCrashes) return undefined
    return Math.min(shortestPause * 2 ** (this.#inARow - 1), longestPause)
  }
}
