import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import type { Tenant, Transaction } from '@ashlar/sdk/server'
import type { MediaStorage } from '../../media-storage/storage.ts'
import type { CoreDatabase } from '../core-database.ts'
import { expression } from '../sql.ts'
import { keptFor } from './archive.format.ts'
import { archive, end } from './archive-run.ts'
import type { ArchiveWriter, Tell } from './archive-writer.ts'
import type { TravellingTable } from './archived-tables.ts'
import { hasChanged, isAsLaidAside } from './rows-aside.ts'
import { StagedRows } from './staged-rows.ts'
import { type ArchiveRecord, TenantArchiveEntity } from './tenant-archive.entity.ts'
import { fileNameOf, type TenantArchives } from './tenant-archive.service.ts'

/** A complete backup of a website, whose rows still lie aside to be compared with. */
export interface SafetyCopy {
  readonly id: string
  readonly fileName: string
  readonly storageName: string
  /** From which transaction on a row may have changed since. */
  readonly since: string
}

/** The website is not any more as its safety copy says. */
export class WebsiteChanged extends Error {}

/** Backups that are made before a restore. */
export class SafetyCopies {
  readonly #database: CoreDatabase
  readonly #archives: TenantArchives
  readonly #writer: ArchiveWriter
  readonly #storage: MediaStorage

  constructor(database: CoreDatabase, archives: TenantArchives, writer: ArchiveWriter, storage: MediaStorage) {
    this.#database = database
    this.#archives = archives
    this.#writer = writer
    this.#storage = storage
  }

  /** A backup that can be restored; undefined once it is deleted. */
  find(tx: Transaction, id: string): Promise<Pick<ArchiveRecord, 'fileName' | 'storageName'> | undefined> {
    return tx
      .db(TenantArchiveEntity)
      .selectFrom('tenant_archive')
      .select(['fileName', 'storageName'])
      .where('id', '=', id)
      .where('kind', '=', 'export')
      .where('state', '=', 'done')
      .where('storageName', '<>', '')
      .where('expiresAt', '>', ({ fn }) => fn<Date>('now'))
      .executeTakeFirst()
  }

  async make(tenant: Tenant, authorName: string, tell: Tell, signal: AbortSignal): Promise<SafetyCopy> {
    const id = randomUUID()
    const copy = { id, fileName: fileNameOf(tenant, 'safety-copy'), storageName: `archive-${id}.zip` }
    const path = await this.#archives.path(id)
    await this.#begin(tenant, copy, authorName)
    try {
      const telling: Tell = (done, of) => tell(done, of, 'Making the safety copy')
      const { lost, since } = await this.#writer.writeKeeping(tenant, id, path, telling, signal)
      const { size } = await stat(path)
      await this.#storage.putFile(tenant.guid, copy.storageName, path, 'application/zip')
      await this.#database.forTenant(tenant.guid, async (tx) => {
        await archive(tx, id).set({ storageName: copy.storageName, size }).execute()
        await end(tx, id, lost)
        tx.audit({ action: 'tenant.exported', entity: 'tenant', entityId: tenant.id, title: tenant.name })
      })
      return { ...copy, since }
    } catch (error) {
      await this.remove(tenant, copy)
      throw error
    } finally {
      await rm(path, { force: true })
    }
  }

  /** @throws WebsiteChanged when something was written since */
  async assertUnchanged(
    tx: Transaction,
    tenant: string,
    { id, since }: SafetyCopy,
    tables: readonly TravellingTable[],
  ): Promise<void> {
    for (const table of tables) {
      const mayDiffer = await hasChanged(tx, since, tenant, id, table)
      if (mayDiffer && !(await isAsLaidAside(tx, tenant, id, table))) throw new WebsiteChanged(table.name)
    }
  }

  /** Its rows need not lie aside any more. */
  release({ guid }: Tenant, { id }: Pick<SafetyCopy, 'id'>): Promise<void> {
    return new StagedRows(this.#database, guid, id).clear()
  }

  async remove(tenant: Tenant, { id, storageName }: Pick<SafetyCopy, 'id' | 'storageName'>): Promise<void> {
    await this.release(tenant, { id })
    await this.#database.forTenant(tenant.guid, (tx) =>
      tx.db(TenantArchiveEntity).deleteFrom('tenant_archive').where('id', '=', id).execute(),
    )
    await this.#storage.remove(tenant.guid, [storageName])
  }

  /** What a process left that was killed while it made one or compared with it. */
  async removeUnfinished(tenant: Tenant): Promise<void> {
    const rows = await this.#database.forTenant(tenant.guid, (tx) =>
      tx
        .db(TenantArchiveEntity)
        .selectFrom('tenant_archive')
        .select(['id', 'state'])
        .where('isSafetyCopy', '=', true)
        .execute(),
    )
    for (const { id, state } of rows) {
      if (state === 'done') await this.release(tenant, { id })
      else await this.remove(tenant, { id, storageName: `archive-${id}.zip` })
    }
  }

  #begin({ guid }: Tenant, { id, fileName }: Pick<SafetyCopy, 'id' | 'fileName'>, authorName: string) {
    return this.#database.forTenant(guid, (tx) =>
      tx
        .db(TenantArchiveEntity)
        .insertInto('tenant_archive')
        .values({
          ...{ id, fileName, authorName, kind: 'export', state: 'running', isSafetyCopy: true },
          expiresAt: expression<Date>`now() + make_interval(days => ${keptFor.export}::integer)`,
        })
        .execute(),
    )
  }
}
