/** Misses in a row after which a host is left alone. */
const patience = 5
/** Seconds of the first rest and of the longest. */
const [first, longest] = [30, 600]
/** Hosts that are remembered; those that missed longest ago go first. */
const most = 1_000

interface Misses {
  readonly count: number
  /** Milliseconds since 1970. */
  readonly restsUntil: number
}

/** Which hosts are left alone for a while because they could not be reached, again and again (a circuit breaker). */
export class HostRests {
  readonly #misses = new Map<string, Misses>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Whole seconds until the host may be asked again; 0 when it may be now. */
  left(host: string): number {
    const until = this.#misses.get(host)?.restsUntil ?? 0
    return Math.max(0, Math.ceil((until - this.#now()) / 1_000))
  }

  reached(host: string): void {
    this.#misses.delete(host)
  }

  /** After a rest one more miss is enough for the next one, twice as long. */
  missed(host: string): void {
    const count = (this.#misses.get(host)?.count ?? 0) + 1
    const rest = count < patience ? 0 : Math.min(first * 2 ** (count - patience), longest)
    this.#misses.delete(host)
    this.#misses.set(host, { count, restsUntil: this.#now() + rest * 1_000 })
    const [oldest] = this.#misses.keys()
    if (this.#misses.size > most && oldest !== undefined) this.#misses.delete(oldest)
  }
}
