import type { Log } from '@ashlar/sdk/server'
import { FairQueue } from '../../file-inspection/fair-queue.ts'
import { type FileInspection, InspectionBusy } from '../../file-inspection/file-inspection.ts'
import { bytesOf, type MediaStorage, type StoredBytes } from '../../media-storage/storage.ts'
import type { Media } from './media.entity.ts'
import { type Variant, variantName } from './variant.ts'

/** Variants that wait at most; what is not taken is asked for again by the next visitor. */
const mostWaiting = 300

interface Wanted {
  readonly tenant: string
  readonly row: Pick<Media, 'id' | 'storageName'>
  readonly variant: Variant
}

/**
 * Smaller and lighter forms of pictures: made when first asked for, one after another and tenants in turn, and kept. Nobody waits for one:
 * whoever comes before it is there gets the original.
 */
export class MediaVariants {
  readonly #storage: MediaStorage
  readonly #inspection: FileInspection
  readonly #log: Log | undefined
  readonly #queue = new FairQueue<Wanted>(mostWaiting)
  /** Names of what waits, each once. */
  readonly #waiting = new Set<string>()
  readonly #failed = new Set<string>()
  #working: Promise<void> = Promise.resolve()
  #isWorking = false

  constructor(storage: MediaStorage, inspection: FileInspection, log: Log | undefined) {
    this.#storage = storage
    this.#inspection = inspection
    this.#log = log
  }

  /** The kept variant; undefined while there is none, and then it is made. */
  async open(tenant: string, row: Wanted['row'], variant: Variant): Promise<StoredBytes | undefined> {
    const name = variantName(row.storageName, variant)
    const found = await this.#storage.open(tenant, name)
    if (!found) this.want({ tenant, row, variant })
    return found
  }

  /** Have a variant made soon. */
  want(wanted: Wanted): void {
    const name = variantName(wanted.row.storageName, wanted.variant)
    if (this.#failed.has(name) || this.#waiting.has(name) || this.#waiting.size >= mostWaiting) return
    this.#waiting.add(name)
    this.#queue.add(wanted.tenant, wanted)
    if (this.#isWorking) return
    this.#isWorking = true
    this.#working = this.#work()
  }

  /** Resolves when nothing waits any more. */
  idle(): Promise<void> {
    return this.#working
  }

  async #work(): Promise<void> {
    for (let next = this.#queue.take(); next; next = this.#queue.take()) {
      const { tenant, task: wanted } = next
      const name = variantName(wanted.row.storageName, wanted.variant)
      await this.#make(name, wanted).catch((error: unknown) => {
        // The next visitor asks again.
        if (error instanceof InspectionBusy) return
        this.#failed.add(name)
        this.#log?.warn({ err: error, media: wanted.row.id, name }, 'A smaller picture could not be made')
      })
      this.#waiting.delete(name)
      this.#queue.done(tenant)
    }
    this.#isWorking = false
  }

  async #make(name: string, { tenant, row, variant: { width, format } }: Wanted): Promise<void> {
    const original = await bytesOf(this.#storage, tenant, row.storageName)
    if (!original) return
    const bytes = await this.#inspection.resize(tenant, original, width, format)
    await this.#storage.put(tenant, name, bytes, `image/${format}`)
  }
}
