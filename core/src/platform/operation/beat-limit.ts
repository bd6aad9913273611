/** Signs of being there that one account may give in one window, its tabs together. */
const most = 120
/** Milliseconds. */
const window = 10_000
/** Accounts that are counted at a time: more forget the oldest. */
const mostAccounts = 5000

/** Holds back a browser that says without end that it is there. Counted in memory: nothing is written for it. */
export class BeatLimit {
  readonly #now: () => number
  readonly #counted = new Map<number, { readonly since: number; count: number }>()

  constructor(now = Date.now) {
    this.#now = now
  }

  /** Whether the account may be heard once more. */
  allows(account: number): boolean {
    const now = this.#now()
    const counted = this.#counted.get(account)
    if (!counted || now - counted.since >= window) {
      this.#counted.delete(account)
      this.#counted.set(account, { since: now, count: 1 })
      const [oldest] = this.#counted.keys()
      if (this.#counted.size > mostAccounts && oldest !== undefined) this.#counted.delete(oldest)
      return true
    }
    counted.count += 1
    return counted.count <= most
  }
}
