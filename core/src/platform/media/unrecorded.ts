import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import { ProcessFiles } from '../../media-storage/process-files.ts'
import type { MediaStorage } from '../../media-storage/storage.ts'
import type { CoreDatabase } from '../core-database.ts'

interface Named {
  readonly tenant: string
  readonly name: string
}

/**
 * Which files lie in the storage before a record names them. It is noted on disk before their bytes are kept, so that
 * when a process is killed the next one knows what to look for, wherever the bytes lie and however many there are.
 */
export class Unrecorded {
  readonly #database: CoreDatabase
  readonly #storage: MediaStorage
  readonly #notes: ProcessFiles

  constructor(database: CoreDatabase, storage: MediaStorage, { dataFolder }: Pick<Config, 'dataFolder'>) {
    this.#database = database
    this.#storage = storage
    this.#notes = new ProcessFiles(join(dataFolder, 'media-unrecorded'))
  }

  /** Said before the bytes of a file go into the storage. */
  async announce(tenant: string, name: string): Promise<void> {
    await writeFile(await this.#notes.path(`${tenant}~${name}`), '')
  }

  /** Said once records name the files. */
  async forget(tenant: string, names: readonly string[]): Promise<void> {
    for (const name of names) await rm(await this.#notes.path(`${tenant}~${name}`), { force: true })
  }

  /** Remove files that get no record. */
  async remove(tenant: string, names: readonly string[]): Promise<void> {
    await this.#storage.remove(tenant, names)
    await this.forget(tenant, names)
  }

  /** Leave files to a later sweep, when nobody can tell whether they got a record. */
  async leave(tenant: string, names: readonly string[]): Promise<void> {
    for (const name of names) await this.#notes.disown(`${tenant}~${name}`)
  }

  /** Remove the files of processes that were killed before they had written the record. */
  async sweep(): Promise<void> {
    const left = await this.#notes.left()
    const files = left.flatMap((note) => {
      const [, tenant, name] = /^([0-9a-f-]{36})~([0-9a-f]{32}\.[a-z0-9]+)$/.exec(note.name) ?? []
      return tenant === undefined || name === undefined ? [] : [{ tenant, name }]
    })
    const recorded = await this.#recorded(files)
    for (const [tenant, names] of Map.groupBy(files, (file) => file.tenant)) {
      const lost = names.filter(({ name }) => !recorded.has(name)).map(({ name }) => name)
      await this.#storage.remove(tenant, lost)
    }
    for (const { path } of left) await rm(path, { force: true })
  }

  async #recorded(files: readonly Named[]): Promise<ReadonlySet<string>> {
    if (files.length === 0) return new Set()
    const tenants = [...new Set(files.map(({ tenant }) => tenant))]
    const names = files.map(({ name }) => name)
    const rows = await this.#database.system(async (tx) => {
      // PostgreSQL may still commit what a killed process sent last: the lock is given when that has ended.
      await tx.sql`lock table core.media, core.record_file, core.data_import in share mode`
      return tx.sql<{ name: string }>`
        select storage_name as name from core.media
          where tenant_id = any(${tenants}::uuid[]) and storage_name = any(${names}::text[])
        union all select storage_name from core.record_file
          where tenant_id = any(${tenants}::uuid[]) and storage_name = any(${names}::text[])
        union all select storage_name from core.data_import
          where tenant_id = any(${tenants}::uuid[]) and storage_name = any(${names}::text[])`
    })
    return new Set(rows.map(({ name }) => name))
  }
}
