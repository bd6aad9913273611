import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { AshlarError, type JobContext, type Log, type Tenant, type Transaction } from '@ashlar/sdk/server'
import { currentTenant } from '../../data/context.ts'
import type { MediaStorage } from '../../media-storage/storage.ts'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import type { ArchiveReader } from './archive-reader.ts'
import type { ArchiveWriter, Tell } from './archive-writer.ts'
import { type ArchiveRecord, TenantArchiveEntity } from './tenant-archive.entity.ts'
import type { TenantArchives } from './tenant-archive.service.ts'

/** Milliseconds between two words about how far it is. */
const pause = 400

/** Makes archives and brings them in, in the background. Each is safe to begin again from its beginning. */
export class ArchiveWork {
  readonly #database: CoreDatabase
  readonly #archives: TenantArchives
  readonly #writer: ArchiveWriter
  readonly #reader: ArchiveReader
  readonly #storage: MediaStorage
  readonly #log: Log | undefined

  constructor(
    database: CoreDatabase,
    archives: TenantArchives,
    writer: ArchiveWriter,
    reader: ArchiveReader,
    storage: MediaStorage,
    log: Log | undefined,
  ) {
    this.#database = database
    this.#archives = archives
    this.#writer = writer
    this.#reader = reader
    this.#storage = storage
    this.#log = log
  }

  export(id: string, context: JobContext): Promise<void> {
    return this.#do(id, context, async (tenant, record, path, tell) => {
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
    return this.#do(id, context, async (tenant, record, path, tell) => {
      const sent = await this.#storage.open(tenant.guid, record.storageName)
      if (sent === undefined) throw errors.NOT_FOUND('such backup')
      await pipeline(sent.stream, createWriteStream(path, { mode: 0o600 }), { signal: context.signal })
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

  async #do(
    id: string,
    context: JobContext,
    work: (tenant: Tenant, record: ArchiveRecord, path: string, tell: Tell) => Promise<void>,
  ): Promise<void> {
    const tenant = currentTenant()
    const record = tenant && (await this.#begin(tenant, id))
    // Done already, or deleted meanwhile: a job comes at least once.
    if (!tenant || !record) return
    const path = await this.#archives.path(id)
    try {
      await rm(path, { force: true })
      await work(tenant, record, path, this.#telling(tenant, id, context))
    } catch (error) {
      // The server stops: it is begun again by the next.
      if (context.signal.aborted) throw error
      await this.#fail(tenant, record, error)
    } finally {
      await rm(path, { force: true })
    }
  }

  #begin(tenant: Tenant, id: string): Promise<ArchiveRecord | undefined> {
    return this.#database.forTenant(tenant.guid, (tx) =>
      archive(tx, id)
        .set({ state: 'running', fraction: 0, message: '' })
        .where('state', 'in', ['waiting', 'running'])
        .returningAll()
        .executeTakeFirst(),
    )
  }

  /** Says how far it is, not more often than anybody could read. */
  #telling(tenant: Tenant, id: string, context: JobContext): Tell {
    let last = 0
    return (done, of, message) => {
      if (Date.now() - last < pause) return
      last = Date.now()
      const fraction = of === 0 ? 0 : Math.min(done / of, 1)
      const told = this.#database.forTenant(tenant.guid, async (tx) => {
        await archive(tx, id).set({ fraction, message }).where('state', '=', 'running').execute()
      })
      told
        .then(() => context.progress(fraction, message))
        .catch((error: unknown) => this.#log?.warn({ err: error, archive: id }, 'The progress could not be saved'))
    }
  }

  async #fail(tenant: Tenant, record: ArchiveRecord, error: unknown): Promise<void> {
    const isTold = error instanceof AshlarError
    if (!isTold) this.#log?.error({ err: error, archive: record.id }, 'A backup or restore failed')
    const message = isTold ? error.message : 'Something went wrong on the server. Nothing was changed. Try again.'
    await this.#database.forTenant(tenant.guid, async (tx) => {
      await archive(tx, record.id)
        .set(({ fn }) => ({ state: 'failed', message, endedAt: fn<Date>('now'), storageName: '' }))
        .execute()
      tx.audit({
        action: `tenant.${record.kind}-failed`,
        ...{ entity: 'tenant', entityId: tenant.id, title: tenant.name, details: { why: message } },
      })
    })
    if (record.storageName !== '') await this.#storage.remove(tenant.guid, [record.storageName])
  }
}

const archive = (tx: Transaction, id: string) =>
  tx.db(TenantArchiveEntity).updateTable('tenant_archive').where('id', '=', id)

async function end(tx: Transaction, id: string, notes: readonly string[]): Promise<void> {
  await archive(tx, id)
    .set(({ fn }) => ({ state: 'done', fraction: 1, message: '', endedAt: fn<Date>('now'), notes }))
    .execute()
}
