import { rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import type { DataLog } from '../store.ts'
import { DatabaseThread } from './database-thread.ts'
import type { WorkerOptions } from './protocol.ts'

/** A healthy database answers a ping at once, or after the statement it works on. Milliseconds. */
const patience = 5_000
const longestPause = 10_000

/** The database's thread, started again when it ends or hangs; meanwhile connecting fails, which people see as 503. */
export class SupervisedThread {
  readonly #options: WorkerOptions
  readonly #log: DataLog
  #thread: DatabaseThread
  #isClosed = false
  #checking: Promise<void> | undefined

  private constructor(options: WorkerOptions, thread: DatabaseThread, log: DataLog) {
    this.#options = options
    this.#thread = thread
    this.#log = log
    this.#watch()
  }

  static async start(options: WorkerOptions, log: DataLog): Promise<SupervisedThread> {
    return new SupervisedThread(options, await DatabaseThread.start(options), log)
  }

  /** A socket for `pg`, which connects it: to our path, whatever name it makes of host and port. */
  connect(path: string): Socket {
    return new DatabaseSocket(path)
  }

  /** Something went wrong on a connection: end a thread that does not answer, so that it starts again. */
  check(): void {
    this.#checking ??= this.#thread
      .ping(patience)
      .catch(async (error) => {
        if (this.#isClosed) return
        this.#log.warn(String(error))
        await this.crash()
      })
      .finally(() => {
        this.#checking = undefined
      })
  }

  /** End it where it stands, as a crash would: it starts again by itself. */
  async crash(): Promise<void> {
    await this.#thread.terminate()
  }

  dump(compression: 'gzip' | 'none'): Promise<Uint8Array> {
    return this.#thread.dump(compression)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#thread.close()
  }

  async terminate(): Promise<void> {
    this.#isClosed = true
    await this.#thread.terminate()
  }

  #watch(): void {
    void this.#thread.ended.then(() => this.#restart())
  }

  async #restart(): Promise<void> {
    for (let pause = 100; !this.#isClosed; pause = Math.min(pause * 2, longestPause)) {
      this.#log.warn('The embedded database has ended unexpectedly: starting it again.')
      try {
        await rm(this.#options.socket, { force: true })
        this.#thread = await DatabaseThread.start(this.#options)
        this.#watch()
        return
      } catch (error) {
        this.#log.warn(`The embedded database does not start: ${String(error)}`)
        await new Promise((resolve) => setTimeout(resolve, pause).unref())
      }
    }
  }
}

class DatabaseSocket extends Socket {
  readonly #path: string
  constructor(path: string) {
    super()
    this.#path = path
  }
  override connect(): this {
    return super.connect(this.#path)
  }
}
