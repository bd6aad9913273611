import type { IncomingMessage, ServerResponse } from 'node:http'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Composed } from './compose.ts'

/** One composition while it serves: knows how many of its requests are still open, so that it can leave in peace. */
export class Generation {
  readonly composed: Composed
  readonly #retire: AbortController
  readonly #idle = new Set<() => void>()
  #open = 0

  constructor(composed: Composed, retire: AbortController) {
    this.composed = composed
    this.#retire = retire
  }

  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    this.#open++
    response.on('close', this.#closed)
    this.composed.app.routing(request, response)
  }

  async inject(options: InjectOptions | string): Promise<LightMyRequestResponse> {
    this.#open++
    try {
      return await this.composed.app.inject(options)
    } finally {
      this.#closed()
    }
  }

  /** End its streams, wait until its last request is answered, at most so many milliseconds, and close it. */
  async leave(patience: number): Promise<void> {
    this.#retire.abort()
    if (this.#open > 0) await this.#whenIdle(patience)
    await this.composed.app.close()
  }

  readonly #closed = (): void => {
    this.#open--
    if (this.#open === 0) for (const told of this.#idle) told()
  }

  #whenIdle(patience: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, patience)
      this.#idle.add(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
}
