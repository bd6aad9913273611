/** Milliseconds. */
const shortestPause = 200
const longestPause = 60_000
/** A worker that lives for so long has started well: what happens then is another matter. */
const healthyAfter = 60_000

/** How often workers have ended by themselves in a row, and so how long to wait before the next one. */
export class CrashRecord {
  #inARow = 0

  get inARow(): number {
    return this.#inARow
  }

  /** One has ended, having lived for `lived` milliseconds. Gives the pause before the next, in milliseconds. */
  add(lived: number): number {
    this.#inARow = lived >= healthyAfter ? 1 : this.#inARow + 1
    return Math.min(shortestPause * 2 ** (this.#inARow - 1), longestPause)
  }
}
