import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { TenantArchive } from '@ashlar/sdk/platform'
import type { Tenant, Transaction } from '@ashlar/sdk/server'
import type { Config } from '../../config/config.ts'
import { ProcessFiles } from '../../media-storage/process-files.ts'
import type { MediaStorage, StoredBytes } from '../../media-storage/storage.ts'
import type { Author } from '../author.ts'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import { plainWords } from '../plain-words.ts'
import { expression } from '../sql.ts'
import { TenantEntity } from '../tenants/tenant.entity.ts'
import type { TenantLookUp } from '../tenants/tenant-directory.ts'
import { archiveErrors } from './archive.errors.ts'
import { archiveLimits, keptFor } from './archive.format.ts'
import { exportTenant, importTenant } from './archive.jobs.ts'
import { archiveOf } from './archive.record.ts'
import { type ArchiveRecord, TenantArchiveEntity } from './tenant-archive.entity.ts'

/** A file on its way. */
export interface ArchiveUpload {
  readonly stream: Readable
  readonly fileName: string
}

/** What becomes of a file that was sent. */
export interface ArchiveReading {
  readonly kind: 'import' | 'restore'
  readonly job: typeof importTenant
  /** As the audit log calls it. */
  readonly action: string
}

/** Archives of websites: asked for here, made and brought in by jobs, kept for some days. */
export class TenantArchives {
  readonly #database: CoreDatabase
  readonly #directory: TenantLookUp
  readonly #storage: MediaStorage
  readonly #files: ProcessFiles

  constructor(
    database: CoreDatabase,
    directory: TenantLookUp,
    storage: MediaStorage,
    { dataFolder }: Pick<Config, 'dataFolder'>,
  ) {
    this.#database = database
    this.#directory = directory
    this.#storage = storage
    this.#files = new ProcessFiles(join(dataFolder, 'archives'))
  }

  /** Newest first. @throws 404 */
  async list(tenantId: number): Promise<TenantArchive[]> {
    const { guid } = await this.tenant(tenantId)
    const rows = await this.#database.forTenant(guid, (tx) =>
      kept(tx).orderBy('createdAt', 'desc').orderBy('id').limit(50).execute(),
    )
    return rows.map(archiveOf)
  }

  /** Ask for an archive of the whole website. @throws 409 while another is under way */
  async export(tenantId: number, author: Author): Promise<TenantArchive> {
    const tenant = await this.tenant(tenantId)
    const fileName = fileNameOf(tenant)
    return this.#database.forTenant(tenant.guid, async (tx) => {
      const record = await begin(tx, { kind: 'export', fileName, storageName: '', size: 0 }, author)
      await tx.enqueue(exportTenant, { archive: record.id })
      tx.audit({ action: 'tenant.export-asked', entity: 'tenant', entityId: tenant.id, title: tenant.name })
      return archiveOf(record)
    })
  }

  /**
   * Take an archive while it arrives; a job reads it.
   *
   * @throws 413 for one that is too large, 400 for one that ended too soon, 409 while another is under way
   */
  import(tenantId: number, file: ArchiveUpload, author: Author): Promise<TenantArchive> {
    return this.take(tenantId, file, author, { kind: 'import', job: importTenant, action: 'tenant.import-asked' })
  }

  /** The same for whatever reads it. */
  async take(
    tenantId: number,
    { stream, fileName }: ArchiveUpload,
    author: Author,
    { kind, job, action }: ArchiveReading,
  ): Promise<TenantArchive> {
    const tenant = await this.tenant(tenantId)
    const path = await this.path(randomUUID())
    try {
      const size = await this.#receive(stream, path)
      const storageName = `archive-${randomUUID()}.zip`
      await this.#storage.putFile(tenant.guid, storageName, path, 'application/zip')
      return await this.#database
        .forTenant(tenant.guid, async (tx) => {
          const record = await begin(tx, { kind, fileName, storageName, size }, author)
          await tx.enqueue(job, { archive: record.id })
          tx.audit({ action, entity: 'tenant', entityId: tenant.id, title: tenant.name, details: { file: fileName } })
          return archiveOf(record)
        })
        .catch(async (error: unknown) => {
          await this.#storage.remove(tenant.guid, [storageName])
          throw error
        })
    } finally {
      await rm(path, { force: true })
    }
  }

  /** @throws 404, 409 for one that is not finished */
  async open(tenantId: number, id: string): Promise<{ readonly fileName: string; readonly file: StoredBytes }> {
    const { guid } = await this.tenant(tenantId)
    const record = await this.#find(guid, id)
    if (!archiveOf(record).isThere) throw archiveErrors.ARCHIVE_NOT_READY()
    const file = await this.#storage.open(guid, record.storageName)
    if (file === undefined) throw errors.NOT_FOUND('such backup')
    return { fileName: record.fileName, file }
  }

  /** @throws 404, 409 for one that is under way */
  async remove(tenantId: number, id: string): Promise<void> {
    const { guid } = await this.tenant(tenantId)
    const { state, storageName } = await this.#find(guid, id)
    if (state === 'waiting' || state === 'running') throw archiveErrors.ARCHIVE_UNDER_WAY()
    await this.#database.forTenant(guid, async (tx) => {
      await tx.db(TenantArchiveEntity).deleteFrom('tenant_archive').where('id', '=', id).execute()
      tx.audit({ action: 'tenant.archive-deleted', entity: 'tenant', entityId: tenantId })
    })
    if (storageName !== '') await this.#storage.remove(guid, [storageName])
  }

  /** A place for the bytes of an archive while this process works on them. */
  path(name: string): Promise<string> {
    return this.#files.path(`${name}.zip`)
  }

  /** Delete what processes left that were killed over an archive. */
  sweep(): Promise<void> {
    return this.#files.sweep()
  }

  async #receive(stream: Readable, path: string): Promise<number> {
    let size = 0
    const counted = new Transform({
      transform(bytes: Buffer, _, done) {
        size += bytes.length
        const isTooLarge = size > archiveLimits.bytes
        done(isTooLarge ? archiveErrors.ARCHIVE_TOO_LARGE('4 GB') : null, bytes)
      },
    })
    await pipeline(stream, counted, createWriteStream(path, { flags: 'wx', mode: 0o600 })).catch((error: unknown) => {
      const isCut = error instanceof Error && 'code' in error && /PREMATURE|ECONNRESET|ABORT/.test(String(error.code))
      throw isCut ? archiveErrors.ARCHIVE_CUT_OFF().causedBy(error) : error
    })
    return (await stat(path)).size
  }

  async #find(tenant: string, id: string): Promise<ArchiveRecord> {
    const record = await this.#database.forTenant(tenant, (tx) => kept(tx).where('id', '=', id).executeTakeFirst())
    if (record === undefined) throw errors.NOT_FOUND('such backup')
    return record
  }

  /** @throws 404 */
  async tenant(id: number): Promise<Tenant> {
    const row = await this.#database.system((tx) =>
      tx.db(TenantEntity).selectFrom('tenant').select('guid').where('id', '=', id).executeTakeFirst(),
    )
    const tenant = row === undefined ? null : await this.#directory.byGuid(row.guid)
    if (tenant === null) throw errors.NOT_FOUND('such website')
    return tenant
  }
}

/** Name of a website's archive that is made today. */
export function fileNameOf({ name }: Pick<Tenant, 'name'>, kind = ''): string {
  const day = new Date().toISOString().slice(0, 10)
  return [plainWords(name, 60) || 'website', day, kind]
    .filter((word) => word !== '')
    .join('-')
    .concat('.zip')
}

/** Those whose days are not over. */
export const kept = (tx: Transaction) =>
  tx
    .db(TenantArchiveEntity)
    .selectFrom('tenant_archive')
    .selectAll()
    .where('expiresAt', '>', ({ fn }) => fn<Date>('now'))

type NewArchive = Pick<ArchiveRecord, 'kind' | 'size' | 'fileName' | 'storageName'> &
  Partial<Pick<ArchiveRecord, 'source'>>

/** @throws 409 while another is under way */
export async function begin(
  tx: Transaction,
  { kind, size, fileName, storageName, source = null }: NewArchive,
  author: Author,
): Promise<ArchiveRecord> {
  const record = await tx
    .db(TenantArchiveEntity)
    .insertInto('tenant_archive')
    .values({
      ...{ id: randomUUID(), kind, size, fileName, storageName, source, authorName: author.name },
      expiresAt: expression<Date>`now() + make_interval(days => ${keptFor[kind]}::integer)`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (record === undefined) throw archiveErrors.ARCHIVE_UNDER_WAY()
  return record
}
