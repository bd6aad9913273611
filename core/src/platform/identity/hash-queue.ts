import { availableParallelism } from 'node:os'
import { identityErrors } from './identity.errors.ts'

/** Threads that Node has for files, compression, name look-ups and hashes together. */
const threads = Number(process.env.UV_THREADPOOL_SIZE ?? 4)

export const hashLimits = {
  /** Half of the threads, and of the processor's cores: everything else goes on while passwords are checked. */
  atOnce: Math.max(1, Math.floor(Math.min(threads, availableParallelism()) / 2)),
  /** A hash takes a few hundredths of a second, so whoever waits last waits for a few seconds. */
  waiting: 40,
  /** Seconds after which somebody who was turned away may try again. */
  retryAfter: 5,
} as const

/** Lets a few pieces of work run at once; others wait in the order in which they came. */
export class HashQueue {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number } = hashLimits) {
    this.#atOnce = atOnce
    this.#mostWaiting = waiting
  }

  /** @throws TOO_MANY_PASSWORDS (429) when as many wait as may */
  refuseWhenFull(): void {
    const isFull = this.#running >= this.#atOnce && this.#waiting.length >= this.#mostWaiting
    const { retryAfter } = hashLimits
    if (isFull) throw identityErrors.TOO_MANY_PASSWORDS(retryAfter).with({ retryAfter })
  }

  /** @throws TOO_MANY_PASSWORDS (429) when as many wait as may; the work is then not begun */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.refuseWhenFull()
    if (this.#running < this.#atOnce) this.#running += 1
    else await new Promise<void>((begin) => this.#waiting.push(begin))
    try {
      return await work()
    } finally {
      // Whoever waits longest takes over this place.
      const next = this.#waiting.shift()
      if (next === undefined) this.#running -= 1
      else next()
    }
  }
}
