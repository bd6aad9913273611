import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { AshlarError, type JobContext, type Log, type Tenant, type Transaction } from '@ashlar/sdk/server'
import { currentTenant } from '../../data/context.ts'
import type { MediaStorage } from '../../media-storage/storage.ts'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import type { Tell } from './archive-writer.ts'
import { type ArchiveRecord, TenantArchiveEntity } from './tenant-archive.entity.ts'
import type { TenantArchives } from './tenant-archive.service.ts'

/** Milliseconds between two words about how far it is. */
const pause = 400

export type ArchiveTask = (tenant: Tenant, record: ArchiveRecord, path: string, tell: Tell) => Promise<void>

/** Runs the work of one archive: its record says how far it is and how it ended. */
export class ArchiveRun {
  readonly #database: CoreDatabase
  readonly #archives: TenantArchives
  readonly #storage: MediaStorage
  readonly #log: Log | undefined

  constructor(database: CoreDatabase, archives: TenantArchives, storage: MediaStorage, log: Log | undefined) {
    this.#database = database
    this.#archives = archives
    this.#storage = storage
    this.#log = log
  }

  /** Copy the bytes of an archive out of the storage. @throws 404 */
  async fetch(tenant: Tenant, storageName: string, path: string, signal: AbortSignal): Promise<void> {
    const sent = await this.#storage.open(tenant.guid, storageName)
    if (sent === undefined) throw errors.NOT_FOUND('such backup')
    await pipeline(sent.stream, createWriteStream(path, { mode: 0o600 }), { signal })
  }

  /** Do nothing for one that is done already. `path` is a place for its bytes; they go in the end. */
  async do(id: string, context: JobContext, work: ArchiveTask): Promise<void> {
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
        .set({ state: 'running', fraction: 0, message: '', run: randomUUID() })
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
    const isLatest = await this.#database.forTenant(tenant.guid, async (tx) => {
      const failed = await archive(tx, record.id)
        .set(({ fn }) => ({ state: 'failed', message, endedAt: fn<Date>('now'), storageName: '' }))
        .where('run', '=', record.run)
        .returning('id')
        .executeTakeFirst()
      // Another run has taken over: how it ends is its own to say.
      if (failed === undefined) return false
      tx.audit({
        action: `tenant.${record.kind}-failed`,
        ...{ entity: 'tenant', entityId: tenant.id, title: tenant.name, details: { why: message } },
      })
      return true
    })
    if (isLatest && record.storageName !== '') await this.#storage.remove(tenant.guid, [record.storageName])
  }
}

export const archive = (tx: Transaction, id: string) =>
  tx.db(TenantArchiveEntity).updateTable('tenant_archive').where('id', '=', id)

export async function end(tx: Transaction, id: string, notes: readonly string[]): Promise<void> {
  await archive(tx, id)
    .set(({ fn }) => ({ state: 'done', fraction: 1, message: '', endedAt: fn<Date>('now'), notes }))
    .execute()
}
