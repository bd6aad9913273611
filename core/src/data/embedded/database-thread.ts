import { Worker } from 'node:worker_threads'
import type { WorkerAnswer, WorkerOptions, WorkerRequest } from './protocol.ts'

// Sources run by Node's type stripping, builds as JavaScript: the thread starts from the same kind as this file.
const script = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url)

const ended = 'The embedded database has stopped.'
type Waiting = { resolve: (bytes: Uint8Array | undefined) => void; reject: (error: Error) => void }
type Wish = { kind: 'ping' } | { kind: 'close' } | { kind: 'dump' }

/** The embedded database's thread, and what can be asked of it besides SQL. */
export class DatabaseThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #last = 0
  #hasEnded = false
  /** Settles when the thread has ended, for whatever reason. */
  readonly ended: Promise<void>

  private constructor(worker: Worker) {
    this.#worker = worker
    this.ended = new Promise((resolve) => worker.once('exit', () => resolve()))
    worker.on('message', (answer: WorkerAnswer) => this.#settle(answer))
    worker.on('error', () => undefined)
    void this.ended.then(() => this.#abandon())
  }

  /** Resolves once it answers on its socket; rejects with its reason when it can't open the data. */
  static async start(options: WorkerOptions): Promise<DatabaseThread> {
    // Flags of the process, such as `--input-type`, are not the thread's.
    const worker = new Worker(script, { workerData: options, execArgv: [] })
    const thread = new DatabaseThread(worker)
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve())
      worker.once('error', reject)
      worker.once('exit', (code) =>
        reject(new Error(`The embedded database stopped with code ${code} while starting.`)),
      )
    })
    worker.unref()
    return thread
  }

  /** Rejects when the database does not answer in time: it is stuck or broken. */
  async ping(milliseconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The embedded database is not responding.')), milliseconds)
    })
    await Promise.race([this.#ask({ kind: 'ping' }), late]).finally(() => clearTimeout(timer))
  }

  /** Its files as a tar archive. */
  async dump(): Promise<Uint8Array> {
    const bytes = await this.#ask({ kind: 'dump' })
    if (bytes === undefined) throw new Error('The embedded database returned no snapshot.')
    return bytes
  }

  /** Checkpoint, close the files, end the thread. */
  async close(): Promise<void> {
    await this.#ask({ kind: 'close' }).finally(() => this.#worker.terminate())
  }

  /** End it where it stands; its files are left as after a crash, which it survives. */
  async terminate(): Promise<void> {
    await this.#worker.terminate()
  }

  #ask(wish: Wish): Promise<Uint8Array | undefined> {
    if (this.#hasEnded) return Promise.reject(new Error(ended))
    const id = ++this.#last
    const request: WorkerRequest = { ...wish, id }
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.ref()
      this.#worker.postMessage(request)
    })
  }

  #settle(answer: WorkerAnswer): void {
    if (answer.kind === 'ready') return
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if (this.#waiting.size === 0) this.#worker.unref()
    if (answer.kind === 'done') waiting?.resolve(answer.bytes)
    else waiting?.reject(new Error(answer.reason))
  }

  #abandon(): void {
    this.#hasEnded = true
    for (const { reject } of this.#waiting.values()) reject(new Error(ended))
    this.#waiting.clear()
  }
}
