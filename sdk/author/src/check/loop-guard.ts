import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Ends what the main thread does when no sign of life has come for the time that the last one gave; 0 ends the watch. */
const program = `
const { parentPort, workerData } = require('node:worker_threads')
const { Session } = require('node:inspector')
let timer
parentPort.on('message', (milliseconds) => {
  clearTimeout(timer)
  if (milliseconds > 0) timer = setTimeout(cut, milliseconds)
})
function cut() {
  // Before the loop ends: what runs then asks at once.
  Atomics.store(workerData, 0, 1)
  const session = new Session()
  session.connectToMainThread()
  session.post('Runtime.terminateExecution', () => session.disconnect())
}`

/**
 * Cuts off an endless loop that begins later, after an `await`: the time limit of V8 holds for what gives its result at
 * once. Another thread sees that this one gives no sign of life, and ends by the inspector what it does; the promise of
 * that never settles. For a process that is not needed any more afterwards: what waited behind the loop may be lost.
 */
export class LoopGuard implements AsyncDisposable {
  readonly #worker: Worker
  readonly #patience: number
  /** 1 once the other thread has cut something off. */
  readonly #cuts: Int32Array

  private constructor(worker: Worker, patience: number, cuts: Int32Array) {
    this.#worker = worker
    this.#patience = patience
    this.#cuts = cuts
  }

  /** @param patience milliseconds that this thread may work at once */
  static async start(patience: number): Promise<LoopGuard> {
    const cuts = new Int32Array(new SharedArrayBuffer(4))
    const worker = new Worker(program, { eval: true, execArgv: [], workerData: cuts })
    await once(worker, 'online')
    return new LoopGuard(worker, patience, cuts)
  }

  /** Wait as long as `settled` says; gives whether a loop was cut off meanwhile. */
  async hasCut(settled: Promise<unknown>): Promise<boolean> {
    const tell = () => this.#worker.postMessage(this.#patience)
    Atomics.store(this.#cuts, 0, 0)
    tell()
    const beat = setInterval(tell, this.#patience / 10)
    try {
      await settled
    } finally {
      clearInterval(beat)
      this.#worker.postMessage(0)
    }
    return Atomics.load(this.#cuts, 0) === 1
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#worker.terminate()
  }
}
