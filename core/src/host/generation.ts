import type { IncomingMessage, ServerResponse } from 'node:http'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { type SchemaCompilers, SchemaError } from '../http/schema-compilers.ts'
import type { Composed } from './compose.ts'
import { CompositionError } from './composition-error.ts'
import type { LoadedPackage } from './load-package.ts'

export interface GenerationParts {
  readonly composed: Composed
  /** In the order in which they were composed. */
  readonly packages: readonly LoadedPackage[]
  readonly compilers: SchemaCompilers
  readonly retire: AbortController
  /** Whether the database is as the packages expect it; looked at by `/readyz`. */
  readonly database: { isMigrated: boolean }
}

/**
 * Why the streams of a composition end. Made once: an error remembers the objects whose methods were running, here the
 * composition that takes over, so each that was replaced would keep all that came after it in memory.
 */
const replaced = new DOMException('Other packages have taken over.', 'AbortError')

/** One composition while it serves: knows how many of its requests are still open, so that it can leave in peace. */
export class Generation {
  readonly composed: Composed
  readonly packages: readonly LoadedPackage[]
  readonly #compilers: SchemaCompilers
  readonly #retire: AbortController
  readonly #database: GenerationParts['database']
  readonly #idle = new Set<() => void>()
  #open = 0

  constructor({ composed, packages, compilers, retire, database }: GenerationParts) {
    this.composed = composed
    this.packages = packages
    this.#compilers = compilers
    this.#retire = retire
    this.#database = database
  }

  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    if (this.composed.answerFromMemory(request, response)) return
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

  /** The database is as its packages expect it: from now on it says that it is ready. */
  migrated(): void {
    this.#database.isMigrated = true
  }

  /** Compile the schemas that no request has needed yet. Throws a CompositionError for one that can't be. */
  async warmUp(breathe: () => Promise<void>): Promise<void> {
    try {
      await this.#compilers.warmUp(breathe)
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error
      const { method, url } = error.place
      const row = this.composed.routes.find((each) => each.url === url && each.method === method)
      throw new CompositionError('BAD_SCHEMA', row?.owner ?? '', error.message, error)
    }
  }

  /** End its streams, wait until its last request is answered, at most so many milliseconds, and close it. */
  async leave(patience: number): Promise<void> {
    this.#retire.abort(replaced)
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
