import { createHash } from 'node:crypto'
import type { Database, MediaRecord, Transaction } from '@ashlar/sdk/server'
import type { FileInspection } from '../../file-inspection/file-inspection.ts'
import type { FileClaims, FileSource, PreparedFile } from '../../file-inspection/inspection-task.ts'
import { type Author, noAuthor } from '../author.ts'
import { assertRoom } from '../plans/plan-room.ts'
import { type ByteStore, tenantOfWork } from './byte-store.ts'
import { addressName } from './file-name.ts'
import { type Media, MediaEntity } from './media.entity.ts'
import { mediaErrors } from './media.errors.ts'
import { makeMediaSizes, removeMediaFiles } from './media.jobs.ts'
import { mediaOf, nameOf } from './media.view.ts'
import { asItIs, prepare } from './prepare.ts'
import { hasVariants, namesOf } from './variant.ts'

interface MediaFacts {
  readonly fileName: string
  readonly altText: string
  readonly folderId?: number | null
  readonly isDecorative?: boolean
  /** Per cent; the middle without them. */
  readonly focalX?: number
  readonly focalY?: number
}

/** A file of a form; it lies on disk, so that many which wait take no memory. */
export interface UploadedMedia extends MediaFacts {
  readonly path: string
  /** What the sender calls its type. */
  readonly declared?: string
}

export interface NewMedia extends MediaFacts {
  readonly bytes: Uint8Array
  /** A file of our own: kept to the byte, neither sanitised nor written anew. */
  readonly isTrusted?: boolean
}

/** What lies in the storage and is not yet known to the database. */
interface Kept extends Omit<PreparedFile, 'bytes'> {
  readonly given: MediaFacts
  readonly storageName: string
  /** Of what was kept, which may differ from what was given. */
  readonly length: number
  readonly sha256: string
}

/** What a record says of its bytes. */
type KeptFacts = Pick<Media, 'storageName' | 'mimeType' | 'kind' | 'size' | 'width' | 'height' | 'isMoving' | 'sha256'>

/** Files of the tenant's media library: bytes in the storage, a record each in the database. */
export class MediaStore {
  readonly #database: Database
  readonly #bytes: ByteStore
  readonly #inspection: FileInspection

  constructor(database: Database, bytes: ByteStore, inspection: FileInspection) {
    this.#database = database
    this.#bytes = bytes
    this.#inspection = inspection
  }

  /** Keep one file. @throws what `prepare` throws */
  async add(file: NewMedia, author: Author = noAuthor): Promise<MediaRecord> {
    const [row] = await this.addAll((keep) => keep(file), author)
    if (!row) throw mediaErrors.MEDIA_NOT_FOUND()
    return mediaOf(row)
  }

  /**
   * Keep the files that `give` hands over one after another, all or none. Their bytes lie in the storage before the
   * records are written, so a record always has its file; a file that a crash left without a record is removed by the next process (F1).
   */
  async addAll(
    give: (keep: (file: NewMedia | UploadedMedia) => Promise<void>) => Promise<unknown>,
    author: Author,
  ): Promise<Media[]> {
    const kept: Kept[] = []
    return this.#recording(kept, async () => {
      await give(async (file) => void kept.push(await this.#keep(file)))
      return this.#database.tenant(async (tx) => {
        await assertRoom(tx, 'media_files', kept.length)
        await assertRoom(
          tx,
          'media_bytes',
          kept.reduce((sum, { length }) => sum + length, 0),
        )
        const added: Media[] = []
        for (const each of kept) added.push(await insert(tx, each, author))
        return added
      })
    })
  }

  /** Put other bytes under the same address (same kind only): what shows it shows the new ones at once. */
  async replace(id: number, file: NewMedia | UploadedMedia): Promise<Media> {
    const kept = await this.#keep(file)
    return this.#recording([kept], () =>
      this.#database.tenant(async (tx) => {
        const files = tx.db(MediaEntity)
        const before = await files
          .selectFrom('media')
          .selectAll()
          .where('id', '=', id)
          .where('deletedAt', 'is', null)
          .forUpdate()
          .executeTakeFirst()
        if (!before) throw mediaErrors.MEDIA_NOT_FOUND()
        if (before.kind !== kept.type.kind) throw mediaErrors.MEDIA_OTHER_KIND(file.fileName)
        if (kept.length > before.size) await assertRoom(tx, 'media_bytes', kept.length - before.size)
        const after = await files
          .updateTable('media')
          .set(({ eb }) => ({ ...factsOf(kept), version: eb('version', '+', 1) }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
        await tx.enqueue(removeMediaFiles, { tenant: tenantOfWork(), names: namesOf(before) })
        await wantSizes(tx, after)
        tx.dropTags(`media:${id}`)
        tx.audit({ action: 'media.replaced', entity: 'media', entityId: id, title: nameOf(after) })
        return after
      }),
    )
  }

  #recording<T>(kept: readonly Kept[], write: () => Promise<T>): Promise<T> {
    return this.#bytes.recordedBy(() => kept.map(({ storageName }) => storageName), write)
  }

  #keep(file: NewMedia | UploadedMedia): Promise<Kept> {
    const { fileName } = file
    if ('path' in file)
      return this.#check(
        file,
        { path: file.path },
        { fileName, ...(file.declared !== undefined && { declared: file.declared }) },
      )
    const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength)
    return file.isTrusted ? this.#store(file, asItIs(fileName, bytes)) : this.#check(file, { bytes }, { fileName })
  }

  async #check(given: MediaFacts, source: FileSource, claims: FileClaims): Promise<Kept> {
    const { fileName } = given
    return this.#store(given, await prepare(this.#inspection, tenantOfWork(), { fileName, source, claims }))
  }

  async #store(given: MediaFacts, prepared: PreparedFile): Promise<Kept> {
    const { bytes, ...known } = prepared
    const storageName = await this.#bytes.keep({ bytes }, known.type)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return { ...known, given, storageName, length: bytes.length, sha256 }
  }

  /**
   * Keep bytes whose record an archive brings, checked and written anew as those of an upload: what the record has to
   * say of them. Whoever has written it says so to the byte store.
   *
   * @throws what `prepare` throws
   */
  async keepBytes(name: string, bytes: Buffer): Promise<KeptFacts> {
    // Its name claims nothing: a file that was replaced by one of another type kept its address.
    const kept = await this.#check({ fileName: name, altText: '' }, { bytes }, {})
    return factsOf(kept)
  }
}

function factsOf({ storageName, type, size, isMoving, sha256, length }: Kept): KeptFacts {
  const { mimeType, kind } = type
  const { width, height } = size ?? { width: null, height: null }
  return { storageName, mimeType, kind, size: length, width, height, isMoving, sha256 }
}

async function insert(tx: Transaction, kept: Kept, author: Author): Promise<Media> {
  const { fileName, altText, isDecorative, focalX, focalY, folderId = null } = kept.given
  const row = await tx
    .db(MediaEntity)
    .insertInto('media')
    .values({
      ...factsOf(kept),
      ...{ fileName: addressName(fileName, kept.type.extension), name: fileName.replace(/^.*[\\/]/s, '') },
      ...{ altText, isDecorative, focalX, focalY },
      ...{ folderId, createdBy: author.guid, createdByName: author.name },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await indexMedia(tx, row)
  await wantSizes(tx, row)
  tx.dropTags(`media:${row.id}`)
  const title = nameOf(row)
  tx.audit({ action: 'media.added', entity: 'media', entityId: row.id, title, details: { bytes: row.size } })
  return row
}

async function wantSizes(tx: Transaction, row: Media): Promise<void> {
  if (hasVariants(row)) await tx.enqueue(makeMediaSizes, { id: row.id })
}

/** A file, in the trash too. @throws MEDIA_NOT_FOUND */
export async function mediaById(tx: Transaction, id: number): Promise<Media> {
  const row = await tx.db(MediaEntity).selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw mediaErrors.MEDIA_NOT_FOUND()
  return row
}

/** The words by which a file is found. */
export function indexMedia(tx: Transaction, row: Media): Promise<void> {
  const words = [nameOf(row), row.fileName.replaceAll('-', ' '), row.altText]
  return tx.search.put('media', row.id, words.join('\n'))
}
