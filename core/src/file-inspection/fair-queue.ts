/** Work of several tenants in turns: one task of each, and never two of the same tenant at once. */
export class FairQueue<Task> {
  /** The tenant whose turn is next comes first. */
  readonly #waiting = new Map<string, Task[]>()
  readonly #served = new Set<string>()
  readonly #most: number

  /** @param most tasks of one tenant that may wait */
  constructor(most: number) {
    this.#most = most
  }

  /** False when the tenant has too many waiting already. */
  add(tenant: string, task: Task): boolean {
    const waiting = this.#waiting.get(tenant) ?? []
    if (waiting.length >= this.#most) return false
    waiting.push(task)
    this.#waiting.set(tenant, waiting)
    return true
  }

  /** Whether a task waits of a tenant that is not being served. */
  get hasNext(): boolean {
    return [...this.#waiting.keys()].some((tenant) => !this.#served.has(tenant))
  }

  /** The next task of a tenant that is not being served; say `done` when it is finished. */
  take(): { readonly tenant: string; readonly task: Task } | undefined {
    for (const [tenant, waiting] of this.#waiting) {
      if (this.#served.has(tenant)) continue
      const task = waiting.shift()
      this.#waiting.delete(tenant)
      if (task === undefined) continue
      if (waiting.length > 0) this.#waiting.set(tenant, waiting)
      this.#served.add(tenant)
      return { tenant, task }
    }
    return undefined
  }

  done(tenant: string): void {
    this.#served.delete(tenant)
  }

  /** Give up what waits. */
  clear(): Task[] {
    const left = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    return left
  }
}
