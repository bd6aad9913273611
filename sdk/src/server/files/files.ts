import type { Readable } from 'node:stream'
import type { RecordFile } from '../../definition/record-files.ts'
import { token } from '../../definition/token.ts'
import type { Transaction } from '../database.ts'

/** A record whose files are meant: its table with the schema, and its number: `{ kind: 'customers.note', id: 12 }`. */
export interface FileRecord {
  readonly kind: `${string}.${string}`
  readonly id: number
}

/** Where the bytes of a file are: in memory, in a file of the local disk, or in a stream, which is read to its end. */
export type FileBytes =
  | { readonly bytes: Uint8Array }
  | { readonly path: string }
  | { readonly stream: Readable | AsyncIterable<Uint8Array> }

/** A file that somebody sends. */
export interface NewFile {
  /** As they call it; what it holds must agree with its ending. */
  readonly name: string
  /** MIME type as they declare it. */
  readonly declared?: string
  /** What it is for within its record. */
  readonly field?: string
  /** Name of the person who adds it. */
  readonly by?: string
  readonly source: FileBytes
}

/** A file whose bytes are stored and which no record has yet. */
export interface StoredFile {
  readonly name: string
  readonly mimeType: string
  /** Bytes. */
  readonly size: number
}

export interface OpenedFile {
  readonly file: RecordFile
  /** Must be read or destroyed. */
  readonly stream: Readable
}

/**
 * Private files of the records of modules, for the tenant of the running work: on the storage of the media, checked by
 * content, counted towards the plan's storage, in the website's archive. They are deleted with their record where its
 * migration says `deleteFilesOf(table)`. Nobody reaches them but by routes of the module and by `link`.
 *
 * Bytes are stored outside of any unit of work: `put` and `storing` throw inside one.
 */
export interface Files {
  /**
   * Add a file to a record, in a unit of work of its own.
   *
   * @throws MEDIA_TOO_LARGE (413), MEDIA_TYPE_DISAGREES (422) and other refusals of uploads; FILE_TYPE_NOT_ALLOWED (422),
   * PLAN_REQUIRED (403) when the plan's storage is full, MEDIA_STORAGE_FULL (507) when the disk is
   */
  put(record: FileRecord, file: NewFile): Promise<RecordFile>
  /**
   * Store the bytes of files, then do the work that adds them to a record. Files that it does not add, or all of them
   * when it throws, are removed.
   *
   * @example
   * await files.storing(sent, (stored) => database.tenant(async (tx) => {
   *   const id = await insertNote(tx, body)
   *   for (const file of stored) await files.add(tx, { kind: 'customers.note', id }, file)
   * }))
   */
  storing<T>(files: readonly NewFile[], work: (stored: readonly StoredFile[]) => Promise<T>): Promise<T>
  /** Add a stored file to a record, in the unit of work that writes it. @throws PLAN_REQUIRED (403) */
  add(tx: Transaction, record: FileRecord, file: StoredFile): Promise<RecordFile>
  /** The same for a file that the website has already and that only moves: also when the plan's storage is full. */
  adopt(tx: Transaction, record: FileRecord, file: StoredFile): Promise<RecordFile>
  /** In the order in which they were added. */
  list(record: FileRecord): Promise<RecordFile[]>
  /** How many files these records have; records without files are left out. */
  counts(kind: FileRecord['kind'], ids: readonly number[]): Promise<ReadonlyMap<number, number>>
  /** Bytes of the files that were added to records of a kind since then. */
  bytesSince(kind: FileRecord['kind'], since: Date): Promise<number>
  /** @throws FILE_NOT_FOUND (404) for a file that the record does not have */
  open(record: FileRecord, file: number): Promise<OpenedFile>
  /** @throws FILE_NOT_FOUND (404) */
  remove(record: FileRecord, file: number): Promise<void>
  /**
   * An absolute address at which anybody can download a file for so many seconds, 900 at most: for mails and services
   * that fetch it. Ask who may have it first.
   *
   * @throws FILE_NOT_FOUND (404)
   */
  link(file: number, seconds: number): Promise<string>
}
export const Files = token<Files>('core.files')
