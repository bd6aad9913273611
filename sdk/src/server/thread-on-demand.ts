import { Worker } from 'node:worker_threads'

/** What a thread is told. */
export interface ThreadQuestion<Question> {
  readonly id: number
  readonly question: Question
}

/** What it answers, once for each question. */
export interface ThreadReply<Answer> {
  readonly id: number
  readonly answer: Answer
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

/** Milliseconds without a question after which a thread ends and gives its memory back. */
const idle = 60_000

/**
 * A thread for what takes so long to load that no visitor shall wait for it: started by the first question, ended when
 * there has been none for a while. It keeps no process alive that waits for nothing.
 */
export class ThreadOnDemand<Question, Answer> {
  readonly #waiting = new Map<number, Waiting<Answer>>()
  readonly #script: URL
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined
  #last = 0

  /** @param name of its module, without the ending, beside the module with this address (`import.meta.url`). */
  constructor(name: string, beside: string) {
    // Sources run by Node's type stripping, builds as JavaScript: the thread starts from the same kind as its owner.
    this.#script = new URL(beside.endsWith('.ts') ? `${name}.ts` : `${name}.js`, beside)
  }

  /** @throws what ended the thread before it answered */
  ask(question: Question): Promise<Answer> {
    clearTimeout(this.#timer)
    const worker = this.#running()
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      worker.ref()
      worker.postMessage({ id, question } satisfies ThreadQuestion<Question>)
    })
  }

  #running(): Worker {
    if (this.#worker !== undefined) return this.#worker
    // Flags of the process, such as `--input-type`, are not the thread's.
    const worker = new Worker(this.#script, { execArgv: [] })
    worker.on('message', (reply: ThreadReply<Answer>) => this.#settle(reply))
    worker.on('error', (error) => this.#abandon(worker, error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => this.#abandon(worker, new Error('The thread has stopped.')))
    this.#worker = worker
    return worker
  }

  #settle({ id, answer }: ThreadReply<Answer>): void {
    this.#waiting.get(id)?.resolve(answer)
    this.#waiting.delete(id)
    if (this.#waiting.size > 0) return
    this.#worker?.unref()
    this.#timer = setTimeout(() => this.#end(), idle).unref()
  }

  /** Whoever asks from now on asks a new one. */
  #end(): void {
    const worker = this.#worker
    this.#worker = undefined
    void worker?.terminate()
  }

  #abandon(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
