import { stat } from 'node:fs/promises'
import type { JobContext } from '@ashlar/sdk/server'
import type { MediaStorage } from '../../media-storage/storage.ts'
import type { CoreDatabase } from '../core-database.ts'
import type { ArchiveReader } from './archive-reader.ts'
import { type ArchiveRun, archive, end } from './archive-run.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import { TenantArchiveEntity } from './tenant-archive.entity.ts'
import type { TenantArchives } from './tenant-archive.service.ts'

/** Makes archives and brings them in, in the background. Each is safe to begin again from its beginning. */
export class ArchiveWork {
  readonly #database: CoreDatabase
  readonly #archives: TenantArchives
  readonly #writer: ArchiveWriter
  readonly #reader: ArchiveReader
  readonly #storage: MediaStorage
  readonly #run: ArchiveRun

  constructor(
    ...[database, archives, writer, reader, storage, run]: [
      CoreDatabase,
      TenantArchives,
      ArchiveWriter,
      ArchiveReader,
      MediaStorage,
      ArchiveRun,
    ]
  ) {
    this.#database = database
    this.#archives = archives
    this.#writer = writer
    this.#reader = reader
    this.#storage = storage
    this.#run = run
  }

  export(id: string, context: JobContext): Promise<void> {
    return this.#run.do(id, context, async (tenant, record, path, tell) => {
      const lost = await this.#writer.write(tenant, id, path, tell, context.signal)
      const { size } = await stat(path)
      const name = `archive-${record.id}.zip`
      await this.#storage.putFile(tenant.guid, name, path, 'application/zip')
      await this.#database.forTenant(tenant.guid, async (tx) => {
        await archive(tx, id).set({ storageName: name, size }).execute()
        await end(tx, id, lost)
        tx.audit({ action: 'tenant.exported', entity: 'tenant', entityId: tenant.id, title: tenant.name })
      })
    })
  }

  import(id: string, context: JobContext): Promise<void> {
    return this.#run.do(id, context, async (tenant, record, path, tell) => {
      await this.#run.fetch(tenant, record.storageName, path, context.signal)
      await this.#reader.read({ tenant, archive: id, path, tell, signal: context.signal }, async (_, notes) => {
        await this.#database.forTenant(tenant.guid, async (tx) => {
          await end(tx, id, notes)
          const about = { entity: 'tenant', entityId: tenant.id, title: tenant.name }
          tx.audit({ action: 'tenant.imported', ...about, details: { file: record.fileName } })
          tx.dropTags('pages', 'settings', 'theme')
        })
      })
      await this.#storage.remove(tenant.guid, [record.storageName])
    })
  }

  /** Archives whose days are over, with their bytes, and what killed processes left of others. */
  async purge(): Promise<void> {
    const gone = await this.#database.platform('Delete expired backups', (tx) =>
      tx
        .db(TenantArchiveEntity)
        .deleteFrom('tenant_archive')
        .where('expiresAt', '<=', ({ fn }) => fn<Date>('now'))
        .returning(['tenantId', 'storageName'])
        .execute(),
    )
    for (const { tenantId, storageName } of gone)
      if (storageName !== '') await this.#storage.remove(tenantId, [storageName])
    await this.#archives.sweep()
  }
}
