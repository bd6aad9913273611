import type { ArchiveRow } from '@ashlar/sdk/server'
import { AshlarError } from '@ashlar/sdk/server'
import { rowOf } from '../../data/column-name.ts'
import { largestFile } from '../../file-inspection/inspect.ts'
import type { MediaStore } from '../media/media.store.ts'
import { archiveErrors } from './archive.errors.ts'
import { mediaIdIn } from './archive.format.ts'
import type { ArchiveFile } from './archive-file.ts'

/** Table whose rows have bytes beside them. */
export const mediaTable = 'core.media'

/** Files of the media library in an archive: each is looked at as if somebody had just uploaded it. */
export class ArchivedMedia {
  readonly #archive: ArchiveFile
  readonly #media: MediaStore
  readonly #names: ReadonlyMap<number, string>
  /** What already lies in the storage, to be taken away again when the archive is refused. */
  readonly stored: string[] = []

  constructor(archive: ArchiveFile, media: MediaStore) {
    this.#archive = archive
    this.#media = media
    this.#names = new Map(
      [...archive.entries.keys()].flatMap((name) => {
        const id = mediaIdIn(name)
        return id === undefined ? [] : [[id, name] as const]
      }),
    )
  }

  /** The row with what its bytes say; null when there are none. @throws what an upload is refused with */
  async take(row: ArchiveRow): Promise<ArchiveRow | null> {
    const { id, file_name: fileName } = row
    if (typeof id !== 'number' || typeof fileName !== 'string') {
      throw archiveErrors.ARCHIVE_BROKEN('a file of the media library has no number or no name.')
    }
    const name = this.#names.get(id)
    if (name === undefined || this.#archive.entries.get(name)?.uncompressedSize === 0) return null
    const bytes = await this.#archive.bytes(name, largestFile)
    try {
      const known = await this.#media.keepBytes(fileName, bytes)
      this.stored.push(known.storageName)
      return { ...row, ...rowOf(known) }
    } catch (error) {
      if (error instanceof AshlarError && error.status < 500)
        throw archiveErrors.ARCHIVE_REFUSED('Media library', error.message).causedBy(error)
      throw error
    }
  }
}
