/** Listeners by topic, so that a change calls only those whom it concerns. */
export class Topics {
  readonly #listeners = new Map<string, Set<() => void>>()

  subscribe(topic: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set()
    this.#listeners.set(topic, listeners)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.#listeners.delete(topic)
    }
  }

  tell(topics: Iterable<string>) {
    for (const topic of topics) {
      for (const listener of [...(this.#listeners.get(topic) ?? [])]) listener()
    }
  }
}
