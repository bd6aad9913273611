import { Worker } from 'node:worker_threads'
import type { MjmlNode } from './mjml-tree.ts'

export interface CompiledMail {
  readonly html: string
  /** What MJML would rather have otherwise; empty for the blocks that come with Ashlar. */
  readonly warnings: readonly string[]
}

export type MjmlAnswer = CompiledMail | { readonly failure: string }

interface Waiting {
  readonly resolve: (mail: CompiledMail) => void
  readonly reject: (error: Error) => void
}

// Sources run by Node's type stripping, builds as JavaScript: the thread starts from the same kind as this file.
const script = new URL(import.meta.url.endsWith('.ts') ? './mjml-thread.ts' : './mjml-thread.js', import.meta.url)
/** Milliseconds without work after which the thread ends and gives its memory back. */
const idle = 60_000

/** MJML's thread: started for the first mail, ended when nothing is left to do for a while. */
class MjmlThread {
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined
  #last = 0

  compile(tree: MjmlNode): Promise<CompiledMail> {
    clearTimeout(this.#timer)
    const worker = this.#running()
    const id = ++this.#last
    return new Promise<CompiledMail>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      worker.ref()
      worker.postMessage({ id, tree })
    })
  }

  #running(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(script, { execArgv: [] })
    worker.on('message', ({ id, ...answer }: MjmlAnswer & { readonly id: number }) => this.#settle(id, answer))
    worker.on('error', (error) => this.#abandon(worker, error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => this.#abandon(worker, new Error('The thread that makes mails has ended.')))
    this.#worker = worker
    return worker
  }

  #settle(id: number, answer: MjmlAnswer) {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if ('failure' in answer) waiting?.reject(new Error(answer.failure))
    else waiting?.resolve(answer)
    if (this.#waiting.size > 0) return
    this.#worker?.unref()
    this.#timer = setTimeout(() => void this.#worker?.terminate(), idle).unref()
  }

  #abandon(worker: Worker, error: Error) {
    if (this.#worker !== worker) return
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

const thread = new MjmlThread()

/** Mails by their tree, the last used at the end: the same content is shown, tried and sent again and again. */
const compiled = new Map<string, Promise<CompiledMail>>()
const mostCompiled = 100

/** The HTML of an MJML document. Compiled once for the same tree. */
export function compileMjml(tree: MjmlNode): Promise<CompiledMail> {
  const key = JSON.stringify(tree)
  const known = compiled.get(key)
  compiled.delete(key)
  const result = known ?? thread.compile(tree)
  compiled.set(key, result)
  if (!known) {
    result.catch(() => compiled.delete(key))
    const [oldest] = compiled.keys()
    if (compiled.size > mostCompiled && oldest !== undefined) compiled.delete(oldest)
  }
  return result
}
