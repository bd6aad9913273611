import type { ArchiveRow, Tenant, Transaction } from '@ashlar/sdk/server'
import { AshlarError, parseJson } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import type { CoreDatabase } from '../core-database.ts'
import type { RecordFileStore } from '../files/files.service.ts'
import type { ByteStore } from '../media/byte-store.ts'
import type { MediaStore } from '../media/media.store.ts'
import { archiveErrors } from './archive.errors.ts'
import { dataName, hasBytesBeside, highestId, isBytesName, type Manifest, manifestName } from './archive.format.ts'
import { ArchiveFile } from './archive-file.ts'
import type { Tell } from './archive-writer.ts'
import { ArchivedBytes } from './archived-bytes.ts'
import { isNameOf, type TravellingTable, travellingTables } from './archived-tables.ts'
import { assertEmpty, assertRoomFor, writeStaged } from './import-rows.ts'
import { StagedRows } from './staged-rows.ts'

/** Rows that are written to the side at a time, and how much of them. */
const batch = { rows: 50, length: 4_000_000 }

export interface Reading {
  readonly tenant: Tenant
  /** Guid of the archive's record. */
  readonly archive: string
  /** Of the file. */
  readonly path: string
  readonly tell: Tell
  readonly signal: AbortSignal
}

/** One table of an archive, with what was found in its rows. */
export interface StagedTable {
  readonly table: TravellingTable
  /** Columns that were written. */
  readonly columns: Set<string>
  readonly highest: Map<string, number>
  rows: number
}

/** An archive that was read and checked, with its rows laid aside. */
export interface ReadArchive {
  readonly manifest: Manifest
  /** Tables that were chosen, whether the archive has rows of them or not. */
  readonly chosen: readonly TravellingTable[]
  readonly tables: readonly StagedTable[]
  /** A sentence for each thing that was left out. */
  readonly notes: readonly string[]
  readonly staged: StagedRows
  /** Remove the rows and the files again: nobody writes them. */
  discard(): Promise<void>
}

/** How an archive is read. */
export interface ReadingRules {
  /** Its rows were never out of this server, so they are taken as they are: the modules are not asked about them. */
  readonly isOwnCopy: boolean
  /** Of the tables that are known here, those whose rows are read. Throws for an archive that may not be used. */
  choose(manifest: Manifest, known: readonly TravellingTable[]): Promise<readonly TravellingTable[]>
}

/**
 * Brings an archive into an empty website. Everything is read, checked and laid aside first; then it is all written in
 * one transaction, so that a website either has the whole of it or nothing.
 */
export class ArchiveReader {
  readonly #database: CoreDatabase
  readonly #composition: Composition
  readonly #media: MediaStore
  readonly #files: RecordFileStore
  readonly #bytes: ByteStore

  constructor(
    ...[database, composition, media, files, bytes]: [CoreDatabase, Composition, MediaStore, RecordFileStore, ByteStore]
  ) {
    this.#database = database
    this.#composition = composition
    this.#media = media
    this.#files = files
    this.#bytes = bytes
  }

  /**
   * `end` is called in the transaction that writes. Gives a sentence for each thing that was left out.
   *
   * @throws ARCHIVE_BROKEN, ARCHIVE_REFUSED, ARCHIVE_NOT_EMPTY, PLAN_REQUIRED
   */
  read(reading: Reading, end: (tx: Transaction, notes: readonly string[]) => Promise<void>): Promise<void> {
    const { tenant } = reading
    const choose: ReadingRules['choose'] = async (_manifest, known) => {
      await this.#database.system((tx) => assertEmpty(tx, tenant, known))
      return known
    }
    return this.laidAside(reading, { isOwnCopy: false, choose }, ({ tables, chosen, notes, staged }) =>
      this.#write(reading, tables, chosen, async (tx) => {
        await end(tx, notes)
        await staged.clearWithin(tx)
      }),
    )
  }

  /**
   * Read an archive and lay its rows aside for the work that writes them. When something fails, the rows and the files
   * that were stored go again.
   *
   * @throws ARCHIVE_BROKEN, ARCHIVE_REFUSED, and what `choose` and the work throw
   */
  async laidAside<T>(reading: Reading, rules: ReadingRules, work: (read: ReadArchive) => Promise<T>): Promise<T> {
    const staged = new StagedRows(this.#database, reading.tenant.guid, reading.archive)
    await staged.clear()
    const file = await ArchiveFile.open(reading.path)
    const bytes = new ArchivedBytes(file, {
      media: (name, given) => this.#media.keepBytes(name, given),
      files: (name, given) => this.#files.keepBytes(name, given),
    })
    const discard = async (error?: unknown) => {
      await this.#bytes.discard(bytes.stored, error)
      await staged.clear()
    }
    let result: T
    try {
      const manifest = await file.manifest()
      const known = await this.#database.system((tx) => travellingTables(tx, this.#composition))
      const chosen = await rules.choose(manifest, known)
      const notes = unknownParts(file, manifest, known)
      const { isOwnCopy } = rules
      const tables = await this.#stageAll({ ...reading, file, bytes, manifest, chosen, notes, staged, isOwnCopy })
      result = await work({ manifest, chosen, tables, notes, staged, discard })
    } catch (error) {
      await discard(error)
      throw error
    } finally {
      file.close()
    }
    await this.#bytes.recorded(bytes.stored)
    return result
  }

  async #stageAll(
    of: Reading & {
      readonly file: ArchiveFile
      readonly bytes: ArchivedBytes
      readonly manifest: Manifest
      readonly chosen: readonly TravellingTable[]
      readonly notes: string[]
      readonly staged: StagedRows
      readonly isOwnCopy: boolean
    },
  ): Promise<StagedTable[]> {
    const { file, bytes, manifest, chosen, notes, staged, signal } = of
    const total = manifest.tables.reduce((sum, { rows }) => sum + rows, 0)
    let done = 0
    const tables: StagedTable[] = []
    for (const table of chosen) {
      const declared = manifest.tables.find(({ name }) => isNameOf(table, name))
      if (declared === undefined) continue
      const found: StagedTable = { table, columns: new Set(), highest: new Map(), rows: 0 }
      const accept = this.#acceptOf(table, bytes, of.isOwnCopy)
      let read = 0
      let left = 0
      let waiting: string[] = []
      let length = 0
      const flush = async () => {
        if (waiting.length > 0) await staged.add(table.name, waiting)
        waiting = []
        length = 0
      }
      for await (const line of file.lines(dataName(declared.name))) {
        signal.throwIfAborted()
        if (++read > declared.rows) break
        const row = rowIn(line, table)
        const accepted = await accepting(() => accept(row), table.name, read)
        if (accepted === null) left += 1
        else {
          note(found, accepted)
          // As it came where nobody changed it: numbers keep all their digits.
          const text = accepted === row ? line : JSON.stringify(accepted)
          waiting.push(text)
          length += text.length
          if (waiting.length >= batch.rows || length > batch.length) await flush()
        }
        of.tell(++done, total, hasBytesBeside(table.name) ? 'Reading files' : 'Reading documents')
      }
      await flush()
      if (read !== declared.rows)
        throw archiveErrors.ARCHIVE_BROKEN(`rows of ${table.name} are missing, or there are too many.`)
      if (left > 0) notes.push(`${left} of ${read} rows of ${table.name} were skipped because they do not apply here.`)
      tables.push(found)
    }
    return tables
  }

  /** What the module says of a row, as the tenant it comes to. */
  #acceptOf({ name, part }: TravellingTable, bytes: ArchivedBytes, isOwnCopy: boolean) {
    const { accept, deps = [] } = isOwnCopy ? {} : (part ?? {})
    const given = accept === undefined ? [] : this.#composition.resolveAll(deps)
    return async (row: ArchiveRow): Promise<ArchiveRow | null> => {
      const accepted = accept === undefined ? row : await accept(row, ...given)
      return accepted !== null && hasBytesBeside(name) ? bytes.take(name, accepted) : accepted
    }
  }

  #write(
    { tenant, archive }: Reading,
    tables: readonly StagedTable[],
    known: readonly TravellingTable[],
    end: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    return this.#database.long(async (tx) => {
      await tx.sql`select from core.tenant where guid = ${tenant.guid} for no key update`
      await assertEmpty(tx, tenant, known)
      for (const staged of tables) await writeStaged(tx, tenant.guid, archive, staged)
      await this.#database.forTenant(tenant.guid, (own) => assertRoomFor(own))
      await completeImport(this.#composition, tenant)
      await end(tx)
    })
  }
}

/** What the modules of a website still do once its rows are written. */
export async function completeImport(composition: Composition, { modules }: Tenant): Promise<void> {
  for (const { server } of composition.packages) {
    if (server === undefined || !modules.concat('core').includes(server.module.id)) continue
    for (const part of server.archive) if (part.kind === 'after') await part.run(...composition.resolveAll(part.deps))
  }
}

/** One row, its columns those of the table; its numbers within what they may be. */
function rowIn(line: string, { name, columns }: TravellingTable): ArchiveRow {
  const value = told(() => parseJson(line), name)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw archiveErrors.ARCHIVE_BROKEN(`a row of ${name} is invalid.`)
  }
  const row: ArchiveRow = { ...value }
  for (const key of Object.keys(row)) {
    const column = columns.find((each) => each.name === key)
    if (column === undefined || !column.travels) {
      throw archiveErrors.ARCHIVE_BROKEN(`rows of ${name} have “${key.slice(0, 63)}”, which is unknown here.`)
    }
    const { [key]: number } = row
    if (
      column.isIdentity &&
      !(Number.isInteger(number) && Number(number) >= 1 && Number(number) <= highestId(column.type))
    )
      throw archiveErrors.ARCHIVE_BROKEN(`a row of ${name} has an invalid number.`)
  }
  return row
}

function note(staged: StagedTable, row: ArchiveRow): void {
  const { table, columns, highest } = staged
  staged.rows += 1
  for (const key of Object.keys(row)) columns.add(key)
  for (const { name, isIdentity } of table.columns) {
    if (isIdentity) highest.set(name, Math.max(highest.get(name) ?? 0, Number(row[name])))
  }
}

async function accepting<T>(accept: () => Promise<T>, table: string, row: number): Promise<T> {
  try {
    return await accept()
  } catch (error) {
    if (!(error instanceof AshlarError) || error.status >= 500 || error.code.startsWith('ARCHIVE_')) throw error
    const [place] = error.errors
    const why = place === undefined ? error.message : `${place.path}: ${place.message}`
    throw archiveErrors.ARCHIVE_REFUSED(`Row ${row} of ${table}`, why).causedBy(error)
  }
}

/** What is in the archive and nobody here knows. */
function unknownParts(file: ArchiveFile, manifest: Manifest, known: readonly TravellingTable[]): string[] {
  const expected = new Set(manifest.tables.map(({ name }) => dataName(name)))
  const strangers = manifest.tables
    .filter(({ name }) => !known.some((table) => isNameOf(table, name)))
    .map(({ name, rows }) => `${rows} rows of ${name} were skipped because this module is not installed.`)
  const files = [...file.entries.keys()].filter(
    (name) => name !== manifestName && !name.startsWith('lists/') && !expected.has(name) && !isBytesName(name),
  )
  if (files.length > 0) strangers.push(`${files.length} unknown files were skipped.`)
  return strangers
}

function told<T>(read: () => T, table: string): T {
  try {
    return read()
  } catch (cause) {
    throw archiveErrors.ARCHIVE_BROKEN(`a row of ${table} is not JSON.`).causedBy(cause)
  }
}
