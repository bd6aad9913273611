import { rm } from 'node:fs/promises'
import type { DataLog } from '../store.ts'
import { DatabaseThread } from './database-thread.ts'
import type { WorkerOptions } from './protocol.ts'

/** A healthy database answers a ping at once, or after the statement it works on. Milliseconds. */
const patience = 5_000
const longestPause = 10_000

export interface SupervisedOptions extends WorkerOptions {
  /** Called before each start: makes sure that there is room on the disk. */
  readonly prepare?: () => Promise<void>
}

/** The database's thread, started again when it ends or hangs; meanwhile connecting fails, which people see as 503. */
export class SupervisedThread {
  readonly #options: SupervisedOptions
  readonly #log: DataLog
  #thread: DatabaseThread
  #isClosed = false
  #checking: Promise<void> | undefined
  #restarting: Promise<void> | undefined

  private constructor(options: SupervisedOptions, thread: DatabaseThread, log: DataLog) {
    this.#options = options
    this.#thread = thread
    this.#log = log
    this.#watch()
  }

  static async start(options: SupervisedOptions, log: DataLog): Promise<SupervisedThread> {
    return new SupervisedThread(options, await startThread(options), log)
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

  async dump(): Promise<Uint8Array> {
    await this.#thread.ping(patience)
    return this.#thread.dump()
  }

  /** Close the files in order; a thread that has ended or hangs is left as after a crash. */
  async close(): Promise<void> {
    await this.#settled()
    try {
      await this.#thread.ping(patience)
      await this.#thread.close()
    } catch (error) {
      this.#log.warn(`The embedded database could not be closed cleanly: ${String(error)}`)
      await this.#thread.terminate()
    }
  }

  /** No further start, and none under way: a thread that came up later would use files that are given back. */
  async #settled(): Promise<void> {
    this.#isClosed = true
    await this.#checking
    await this.#restarting
  }

  #watch(): void {
    void this.#thread.ended.then(() => {
      this.#restarting = this.#restart()
    })
  }

  async #restart(): Promise<void> {
    for (let pause = 100; !this.#isClosed; pause = Math.min(pause * 2, longestPause)) {
      this.#log.warn('The embedded database stopped unexpectedly. Restarting it.')
      try {
        this.#thread = await startThread(this.#options)
        this.#watch()
        return
      } catch (error) {
        this.#log.warn(`The embedded database failed to start: ${String(error)}`)
        await new Promise((resolve) => setTimeout(resolve, pause).unref())
      }
    }
  }
}

async function startThread({ prepare, ...options }: SupervisedOptions): Promise<DatabaseThread> {
  await prepare?.()
  await rm(options.socket, { force: true })
  return DatabaseThread.start(options)
}
