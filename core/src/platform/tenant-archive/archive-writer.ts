import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type CsvValue, csvLine, type Tenant } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import type { MediaStorage } from '../../media-storage/storage.ts'
import type { CoreDatabase } from '../core-database.ts'
import { RecordFileEntity } from '../files/record-file.entity.ts'
import { AccountEntity } from '../identity/account.entity.ts'
import { roleIdOf } from '../identity/role.store.ts'
import { MediaEntity } from '../media/media.entity.ts'
import {
  dataName,
  format,
  formatVersion,
  listName,
  type Manifest,
  manifestName,
  mediaName,
  recordFileName,
} from './archive.format.ts'
import { hasBytes, isList, type TravellingTable, travellingTables } from './archived-tables.ts'
import { hasChanged, layAside, sinceNow } from './rows-aside.ts'
import { StagedRows } from './staged-rows.ts'

/** Told how much of the work is done. */
export type Tell = (done: number, of: number, message: string) => void

interface Written {
  /** A sentence for each thing that could not be put in. */
  readonly lost: string[]
  /** From which transaction on a row may have changed since the rows were laid aside. */
  readonly since: string
}

/** A file that lies in the storage, and what it is called in the archive. */
interface FileBeside {
  readonly name: string
  /** For a person. */
  readonly title: string
  readonly storageName: string
}

/**
 * Writes a website into a file: its rows as they were at one moment, then their bytes. Whatever its size, a few rows and
 * one file are in memory at a time.
 */
export class ArchiveWriter {
  readonly #database: CoreDatabase
  readonly #composition: Composition
  readonly #storage: MediaStorage

  constructor(database: CoreDatabase, composition: Composition, storage: MediaStorage) {
    this.#database = database
    this.#composition = composition
    this.#storage = storage
  }

  /** Gives a sentence for each thing that could not be put in. */
  async write(tenant: Tenant, archive: string, path: string, tell: Tell, signal: AbortSignal): Promise<string[]> {
    const { lost } = await this.writeKeeping(tenant, archive, path, tell, signal)
    await new StagedRows(this.#database, tenant.guid, archive).clear()
    return lost
  }

  /** The same, and the rows stay aside, so that the website can be compared with them (`assertUnchanged`). */
  async writeKeeping(
    ...[tenant, archive, path, tell, signal]: [Tenant, string, string, Tell, AbortSignal]
  ): Promise<Written> {
    const staged = new StagedRows(this.#database, tenant.guid, archive)
    await staged.clear()
    const { tables, since } = await this.#photograph(tenant, archive, staged)
    const counts = await staged.counts()
    const lost: string[] = []
    const files = [...(await this.#mediaOf(tenant)), ...(await this.#recordFilesOf(tenant))]
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0) + files.length
    let done = 0
    const step = (message: string) => tell(++done, total, message)

    const { ZipFile } = await import('yazl')
    const zip = new ZipFile()
    const broken = new AbortController()
    zip.on('error', (error) => broken.abort(error))
    const add = (name: string, open: () => Readable | Promise<Readable>, compress = true) =>
      zip.addReadStreamLazy(name, { compress }, (give) => {
        const opened = Promise.resolve().then(open)
        opened.then(
          (stream) =>
            give(
              null,
              stream.on('error', (error) => broken.abort(error)),
            ),
          (error: unknown) => broken.abort(error),
        )
      })

    zip.addBuffer(Buffer.from(`${JSON.stringify(this.#manifest(tenant, tables, counts), null, 2)}\n`), manifestName)
    for (const table of tables) {
      if (!counts.has(table.name)) continue
      const open = () => Readable.from(documents(staged, table, () => step('Writing documents')))
      // A file of a visitor may be one byte over and over: packed it would be taken for a bomb when it is brought in.
      add(dataName(table.name), open, !hasBytes(table))
      if (isList(table)) add(listName(table.name), () => Readable.from(list(staged, table)))
    }
    add(listName('core.people'), () => Readable.from(this.#people(tenant)))
    for (const file of files) {
      const open = async () => {
        step('Writing files')
        const found = await this.#storage.open(tenant.guid, file.storageName)
        if (!found) lost.push(`The file “${file.title}” was missing from the media storage.`)
        return found?.stream ?? Readable.from([])
      }
      add(file.name, open, false)
    }
    zip.end()
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
    await pipeline(zip.outputStream, file, { signal: AbortSignal.any([signal, broken.signal]) }).catch(
      (error: unknown) => {
        throw broken.signal.aborted ? broken.signal.reason : error
      },
    )
    return { lost, since }
  }

  /**
   * Every row as it is at one moment, so that no reference leads to what came later. They are laid aside step by step,
   * while others work; tables in which something changed meanwhile are laid aside again, all of them at that moment.
   */
  async #photograph(tenant: Tenant, archive: string, staged: StagedRows) {
    const since = await this.#database.system(sinceNow)
    const tables = await this.#database.system((tx) => travellingTables(tx, this.#composition))
    for (const table of tables) {
      await layAside((step) => this.#database.system(step), tenant.guid, archive, table)
    }
    const moment = await this.#database.long(async (tx) => {
      await tx.sql`set transaction isolation level repeatable read`
      const seen = await sinceNow(tx)
      for (const table of tables) {
        if (!(await hasChanged(tx, since, tenant.guid, archive, table))) continue
        await staged.clearWithin(tx, table.name)
        await layAside((step) => step(tx), tenant.guid, archive, table)
      }
      return seen
    })
    return { tables, since: moment }
  }

  #manifest(tenant: Tenant, tables: readonly TravellingTable[], counts: ReadonlyMap<string, number>): Manifest {
    return {
      format,
      version: formatVersion,
      name: tenant.name,
      website: tenant.guid,
      madeAt: new Date().toISOString(),
      packages: Object.fromEntries(this.#composition.packages.map(({ name, version }) => [name, version])),
      tables: tables.flatMap(({ name }) => {
        const rows = counts.get(name)
        return rows === undefined ? [] : { name, rows }
      }),
    }
  }

  async #mediaOf(tenant: Tenant): Promise<FileBeside[]> {
    const rows = await this.#database.system((tx) =>
      tx
        .db(MediaEntity)
        .selectFrom('media')
        .select(['id', 'fileName', 'storageName'])
        .where('tenantId', '=', tenant.guid)
        .orderBy('id')
        .execute(),
    )
    return rows.map(({ id, fileName, storageName }) => ({
      ...{ name: mediaName(id, fileName), title: fileName, storageName },
    }))
  }

  async #recordFilesOf(tenant: Tenant): Promise<FileBeside[]> {
    const rows = await this.#database.system((tx) =>
      tx
        .db(RecordFileEntity)
        .selectFrom('record_file')
        .select(['id', 'name', 'storageName'])
        .where('tenantId', '=', tenant.guid)
        .orderBy('id')
        .execute(),
    )
    return rows.map(({ id, name, storageName }) => ({
      ...{ name: recordFileName(id, storageName), title: name, storageName },
    }))
  }

  /** Who worked on the website. They are people, not rows: nobody gets an account from an archive. */
  async *#people(tenant: Tenant): AsyncGenerator<string> {
    yield csvLine(['email', 'display_name', 'role_id', 'state', 'created_at'])
    for (let after = 0; ; ) {
      const people = await this.#database.system((tx) =>
        tx
          .db(AccountEntity)
          .selectFrom('account')
          .select(['id', 'email', 'displayName', 'roleId', 'customRoleId', 'state', 'createdAt'])
          .where('tenantId', '=', tenant.guid)
          .where('id', '>', after)
          .orderBy('id')
          .limit(500)
          .execute(),
      )
      for (const { email, displayName, state, createdAt, ...account } of people)
        yield csvLine([email, displayName, roleIdOf(account), state, createdAt])
      const last = people.at(-1)
      if (last === undefined) return
      after = last.id
    }
  }
}

async function* documents(staged: StagedRows, { name }: TravellingTable, step: () => void): AsyncGenerator<string> {
  for await (const text of staged.of(name)) {
    step()
    yield `${text}\n`
  }
}

async function* list(staged: StagedRows, { name, columns }: TravellingTable): AsyncGenerator<string> {
  const shown = columns.filter(({ travels }) => travels)
  yield `\uFEFF${csvLine(shown.map((column) => column.name))}`
  for await (const text of staged.of(name)) {
    const row: unknown = JSON.parse(text)
    yield csvLine(shown.map((column) => cellOf(row, column.name)))
  }
}

function cellOf(row: unknown, column: string): CsvValue | CsvValue[] {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, column) : undefined
  return Array.isArray(value) ? value.map(String) : isPlain(value) ? value : String(value)
}

const isPlain = (value: unknown): value is string | number | boolean | null | undefined =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)
