import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Ends what the main thread does when no sign of life has come for the time that the last one gave; 0 ends the watch. */
const program = `
const { parentPort } = require('node:worker_threads')
const { Session } = require('node:inspector')
let timer
parentPort.on('message', (milliseconds) => {
  clearTimeout(timer)
  if (milliseconds > 0) timer = setTimeout(cut, milliseconds)
})
function cut() {
  const session = new Session()
  session.connectToMainThread()
  session.post('Runtime.terminateExecution', () => {
    session.disconnect()
    parentPort.postMessage('cut')
  })
}`

/**
 * Cuts off an endless loop that begins later, after an `await`: the time limit of V8 holds for what gives its result at
 * once. Another thread sees that this one gives no sign of life, and ends by the inspector what it does; the promise of
 * that never settles. For a process that is not needed any more afterwards: what waited behind the loop may be lost.
 */
export class LoopGuard implements AsyncDisposable {
  readonly #worker: Worker
  readonly #patience: number
  #hasCut = false

  private constructor(worker: Worker, patience: number) {
    this.#worker = worker
    this.#patience = patience
    this.#worker.on('message', () => {
      this.#hasCut = true
    })
  }

  /** @param patience milliseconds that this thread may work at once */
  static async start(patience: number): Promise<LoopGuard> {
    const worker = new Worker(program, { eval: true, execArgv: [] })
    await once(worker, 'online')
    return new LoopGuard(worker, patience)
  }

  /** Wait as long as `settled` says; gives whether a loop was cut off meanwhile. */
  async hasCut(settled: Promise<unknown>): Promise<boolean> {
    const tell = () => this.#worker.postMessage(this.#patience)
    tell()
    const beat = setInterval(tell, this.#patience / 10)
    try {
      await settled
      // What the other thread says is heard after what was begun before.
      await new Promise((resolve) => setImmediate(resolve))
    } finally {
      clearInterval(beat)
      this.#worker.postMessage(0)
    }
    return this.#hasCut
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#worker.terminate()
  }
}
