/** Numbers that look random and are the same for the same seed, so that what failed once fails again. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** From 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  below(bound: number): number {
    return Math.floor(this.next() * bound)
  }

  isOnceIn(times: number): boolean {
    return this.below(times) === 0
  }

  /** One of them; there must be one. */
  of<Each>(each: readonly [Each, ...Each[]]): Each
  of<Each>(each: readonly Each[]): Each | undefined
  of<Each>(each: readonly Each[]): Each | undefined {
    return each[this.below(each.length)]
  }
}
