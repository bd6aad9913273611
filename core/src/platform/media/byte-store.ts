import { randomBytes } from 'node:crypto'
import { AshlarError } from '@ashlar/sdk/server'
import { currentTenant } from '../../data/context.ts'
import type { FileSource } from '../../file-inspection/inspection-task.ts'
import type { MediaStorage } from '../../media-storage/storage.ts'
import { mediaErrors } from './media.errors.ts'
import type { MediaLeftovers } from './media.leftovers.ts'
import type { Unrecorded } from './unrecorded.ts'

/**
 * Puts bytes of the running work's tenant into the storage before a record names them. A record always has its bytes;
 * bytes that a crash left without a record are removed by the next process (F1). Whoever keeps bytes says afterwards
 * `recorded` or `discard`.
 */
export class ByteStore {
  readonly #storage: MediaStorage
  readonly #unrecorded: Unrecorded
  readonly #leftovers: MediaLeftovers

  constructor(storage: MediaStorage, unrecorded: Unrecorded, leftovers: MediaLeftovers) {
    this.#storage = storage
    this.#unrecorded = unrecorded
    this.#leftovers = leftovers
  }

  /** Gives the name under which they lie there. */
  async keep(source: FileSource, { extension, mimeType }: { extension: string; mimeType: string }): Promise<string> {
    const tenant = tenantOfWork()
    const name = `${randomBytes(16).toString('hex')}.${extension}`
    await this.#leftovers.beforeFirst()
    await this.#unrecorded.announce(tenant, name)
    const kept =
      'path' in source
        ? this.#storage.putFile(tenant, name, source.path, mimeType)
        : this.#storage.put(tenant, name, source.bytes, mimeType)
    await kept.catch(async (error: unknown) => {
      await this.#unrecorded.remove(tenant, [name])
      throw isFull(error) ? mediaErrors.MEDIA_STORAGE_FULL().causedBy(error) : error
    })
    return name
  }

  /** Do the work that writes the records of kept bytes, which go again when it fails. */
  async recordedBy<T>(names: () => readonly string[], work: () => Promise<T>): Promise<T> {
    const done = await work().catch(async (error: unknown) => {
      await this.discard(names(), error)
      throw error
    })
    await this.recorded(names())
    return done
  }

  /** The records of kept bytes are written for good. */
  recorded(names: readonly string[]): Promise<void> {
    return this.#unrecorded.forget(tenantOfWork(), names)
  }

  /**
   * Remove kept bytes that get no record because of this error. Where the database was lost in the middle it may still
   * have written them: then a later sweep looks.
   */
  async discard(names: readonly string[], error: unknown): Promise<void> {
    const isUnknown = error instanceof AshlarError && error.code === 'DATABASE_UNAVAILABLE'
    await this.#unrecorded[isUnknown ? 'leave' : 'remove'](tenantOfWork(), names)
  }
}

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))

export function tenantOfWork(): string {
  const tenant = currentTenant()
  if (!tenant) throw mediaErrors.MEDIA_NOT_FOUND()
  return tenant.guid
}
