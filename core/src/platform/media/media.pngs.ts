import type { Database } from '@ashlar/sdk/server'
import type { FileInspection } from '../../file-inspection/file-inspection.ts'
import { bytesOf, type MediaStorage } from '../../media-storage/storage.ts'
import { tenantOfWork } from './byte-store.ts'
import { mediaById } from './media.store.ts'
import { busy } from './prepare.ts'

/** Pictures for those that read no web formats, such as papers: made anew each time, since few ask. */
export class MediaPngs {
  readonly #database: Database
  readonly #storage: MediaStorage
  readonly #inspection: FileInspection

  constructor(database: Database, storage: MediaStorage, inspection: FileInspection) {
    this.#database = database
    this.#storage = storage
    this.#inspection = inspection
  }

  /** Undefined for what is no picture. @throws MEDIA_NOT_FOUND, MEDIA_BUSY, and when it can't be made */
  async of(id: number, width: number): Promise<Uint8Array | undefined> {
    const row = await this.#database.tenant((tx) => mediaById(tx, id))
    if (row.kind !== 'image') return undefined
    const original = await bytesOf(this.#storage, tenantOfWork(), row.storageName)
    if (original === undefined) return undefined
    return this.#inspection.resize(tenantOfWork(), original, width, 'png').catch(busy)
  }
}
