/** Lets a few pieces of work go on at a time, the ones that were asked for first; each when the browser has nothing to do. */
export class Turns {
  readonly #most: number
  readonly #waiting = new Set<() => void>()
  #busy = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Calls `begin` with what ends the turn. Gives what calls it off or ends it, whichever is still to come. */
  take(begin: (end: () => void) => void): () => void {
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      if (this.#waiting.delete(start)) return
      this.#busy -= 1
      this.#next()
    }
    const start = () => {
      this.#busy += 1
      whenIdle(() => {
        if (!isOver) begin(end)
      })
    }
    this.#waiting.add(start)
    this.#next()
    return end
  }

  #next() {
    for (const start of this.#waiting) {
      if (this.#busy >= this.#most) return
      this.#waiting.delete(start)
      start()
    }
  }
}

/** Safari has no such moment of its own. */
function whenIdle(work: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 200 })
  else setTimeout(work)
}
