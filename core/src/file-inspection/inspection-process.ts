import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { processMemory } from '../process-memory.ts'
import { type InspectionResult, type InspectionTask, isReady, isResult } from './inspection-task.ts'

/** What one task may take. */
export interface InspectionLimits {
  /** Milliseconds. */
  readonly time: number
  /** Megabytes of the whole process. */
  readonly memory: number
  /** Milliseconds after which a fresh process does the next task: libraries keep what a large file made them take. */
  readonly long: number
}

/** Milliseconds that the process itself may take to start. */
const longestStart = 60_000
/** Megabytes of JavaScript values: text of a drawing and its tree. */
const mostHeap = 256
/** Milliseconds between two looks at its memory. */
const lookEvery = 100

/**
 * A process of its own that does tasks one after another. It has none of the server's secrets, may write no file, and
 * shares neither the server's thread nor its thread pool. It keeps the server alive only while a task runs.
 */
export class InspectionProcess {
  readonly #child: ChildProcess
  readonly #limits: InspectionLimits
  readonly #ready = Promise.withResolvers<void>()
  #finish: ((result: InspectionResult) => void) | undefined
  #hasEnded = false

  constructor(script: URL, limits: InspectionLimits) {
    this.#limits = limits
    this.#child = fork(fileURLToPath(script), [], {
      env: { NODE_ENV: 'production' },
      execArgv: [
        ...['--permission', '--allow-fs-read=*', '--allow-addons'],
        ...[`--max-old-space-size=${mostHeap}`, '--disable-warning=SecurityWarning'],
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#child.on('message', (message: unknown) => this.#hear(message))
    this.#child.once('error', (error) => this.#end(error))
    this.#child.once('exit', () => this.#end())
    this.#ready.promise.catch(() => undefined)
    this.#unref()
  }

  get hasEnded(): boolean {
    return this.#hasEnded
  }

  get isBusy(): boolean {
    return this.#finish !== undefined
  }

  /** Do a task; one that takes too much ends the process. @throws when the process can not be started */
  async perform(task: InspectionTask): Promise<InspectionResult> {
    const { promise, resolve } = Promise.withResolvers<InspectionResult>()
    this.#finish = resolve
    this.#child.ref()
    this.#child.channel?.ref()
    const stops: (() => void)[] = []
    try {
      await this.#started()
      stops.push(...this.#watch(resolve))
      const begun = performance.now()
      this.#child.send(task)
      const result = await promise
      if (performance.now() - begun > this.#limits.long) this.kill()
      return result
    } finally {
      for (const stop of stops) stop()
      this.#finish = undefined
      this.#unref()
    }
  }

  /** It does nothing more. */
  kill(): void {
    this.#hasEnded = true
    this.#child.kill('SIGKILL')
  }

  async #started(): Promise<void> {
    const timer = setTimeout(() => this.kill(), longestStart)
    await this.#ready.promise.finally(() => clearTimeout(timer))
  }

  #watch(resolve: (result: InspectionResult) => void): (() => void)[] {
    const tooMuch = (detail: string) => {
      resolve({ refused: 'too much work', detail })
      this.kill()
    }
    const { time, memory } = this.#limits
    const timer = setTimeout(() => tooMuch(`It took longer than ${time} ms.`), time)
    const look = async () => {
      const taken = await processMemory(this.#child.pid)
      if (taken > memory) tooMuch(`It took more than ${memory} MB.`)
    }
    const watch = setInterval(() => void look(), lookEvery)
    return [() => clearTimeout(timer), () => clearInterval(watch)]
  }

  #hear(message: unknown): void {
    if (isReady(message)) this.#ready.resolve()
    else if (isResult(message)) this.#finish?.(message)
  }

  #end(cause?: Error): void {
    this.#hasEnded = true
    this.#ready.reject(new Error('The process that checks uploaded files could not be started.', { cause }))
    this.#finish?.({ refused: 'too much work', detail: 'The process that checked it stopped.' })
  }

  #unref(): void {
    this.#child.unref()
    this.#child.channel?.unref()
  }
}
