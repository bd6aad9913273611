import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { isAlive } from '../../process-alive.ts'
import { type HangWatchData, type Hung, type KnownRelease, type NumberedPart, slots } from './hang-messages.ts'
import type { RunningMarks, RunningPart } from './running-marks.ts'

export interface HangWatchOptions {
  /** Where is noted what hung, for the process after the one that was ended. */
  readonly folder: string
  /** Milliseconds. */
  readonly patience: number
}

/** Milliseconds between two signs of life. */
const pulse = 100
/** Names that are remembered at most; then all are given anew. */
const mostNames = 10_000

/**
 * Ends a process that hangs within seconds, where a package of the store was running: a thread of its own looks whether
 * the main thread lives, reads in shared memory what it does, and notes that for the process which takes its place.
 */
export class HangWatch implements RunningMarks {
  readonly #options: HangWatchOptions
  readonly #memory = new SharedArrayBuffer(slots.size * Int32Array.BYTES_PER_ELEMENT)
  readonly #counts = new Int32Array(this.#memory)
  readonly #numbers = new Map<string, number>()
  #last = 0
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(options: HangWatchOptions) {
    this.#options = options
    mkdirSync(options.folder, { recursive: true })
  }

  at(part: RunningPart | undefined): void {
    Atomics.store(this.#counts, slots.now, part === undefined ? 0 : this.#number(part))
  }

  begin(part: RunningPart): () => void {
    const slot = this.#counts.indexOf(0, slots.begun)
    // As many at once are named as there is room for.
    if (slot < 0) return () => undefined
    Atomics.store(this.#counts, slot, this.#number(part))
    return () => void Atomics.store(this.#counts, slot, 0)
  }

  know(release: KnownRelease): void {
    this.#started().postMessage(release)
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#worker?.terminate()
  }

  /** Where no package of the store runs, nobody looks. */
  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker
    const { folder, patience } = this.#options
    const file = join(folder, `${process.pid}.json`)
    const { url } = import.meta
    const script = new URL(url.endsWith('.ts') ? 'hang-watch.thread.ts' : 'hang-watch.thread.js', url)
    const workerData: HangWatchData = { memory: this.#memory, patience, file }
    this.#worker = new Worker(script, { workerData, execArgv: [] })
    this.#worker.unref()
    this.#timer = setInterval(() => Atomics.add(this.#counts, slots.beat, 1), pulse).unref()
    return this.#worker
  }

  #number(part: RunningPart): number {
    const { package: name, version, part: of, place, node = '' } = part
    const key = `${name} ${version} ${of} ${place} ${node}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    if (this.#numbers.size >= mostNames) this.#numbers.clear()
    const number = ++this.#last
    this.#numbers.set(key, number)
    this.#started().postMessage({ number, part } satisfies NumberedPart)
    return number
  }
}

/** What processes that are no more noted in the folder of their watch, each once. */
export function notedHangs(folder: string): readonly Hung[] {
  // Whether the data folder can be used at all is told by whoever opens it.
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    const pid = Number(/^(\d+)\.json$/.exec(name)?.[1] ?? Number.NaN)
    if (Number.isNaN(pid) || (pid !== process.pid && isAlive(pid))) return []
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    rmSync(file)
    return hungIn(text)
  })
}

/** A process that was ended while it wrote leaves half a text. */
function hungIn(text: string): readonly Hung[] {
  try {
    const hung: Hung = JSON.parse(text)
    return [hung]
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}
