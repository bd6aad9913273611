import type { Log } from '@ashlar/sdk/server'
import { FairQueue } from '../../file-inspection/fair-queue.ts'
import { type FileInspection, InspectionBusy } from '../../file-inspection/file-inspection.ts'
import { bytesOf, type MediaStorage, type StoredBytes } from '../../media-storage/storage.ts'
import type { Media } from './media.entity.ts'
import { smallerVariants, type Variant, variantName } from './variant.ts'

/** Variants that wait at most; what is not taken is asked for again by the next visitor. */
const mostWaiting = 300

type Picture = Pick<Media, 'id' | 'storageName' | 'mimeType' | 'width' | 'isMoving'>

interface Wanted {
  readonly tenant: string
  readonly row: Picture
  readonly variant: Variant
}

interface Waiting extends Wanted {
  readonly settle: () => void
}

/** A variant that stands in for the asked one, or is it. */
export interface OpenedVariant {
  readonly variant: Variant
  readonly bytes: StoredBytes
}

/**
 * Smaller and lighter forms of pictures, kept once made. Uploads make WebP at every width by a job; AVIF, which takes
 * ten times as long, is made when a browser first asks for it. Requests are served one after another, tenants in turn.
 */
export class MediaVariants {
  readonly #storage: MediaStorage
  readonly #inspection: FileInspection
  readonly #log: Log | undefined
  /** What a visitor waits for goes before what is only wanted soon. */
  readonly #urgent = new FairQueue<Waiting>(mostWaiting)
  readonly #queue = new FairQueue<Waiting>(mostWaiting)
  /** By the name of what waits, each once. */
  readonly #waiting = new Map<string, Promise<void>>()
  readonly #failed = new Set<string>()
  #isWorking = false

  constructor(storage: MediaStorage, inspection: FileInspection, log: Log | undefined) {
    this.#storage = storage
    this.#inspection = inspection
    this.#log = log
  }

  /** The kept variant; undefined while there is none, and then it is made soon. */
  async open(tenant: string, row: Picture, variant: Variant): Promise<StoredBytes | undefined> {
    const found = await this.#storage.open(tenant, variantName(row.storageName, variant))
    if (!found) void this.#want(this.#queue, { tenant, row, variant })
    return found
  }

  /**
   * What stands in for a variant that is not there yet: the nearest smaller one that is, or the smallest of all, for
   * which the caller waits. Undefined only when the picture cannot be made smaller, or too many wait already.
   */
  async standIn(tenant: string, row: Picture, wanted: Variant): Promise<OpenedVariant | undefined> {
    const candidates = smallerVariants(row, wanted)
    for (const variant of candidates) {
      const bytes = await this.#storage.open(tenant, variantName(row.storageName, variant))
      if (bytes) return { variant, bytes }
    }
    const smallest = candidates.at(-1)
    if (!smallest) return undefined
    await this.#want(this.#urgent, { tenant, row, variant: smallest })
    const bytes = await this.#storage.open(tenant, variantName(row.storageName, smallest))
    return bytes && { variant: smallest, bytes }
  }

  /** Make a variant unless it is there. @throws InspectionBusy, and when it can't be made */
  async make(tenant: string, row: Picture, variant: Variant): Promise<void> {
    const name = variantName(row.storageName, variant)
    const found = await this.#storage.open(tenant, name)
    if (found) return void found.stream.destroy()
    await this.#make(name, { tenant, row, variant })
  }

  /** Resolves when it is made or given up. */
  #want(queue: FairQueue<Waiting>, wanted: Wanted): Promise<void> {
    const name = variantName(wanted.row.storageName, wanted.variant)
    const waiting = this.#waiting.get(name)
    if (waiting) return waiting
    if (this.#failed.has(name)) return Promise.resolve()
    const { promise, resolve: settle } = Promise.withResolvers<void>()
    if (!queue.add(wanted.tenant, { ...wanted, settle })) return Promise.resolve()
    this.#waiting.set(name, promise)
    if (!this.#isWorking) void this.#work()
    return promise
  }

  async #work(): Promise<void> {
    this.#isWorking = true
    for (;;) {
      const queue = [this.#urgent, this.#queue].find((each) => each.hasNext)
      const next = queue?.take()
      if (!queue || !next) break
      await this.#perform(next.task)
      queue.done(next.tenant)
    }
    this.#isWorking = false
  }

  async #perform(task: Waiting): Promise<void> {
    const name = variantName(task.row.storageName, task.variant)
    await this.#make(name, task).catch((error: unknown) => {
      // The next visitor asks again.
      if (error instanceof InspectionBusy) return
      this.#failed.add(name)
      this.#log?.warn({ err: error, media: task.row.id, name }, 'A smaller version of an image could not be created')
    })
    this.#waiting.delete(name)
    task.settle()
  }

  async #make(name: string, { tenant, row, variant: { width, format } }: Wanted): Promise<void> {
    const original = await bytesOf(this.#storage, tenant, row.storageName)
    if (!original) return
    const bytes = await this.#inspection.resize(tenant, original, width, format)
    await this.#storage.put(tenant, name, bytes, `image/${format}`)
  }
}
