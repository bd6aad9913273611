import { Worker } from 'node:worker_threads'
import type { NpmAnswer, NpmFailure, NpmQuestion, NpmReply } from './npm-messages.ts'

type Kind = NpmAnswer['kind']
type AnswerOf<K extends Kind> = Extract<NpmAnswer, { kind: K }>

interface Waiting {
  readonly resolve: (answer: NpmAnswer) => void
  readonly reject: (error: Error) => void
}

/** npm could not do what it was asked for. */
export class NpmError extends Error {
  override readonly name = 'NpmError'
  readonly code: string

  constructor({ code, message }: Pick<NpmFailure, 'code' | 'message'>) {
    super(message)
    this.code = code
  }
}

// Sources run by Node's type stripping, builds as JavaScript: the thread starts from the same kind as this file.
const script = new URL(import.meta.url.endsWith('.ts') ? './npm-thread.ts' : './npm-thread.js', import.meta.url)
/** Milliseconds without a question after which the thread ends and gives its memory back. */
const idle = 60_000

/** npm's fetcher, in a thread that is started by the first question and ends when there has been none for a while. */
class Npm {
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined
  #last = 0

  /** @throws NpmError */
  async ask<K extends Kind>(question: NpmQuestion & { readonly kind: K }): Promise<AnswerOf<K>> {
    const answer = await this.#send(question)
    if (!isOf(answer, question.kind)) throw new Error(`npm was asked for ${question.kind}, not for ${answer.kind}.`)
    return answer
  }

  #send(question: NpmQuestion): Promise<NpmAnswer> {
    clearTimeout(this.#timer)
    const worker = this.#running()
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      worker.ref()
      worker.postMessage({ id, question })
    })
  }

  #running(): Worker {
    if (this.#worker !== undefined) return this.#worker
    // Flags of the process, such as `--input-type`, are not the thread's.
    const worker = new Worker(script, { execArgv: [] })
    worker.on('message', (reply: NpmReply) => this.#settle(reply))
    worker.on('error', (error) => this.#abandon(worker, error instanceof Error ? error.message : String(error)))
    worker.on('exit', () => this.#abandon(worker, 'it has ended'))
    this.#worker = worker
    return worker
  }

  #settle({ id, outcome }: NpmReply): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (outcome.kind === 'failure') waiting?.reject(new NpmError(outcome))
    else waiting?.resolve(outcome)
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

  #abandon(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(new NpmError({ code: '', message: reason }))
    this.#waiting.clear()
  }
}

const isOf = <K extends Kind>(answer: NpmAnswer, kind: K): answer is AnswerOf<K> => answer.kind === kind

export const npm = new Npm()
