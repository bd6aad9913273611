import type { RecordFile } from '@ashlar/sdk'
import type {
  CurrentTenant,
  Database,
  FileBytes,
  FileRecord,
  Files,
  NewFile,
  OpenedFile,
  StoredFile,
  Transaction,
} from '@ashlar/sdk/server'
import { currentFrame } from '../../data/unit-of-work.ts'
import type { FileInspection } from '../../file-inspection/file-inspection.ts'
import type { FileSource } from '../../file-inspection/inspection-task.ts'
import type { MediaStorage } from '../../media-storage/storage.ts'
import { type ByteStore, tenantOfWork } from '../media/byte-store.ts'
import { type Incoming, plainName } from '../media/incoming.ts'
import { checkedFile } from '../media/prepare.ts'
import { assertRoom } from '../plans/plan-room.ts'
import { anyOf } from '../sql.ts'
import { fileErrors } from './file.errors.ts'
import type { FileLinks } from './file-links.ts'
import { RecordFileEntity, type RecordFileRow } from './record-file.entity.ts'

/** What is known of a file whose bytes lie in the storage. */
type Stored = StoredFile & Pick<RecordFileRow, 'storageName' | 'sha256' | 'field' | 'createdByName'>

/** Private files of records: bytes in the storage, a row each in the database. */
export class RecordFileStore implements Files {
  readonly #database: Database
  readonly #storage: MediaStorage
  readonly #bytes: ByteStore
  readonly #inspection: FileInspection
  readonly #incoming: Incoming
  readonly #links: FileLinks
  readonly #tenant: CurrentTenant
  /** What this process has stored, by what it gave for it: nothing else can be added to a record. */
  readonly #stored = new WeakMap<StoredFile, Stored>()
  readonly #added = new WeakSet<StoredFile>()

  constructor(
    ...[database, storage, bytes, inspection, incoming, links, tenant]: [
      Database,
      MediaStorage,
      ByteStore,
      FileInspection,
      Incoming,
      FileLinks,
      CurrentTenant,
    ]
  ) {
    this.#database = database
    this.#storage = storage
    this.#bytes = bytes
    this.#inspection = inspection
    this.#incoming = incoming
    this.#links = links
    this.#tenant = tenant
  }

  put(record: FileRecord, file: NewFile): Promise<RecordFile> {
    return this.storing([file], ([stored]) => {
      if (!stored) throw fileErrors.FILE_NOT_FOUND()
      return this.#database.tenant((tx) => this.add(tx, record, stored))
    })
  }

  async storing<T>(files: readonly NewFile[], work: (stored: readonly StoredFile[]) => Promise<T>): Promise<T> {
    if (currentFrame()) throw new Error('Store files outside of a unit of work.')
    const stored: Stored[] = []
    const names = (which: readonly Stored[]) => which.map(({ storageName }) => storageName)
    return this.#bytes.recordedBy(
      () => names(stored),
      async () => {
        for (const file of files) stored.push(await this.#store(file))
        const done = await work(stored)
        const unused = stored.filter((file) => !this.#added.has(file))
        if (unused.length > 0) await this.#bytes.discard(names(unused), undefined)
        return done
      },
    )
  }

  async #store({ name, declared, field = '', by = '', source }: NewFile): Promise<Stored> {
    const fileName = plainName(name)
    return this.#onDisk(fileName, source, async (found) => {
      const claims = { fileName, ...(declared !== undefined && { declared }) }
      const { type, size, sha256 } = await checkedFile(this.#inspection, tenantOfWork(), {
        ...{ fileName, source: found, claims },
      })
      const storageName = await this.#bytes.keep(found, type)
      const facts = { name: fileName, mimeType: type.mimeType, size, sha256, storageName }
      const stored = { ...facts, field, createdByName: by }
      this.#stored.set(stored, stored)
      return stored
    })
  }

  /**
   * Store bytes whose row an archive brings: what the row has to say of them. Whoever has written it says so to the byte
   * store.
   */
  async keepBytes(
    name: string,
    bytes: Buffer,
  ): Promise<Pick<RecordFileRow, 'storageName' | 'mimeType' | 'size' | 'sha256'>> {
    const { storageName, mimeType, size, sha256 } = await this.#store({ name, source: { bytes } })
    return { storageName, mimeType, size, sha256 }
  }

  #onDisk<T>(name: string, source: FileBytes, use: (source: FileSource) => Promise<T>): Promise<T> {
    if ('path' in source) return use({ path: source.path })
    if ('stream' in source) return this.#incoming.drained(name, source.stream, (path) => use({ path }))
    const { buffer, byteOffset, byteLength } = source.bytes
    return use({ bytes: Buffer.from(buffer, byteOffset, byteLength) })
  }

  async add(tx: Transaction, record: FileRecord, file: StoredFile): Promise<RecordFile> {
    await assertRoom(tx, 'media_bytes', file.size)
    return this.adopt(tx, record, file)
  }

  async adopt(tx: Transaction, { kind, id: recordId }: FileRecord, file: StoredFile): Promise<RecordFile> {
    const stored = this.#stored.get(file)
    if (!stored) throw new TypeError('Only a file returned by “storing” can be added to a record.')
    const row = await tx
      .db(RecordFileEntity)
      .insertInto('record_file')
      .values({ ...stored, kind, recordId })
      .returningAll()
      .executeTakeFirstOrThrow()
    this.#added.add(file)
    return shown(row)
  }

  async list(record: FileRecord): Promise<RecordFile[]> {
    this.#assertModule(record.kind)
    const rows = await this.#database.tenant((tx) => of(tx, record).orderBy('id').execute())
    return rows.map(shown)
  }

  async counts(kind: FileRecord['kind'], ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    if (ids.length === 0) return new Map()
    const rows = await this.#database.tenant((tx) =>
      tx
        .db(RecordFileEntity)
        .selectFrom('record_file')
        .select(['recordId', ({ fn }) => fn.countAll<number>().as('files')])
        .where('kind', '=', kind)
        .where('recordId', '=', anyOf(ids))
        .groupBy('recordId')
        .execute(),
    )
    return new Map(rows.map(({ recordId, files }) => [recordId, files]))
  }

  async bytesSince(kind: FileRecord['kind'], since: Date): Promise<number> {
    const { bytes } = await this.#database.tenant((tx) =>
      tx
        .db(RecordFileEntity)
        .selectFrom('record_file')
        .select(({ fn }) => fn.sum<number | null>('size').as('bytes'))
        .where('kind', '=', kind)
        .where('createdAt', '>', since)
        .executeTakeFirstOrThrow(),
    )
    return Number(bytes ?? 0)
  }

  async open(record: FileRecord, file: number): Promise<OpenedFile> {
    this.#assertModule(record.kind)
    const row = await this.#database.tenant((tx) => of(tx, record).where('id', '=', file).executeTakeFirst())
    return this.#opened(row)
  }

  /** Behind a link, which says itself that whoever has it may have the file. */
  async openLinked(file: number): Promise<OpenedFile> {
    const row = await this.#database.tenant((tx) =>
      tx.db(RecordFileEntity).selectFrom('record_file').selectAll().where('id', '=', file).executeTakeFirst(),
    )
    if (row) this.#assertModule(row.kind)
    return this.#opened(row)
  }

  async #opened(row: RecordFileRow | undefined): Promise<OpenedFile> {
    const found = row && (await this.#storage.open(tenantOfWork(), row.storageName))
    if (!found) throw fileErrors.FILE_NOT_FOUND()
    return { file: shown(row), stream: found.stream }
  }

  async remove(record: FileRecord, file: number): Promise<void> {
    this.#assertModule(record.kind)
    await this.#database.tenant(async (tx) => {
      const { kind, id: recordId } = record
      const gone = await tx.em.nativeDelete(RecordFileEntity, { id: file, kind, recordId })
      if (gone === 0) throw fileErrors.FILE_NOT_FOUND()
    })
  }

  async link(file: number, seconds: number): Promise<string> {
    const row = await this.#database.tenant((tx) => tx.em.findOne(RecordFileEntity, { id: file }))
    if (!row) throw fileErrors.FILE_NOT_FOUND()
    this.#assertModule(row.kind)
    return `${this.#tenant.get()?.origin ?? ''}${await this.#links.made(file, seconds)}`
  }

  /** Files are core's rows: that a website lacks the module is not seen by row-level security. */
  #assertModule(kind: string): void {
    const [module = ''] = kind.split('.')
    if (module !== 'core' && !this.#tenant.get()?.modules.includes(module)) throw fileErrors.FILE_NOT_FOUND()
  }
}

const of = (tx: Transaction, { kind, id }: FileRecord) =>
  tx.db(RecordFileEntity).selectFrom('record_file').selectAll().where('kind', '=', kind).where('recordId', '=', id)

function shown({ id, field, name, mimeType, size, createdAt, createdByName }: RecordFileRow): RecordFile {
  return { id, field, name, mimeType, size, createdAt: createdAt.toISOString(), createdBy: createdByName }
}
