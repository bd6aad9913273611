import { FairQueue } from './fair-queue.ts'
import { type InspectionLimits, InspectionProcess } from './inspection-process.ts'
import type {
  CheckedFile,
  FileClaims,
  FileSource,
  InspectionResult,
  InspectionTask,
  PictureArea,
  PreparedFile,
  Refused,
  VariantFormat,
} from './inspection-task.ts'

interface Waiting {
  readonly task: InspectionTask
  readonly resolve: (result: InspectionResult) => void
  readonly reject: (error: unknown) => void
}

/** A tenant has more files waiting than the server takes at once. */
export class InspectionBusy extends Error {}

/** The largest pictures that are allowed take about 25 s and 500 MB. */
const usualLimits: InspectionLimits = { time: 60_000, memory: 768, long: 1000 }
/** Two, so that a file that takes all its time holds up nobody but its own tenant. */
const mostProcesses = 2
const mostWaiting = 20
/** Milliseconds without a task after which the processes end and give their memory back. */
const idle = 60_000

const usualScript = new URL(`./inspection.child.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url)

/**
 * Looks at files that strangers have chosen, outside of the serving process: what a file does to its reader it does to
 * a process that is ended (T8, T9). Tenants take turns, and each has one file at a time.
 */
export class FileInspection {
  readonly #limits: InspectionLimits
  readonly #script: URL
  readonly #queue = new FairQueue<Waiting>(mostWaiting)
  #processes: InspectionProcess[] = []
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(limits: InspectionLimits = usualLimits, script: URL = usualScript) {
    this.#limits = limits
    this.#script = script
  }

  /** The file made safe to keep, or why it is not taken. @throws InspectionBusy */
  async inspect(tenant: string, source: FileSource, claims: FileClaims): Promise<PreparedFile | Refused> {
    const result = await this.#perform(tenant, { kind: 'inspect', source, claims })
    if ('prepared' in result) return result.prepared
    if ('refused' in result) return result
    throw unexpected(result)
  }

  /** What a file is that is kept as it came, or why it is not taken. @throws InspectionBusy */
  async check(tenant: string, source: FileSource, claims: FileClaims): Promise<CheckedFile | Refused> {
    const result = await this.#perform(tenant, { kind: 'check', source, claims })
    if ('checked' in result) return result.checked
    if ('refused' in result) return result
    throw unexpected(result)
  }

  /** A picture at another width and in another format. @throws InspectionBusy, and when it can't be made */
  async resize(tenant: string, bytes: Buffer, width: number, format: VariantFormat): Promise<Buffer> {
    const result = await this.#perform(tenant, { kind: 'resize', source: { bytes }, width, format })
    if ('resized' in result) return result.resized
    throw 'refused' in result ? new Error(`${result.refused}: ${result.detail}`) : unexpected(result)
  }

  /** A part of a picture in the same format. @throws InspectionBusy, and when it can't be made */
  async crop(tenant: string, bytes: Buffer, area: PictureArea, extension: string): Promise<Buffer> {
    const result = await this.#perform(tenant, { kind: 'crop', source: { bytes }, area, extension })
    if ('cropped' in result) return result.cropped
    throw 'refused' in result ? new Error(`${result.refused}: ${result.detail}`) : unexpected(result)
  }

  /** End the processes; whoever still waits is told. */
  close(): void {
    this.#isClosed = true
    for (const { reject } of this.#queue.clear()) reject(new Error('The server is stopping.'))
    this.#endProcesses()
  }

  #perform(tenant: string, task: InspectionTask): Promise<InspectionResult> {
    if (this.#isClosed) return Promise.reject(new Error('The server is stopping.'))
    return new Promise((resolve, reject) => {
      if (this.#queue.add(tenant, { task, resolve, reject })) this.#next()
      else reject(new InspectionBusy())
    })
  }

  #next(): void {
    clearTimeout(this.#timer)
    this.#processes = this.#processes.filter(({ hasEnded }) => !hasEnded)
    const isFull = this.#processes.length === mostProcesses && this.#processes.every(({ isBusy }) => isBusy)
    const next = isFull ? undefined : this.#queue.take()
    if (next === undefined) {
      if (!this.#processes.some(({ isBusy }) => isBusy)) this.#rest()
      return
    }
    const { tenant, task: waiting } = next
    this.#free()
      .perform(waiting.task)
      .then(waiting.resolve, waiting.reject)
      .finally(() => {
        this.#queue.done(tenant)
        this.#next()
      })
    this.#next()
  }

  #free(): InspectionProcess {
    const found = this.#processes.find(({ isBusy }) => !isBusy)
    if (found !== undefined) return found
    const started = new InspectionProcess(this.#script, this.#limits)
    this.#processes.push(started)
    return started
  }

  #rest(): void {
    this.#timer = setTimeout(() => this.#endProcesses(), idle).unref()
  }

  #endProcesses(): void {
    clearTimeout(this.#timer)
    for (const process of this.#processes) process.kill()
    this.#processes = []
  }
}

const unexpected = (result: object) => new Error(`The inspection returned ${Object.keys(result).join(', ')}.`)
