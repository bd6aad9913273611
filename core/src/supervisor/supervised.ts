import cluster from 'node:cluster'
import { Socket } from 'node:net'
import type { Listener } from '../http/listener.ts'
import { fromSupervisor, tell } from './messages.ts'

/** The supervisor of this process, as the server in it sees it. */
export class Supervised {
  readonly #mayOpen = Promise.withResolvers<void>()
  readonly #alone = Promise.withResolvers<void>()
  readonly #drain = Promise.withResolvers<void>()
  readonly #stop = Promise.withResolvers<'stop'>()
  #listener: Listener | undefined

  private constructor() {
    process.on('message', (message, handle) => this.#hear(message, handle))
    void tell(process, { ashlar: 'hello' })
  }

  /** Undefined in a process that nobody supervises. One whose supervisor has gone ends at once, by Node's own doing. */
  static here(): Supervised | undefined {
    return cluster.isWorker ? new Supervised() : undefined
  }

  /** Resolves when the database is free for this process. */
  async mayOpen(): Promise<void> {
    const stopped = await Promise.race([this.#mayOpen.promise, this.#stop.promise])
    if (stopped !== undefined) process.exit(0)
  }

  /** Resolves when load balancers should be told to look elsewhere. */
  get draining(): Promise<void> {
    return this.#drain.promise
  }

  /** Resolves when the process should end: no further connection comes. */
  get stopped(): Promise<'stop'> {
    return this.#stop.promise
  }

  /** Resolves when no process of this service is left before this one. */
  get alone(): Promise<void> {
    return this.#alone.promise
  }

  /** Answer what the supervisor accepts. */
  ready(listener: Listener, address: string): void {
    listener.expectConnections()
    this.#listener = listener
    void tell(process, { ashlar: 'ready', address })
  }

  askForSuccessor(): void {
    void tell(process, { ashlar: 'full' })
  }

  /** The process ends because it can't start, and has told the operator why. */
  refused(): Promise<void> {
    return tell(process, { ashlar: 'refused' })
  }

  /** The process ends because it has filled an empty database: what that left in its memory is nobody's to carry. */
  filled(): Promise<void> {
    return tell(process, { ashlar: 'filled' })
  }

  #hear(message: unknown, handle: unknown): void {
    const heard = fromSupervisor(message)
    if (heard === undefined) return
    if (heard.ashlar === 'ping') void tell(process, { ashlar: 'pong' })
    if (heard.ashlar === 'open') this.#mayOpen.resolve()
    if (heard.ashlar === 'alone') this.#alone.resolve()
    if (heard.ashlar === 'drain') this.#drain.resolve()
    if (heard.ashlar === 'stop') this.#stop.resolve('stop')
    if (heard.ashlar === 'connection') this.#take(heard.connection, handle)
  }

  #take(connection: number, handle: unknown): void {
    void tell(process, { ashlar: 'taken', connection })
    // It may have been closed on its way.
    if (handle instanceof Socket) this.#listener?.take(handle)
  }
}
