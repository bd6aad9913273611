import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, MediaRecord } from '@ashlar/sdk/server'
import { currentTenant } from '../../data/context.ts'
import { type Author, noAuthor } from '../author.ts'
import { run, sql } from '../sql.ts'
import { addressName } from './file-name.ts'
import { fileTypeOf, isHarmlessSvg } from './file-type.ts'
import { mediaErrors } from './media.errors.ts'
import { type MediaRow, mediaColumns, mediaOf } from './media.row.ts'
import { pictureSize } from './picture-size.ts'

/** OPEN-139. */
const largest = 15 * 1024 * 1024

export interface NewMedia {
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly altText: string
}

/** Files of the tenant's media library: bytes in the media folder, a record each in the database. */
export class MediaStore {
  readonly #database: Database
  readonly #folder: { readonly path: string }

  constructor(database: Database, folder: { readonly path: string }) {
    this.#database = database
    this.#folder = folder
  }

  /**
   * Keep a file. Its type is read from its bytes. The file is written and synced before its record, so a record always
   * has its file; a file without a record (after a crash) is only wasted space.
   *
   * @throws MEDIA_TYPE_NOT_ALLOWED, MEDIA_NOT_SAFE (422), MEDIA_TOO_LARGE (413)
   */
  async add({ fileName, bytes, altText }: NewMedia, author: Author = noAuthor): Promise<MediaRecord> {
    if (bytes.length > largest) throw mediaErrors.MEDIA_TOO_LARGE(fileName)
    const type = fileTypeOf(bytes)
    if (!type) throw mediaErrors.MEDIA_TYPE_NOT_ALLOWED(fileName)
    if (type.extension === 'svg' && !isHarmlessSvg(bytes)) throw mediaErrors.MEDIA_NOT_SAFE(fileName)
    const size = type.kind === 'image' ? pictureSize(type.mimeType, bytes) : null
    const name = addressName(fileName, type.extension)
    const storageName = `${randomBytes(16).toString('hex')}.${type.extension}`
    const path = await this.#write(storageName, bytes)
    try {
      return await this.#database.tenant(async (tx) => {
        const [row] = await run<MediaRow>(
          tx,
          sql`insert into core.media (file_name, storage_name, mime_type, kind, size, width, height, alt_text, sha256, created_by)
            values (${name}, ${storageName}, ${type.mimeType}, ${type.kind}, ${bytes.length}, ${size?.width ?? null},
              ${size?.height ?? null}, ${altText}, ${createHash('sha256').update(bytes).digest('hex')}, ${author.guid})
            returning ${mediaColumns}`,
        )
        if (!row) throw mediaErrors.MEDIA_NOT_FOUND()
        await tx.search.put('media', row.id, `${name.replaceAll('-', ' ')}\n${altText}`)
        return mediaOf(row)
      })
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
  }

  /** Where a file of the tenant lies. */
  pathOf(storageName: string): string {
    const tenant = currentTenant()
    if (!tenant) throw mediaErrors.MEDIA_NOT_FOUND()
    return join(this.#folder.path, tenant.guid, storageName)
  }

  async #write(storageName: string, bytes: Uint8Array): Promise<string> {
    const path = this.pathOf(storageName)
    await mkdir(join(path, '..'), { recursive: true })
    const file = await open(path, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    return path
  }
}
