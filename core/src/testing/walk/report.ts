/** What a walk over the routes found. A test expects no faults, and asserts that enough was sent. */
export interface WalkReport {
  /** Sentences, each naming its route; empty when all is well. */
  readonly faults: readonly string[]
  /** How many different routes got at least one request. */
  readonly routes: number
  /** How many requests were sent. */
  readonly sent: number
}

/** Collects the report of one walk. */
export class WalkNotes {
  readonly #faults: string[] = []
  readonly #routes = new Set<string>()
  #sent = 0

  /** Count one request to this route. */
  count(route: string): void {
    this.#sent += 1
    this.#routes.add(route)
  }

  fault(sentence: string): void {
    this.#faults.push(sentence)
  }

  report(): WalkReport {
    return { faults: this.#faults, routes: this.#routes.size, sent: this.#sent }
  }
}
