import type { KeptPages } from './kept-pages.ts'

interface Running<T> {
  readonly since: number
  readonly result: Promise<T>
}

/** One rendering for all who ask for the same page at the same time: after a write, they come at once. */
export class InProgress<T> {
  readonly #running = new Map<string, Running<T>>()
  readonly #kept: KeptPages

  constructor(kept: KeptPages) {
    this.#kept = kept
  }

  /** Join the rendering that is under way, unless something was written since it began; otherwise begin one. */
  join(tenant: string, path: string, search: string, begin: (since: number) => Promise<T>): Promise<T> {
    const key = JSON.stringify([tenant, path, search])
    const running = this.#running.get(key)
    if (running && !this.#kept.wasWritten(tenant, running.since)) return running.result
    const since = this.#kept.begin()
    const result = begin(since).finally(() => {
      if (this.#running.get(key)?.result === result) this.#running.delete(key)
    })
    this.#running.set(key, { since, result })
    return result
  }
}
