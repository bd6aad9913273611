import type { ArchiveRow } from '@ashlar/sdk/server'
import { AshlarError } from '@ashlar/sdk/server'
import { rowOf } from '../../data/column-name.ts'
import { largestFile } from '../../file-inspection/inspect.ts'
import { archiveErrors } from './archive.errors.ts'
import { bytesOf, type TableWithBytes } from './archive.format.ts'
import type { ArchiveFile } from './archive-file.ts'

/** Stores the bytes of a row and gives what its columns say of them. */
export type KeepBytes = (name: string, bytes: Buffer) => Promise<{ readonly storageName: string }>

interface Kind {
  /** Column with the name of the file. */
  readonly nameColumn: string
  /** What people call them, for a refusal. */
  readonly title: string
  readonly keep: KeepBytes
}

/** Files in an archive that belong to rows: each is looked at as if somebody had just uploaded it. */
export class ArchivedBytes {
  readonly #archive: ArchiveFile
  readonly #kinds: Readonly<Record<TableWithBytes, Kind>>
  readonly #names: ReadonlyMap<string, string>
  /** What already lies in the storage, to be taken away again when the archive is refused. */
  readonly stored: string[] = []

  constructor(archive: ArchiveFile, keep: { readonly media: KeepBytes; readonly files: KeepBytes }) {
    this.#archive = archive
    this.#kinds = {
      'core.media': { nameColumn: 'file_name', title: 'Media library', keep: keep.media },
      'core.record_file': { nameColumn: 'name', title: 'Files of records', keep: keep.files },
    }
    this.#names = new Map(
      [...archive.entries.keys()].flatMap((name) =>
        Object.entries(bytesOf).flatMap(([table, pattern]) => {
          const id = pattern.exec(name)?.[1]
          return id === undefined ? [] : [[`${table} ${id}`, name] as const]
        }),
      ),
    )
  }

  /** The row with what its bytes say; null when there are none. @throws what an upload is refused with */
  async take(table: TableWithBytes, row: ArchiveRow): Promise<ArchiveRow | null> {
    const { nameColumn, title, keep } = this.#kinds[table]
    const { id, [nameColumn]: fileName } = row
    if (typeof id !== 'number' || typeof fileName !== 'string') {
      throw archiveErrors.ARCHIVE_BROKEN(`a file (${title.toLowerCase()}) has no number or no name.`)
    }
    const name = this.#names.get(`${table} ${id}`)
    if (name === undefined || this.#archive.entries.get(name)?.uncompressedSize === 0) return null
    const bytes = await this.#archive.bytes(name, largestFile)
    try {
      const known = await keep(fileName, bytes)
      this.stored.push(known.storageName)
      return { ...row, ...rowOf(known) }
    } catch (error) {
      if (error instanceof AshlarError && error.status < 500)
        throw archiveErrors.ARCHIVE_REFUSED(title, error.message).causedBy(error)
      throw error
    }
  }
}
