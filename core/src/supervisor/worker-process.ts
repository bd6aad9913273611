import cluster, { type Worker } from 'node:cluster'
import type { Socket } from 'node:net'
import type { Logger } from '../http/log.ts'
import type { Answerer } from './front-door.ts'
import { fromWorker, type SupervisorMessage, tell } from './messages.ts'

/** How a worker ended. */
export interface WorkerEnd {
  readonly code: number | null
  readonly signal: string | null
  /** It could not start, and has told the operator why. */
  readonly hasToldWhy: boolean
  /** It was there to fill an empty database, and has. */
  readonly hasFilled: boolean
  /** Milliseconds from its start. */
  readonly lived: number
}

export interface WorkerOptions {
  /** On top of the supervisor's own environment. */
  readonly env: Readonly<Record<string, string>>
  /** Milliseconds without an answer after which it counts as hanging. */
  readonly patience: number
  readonly log: Logger
  /** A connection that it was handed has arrived. */
  taken(connection: number): void
}

/** Pings in the time of patience: a supervisor that was held up itself must not take the first late answer for a hang. */
const pings = 6
/** Milliseconds. A worker ends itself after 30 s of stopping; one that hangs does not. */
const longestStop = 35_000

/** One process of the server, as its supervisor sees it. */
export class WorkerProcess implements Answerer {
  readonly #options: WorkerOptions
  readonly #worker: Worker
  readonly #startedAt = performance.now()
  readonly #loaded = Promise.withResolvers<void>()
  readonly #ready = Promise.withResolvers<string>()
  readonly #ended = Promise.withResolvers<WorkerEnd>()
  #full = Promise.withResolvers<void>()
  #hasToldWhy = false
  #hasFilled = false
  #unanswered = 0
  #watchdog: NodeJS.Timeout | undefined

  constructor(options: WorkerOptions) {
    this.#options = options
    this.#worker = cluster.fork(options.env)
    this.#worker.on('message', (message: unknown) => this.#hear(message))
    this.#worker.on('error', (error) =>
      options.log.warn({ err: error, pid: this.pid }, 'A process could not be reached.'),
    )
    this.#worker.once('exit', (code: number | null, signal: string | null) => this.#end(code, signal))
  }

  get pid(): number | undefined {
    return this.#worker.process.pid
  }

  /** Its code is loaded. */
  get loaded(): Promise<void> {
    return this.#loaded.promise
  }

  /** It can answer requests, at this address. */
  get ready(): Promise<string> {
    return this.#ready.promise
  }

  get ended(): Promise<WorkerEnd> {
    return this.#ended.promise
  }

  /** Resolves the next time that it asks for a successor. */
  full(): Promise<void> {
    this.#full = Promise.withResolvers()
    return this.#full.promise
  }

  take(id: number, connection: Socket): void {
    this.#tell({ ashlar: 'connection', connection: id }, connection)
  }

  /** Let it open the database. */
  open(): void {
    this.#tell({ ashlar: 'open' })
  }

  alone(): void {
    this.#tell({ ashlar: 'alone' })
  }

  /** It will be stopped soon. */
  drain(): void {
    this.#tell({ ashlar: 'drain' })
  }

  /** Ask it to end, after the last connection for it. One that does not is ended. Resolves when it is gone. */
  async stop(): Promise<WorkerEnd> {
    this.#tell({ ashlar: 'stop' })
    const timer = setTimeout(() => this.kill(), longestStop)
    return this.ended.finally(() => clearTimeout(timer))
  }

  kill(): void {
    this.#worker.process.kill('SIGKILL')
  }

  #tell(message: SupervisorMessage, connection?: Socket): void {
    if (this.#worker.isConnected()) void tell(this.#worker, message, connection)
  }

  #hear(message: unknown): void {
    const heard = fromWorker(message)
    if (heard === undefined) return
    if (heard.ashlar === 'hello') {
      this.#loaded.resolve()
      this.#watchdog ??= setInterval(() => this.#watch(), this.#options.patience / pings)
    }
    if (heard.ashlar === 'pong') this.#unanswered = 0
    if (heard.ashlar === 'ready') this.#ready.resolve(heard.address)
    if (heard.ashlar === 'full') this.#full.resolve()
    if (heard.ashlar === 'refused') this.#hasToldWhy = true
    if (heard.ashlar === 'filled') this.#hasFilled = true
    if (heard.ashlar === 'taken') this.#options.taken(heard.connection)
  }

  /** An endless loop can be ended from outside only. */
  #watch(): void {
    if (this.#unanswered < pings) {
      this.#unanswered++
      if (this.#unanswered === 1) this.#tell({ ashlar: 'ping' })
      return
    }
    const { log, patience } = this.#options
    log.error(
      { pid: this.pid, seconds: patience / 1000 },
      'The server hangs and has not responded for a long time. It is being stopped.',
    )
    this.kill()
  }

  #end(code: number | null, signal: string | null): void {
    clearInterval(this.#watchdog)
    const lived = performance.now() - this.#startedAt
    this.#ended.resolve({ code, signal, hasToldWhy: this.#hasToldWhy, hasFilled: this.#hasFilled, lived })
  }
}
