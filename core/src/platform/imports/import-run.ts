import {
  AshlarError,
  type CsvRow,
  CsvUnreadable,
  csvRowsOf,
  type Database,
  type ImportContext,
  type ImportRow,
  type Transaction,
} from '@ashlar/sdk/server'
import { isWorthRepeating, sqlState } from '../../data/failure.ts'
import type { MediaStorage } from '../../media-storage/storage.ts'
import { tenantOfWork } from '../media/byte-store.ts'
import { ImportBadRowEntity, ImportEntity, type ImportRecord } from './import.entity.ts'
import { errorOf, importErrors } from './import.errors.ts'
import { mappedRow } from './proposed-mapping.ts'

const unitRows = 200
/** Milliseconds after which the job hands over to its next run, before the queue ends it. */
const longestRun = 600_000
const longestCell = 100_000

/** What rows are written by; their unit of work is running. */
export type WriteRows = (rows: readonly ImportRow[], context: ImportContext) => Promise<void>

/** Rolls a trial back, once all of it has succeeded. */
class Tried extends Error {}
/** Rolls rows back that somebody else has written meanwhile, or before which somebody has stopped the import. */
class Left extends Error {}

/** How a run ended: at the end of the file, because somebody else goes on, or because its time is over. */
export type RunEnd = { readonly how: 'end' | 'left' | 'more'; readonly record: ImportRecord }

/** One run of an import: from where it was, two hundred rows a unit of work. */
export class ImportRun {
  readonly #database: Database
  readonly #storage: MediaStorage
  readonly #write: WriteRows
  readonly #told: (record: ImportRecord) => Promise<void>

  constructor(
    database: Database,
    storage: MediaStorage,
    write: WriteRows,
    told: (record: ImportRecord) => Promise<void>,
  ) {
    this.#database = database
    this.#storage = storage
    this.#write = write
    this.#told = told
  }

  async go(first: ImportRecord, signal: AbortSignal): Promise<RunEnd> {
    const until = Date.now() + longestRun
    let record = first
    if (record.nextOffset >= record.bytes) return { how: 'end', record }
    const range = { start: record.nextOffset, end: record.bytes - 1 }
    const found = await this.#storage.open(tenantOfWork(), record.storageName, range)
    if (!found) throw importErrors.NOT_FOUND()
    try {
      const start = { offset: record.nextOffset, line: record.nextLine, separator: record.separator }
      for await (const unit of unitsOf(csvRowsOf(found.stream, start))) {
        signal.throwIfAborted()
        const next = await this.#unit(record, unit)
        if (next === undefined) return { how: 'left', record }
        record = next
        await this.#told(record)
        if (Date.now() > until) return { how: 'more', record }
      }
    } catch (error) {
      throw error instanceof CsvUnreadable ? errorOf(error.fault).causedBy(error) : error
    } finally {
      found.stream.destroy()
    }
    return { how: 'end', record }
  }

  /** All rows at once; where one is refused, each in a unit of work of its own. */
  async #unit(record: ImportRecord, rows: readonly CsvRow[]): Promise<ImportRecord | undefined> {
    try {
      return await this.#written(record, rows, [])
    } catch (error) {
      if (reasonOf(error) === undefined) throw error
    }
    let now = record
    let left: LeftOut[] = []
    for (const row of rows) {
      try {
        const next = await this.#written(now, [row], left)
        if (next === undefined) return undefined
        now = next
        left = []
      } catch (error) {
        const reason = reasonOf(error)
        if (reason === undefined) throw error
        left.push({ row, reason })
      }
    }
    return left.length === 0 ? now : this.#written(now, [], left)
  }

  /** The rows, those that were left out before them, and the place of the next one: whole or not at all. */
  async #written(
    record: ImportRecord,
    rows: readonly CsvRow[],
    left: readonly LeftOut[],
  ): Promise<ImportRecord | undefined> {
    try {
      return await this.#database.tenant(async (tx) => {
        if (!(await isStillAt(tx, record))) return undefined
        const read = rows.map(({ cells }) => readRow(record, cells))
        if (read.length > 0) await this.#write(read, { tx, by: record.accountName, isTrial: record.kind === 'check' })
        if (record.kind === 'check' && rows.length > 0) throw new Tried()
        return moved(tx, record, rows, left)
      })
    } catch (error) {
      if (error instanceof Left) return undefined
      if (!(error instanceof Tried)) throw error
      return this.#database.tenant((tx) => moved(tx, record, rows, left)).catch(leftBehind)
    }
  }
}

/** @throws IMPORT_CELL_TOO_LONG */
function readRow({ head, mapping }: ImportRecord, cells: readonly string[]): ImportRow {
  const row = mappedRow(head, cells, mapping)
  const long = Object.entries(row).find(([, cell]) => cell.length > longestCell)
  if (long) throw importErrors.CELL_TOO_LONG(long[0])
  return row
}

function leftBehind(error: unknown): undefined {
  if (!(error instanceof Left)) throw error
}

/** A row that is left out. */
interface LeftOut {
  readonly row: CsvRow
  readonly reason: string
}

async function* unitsOf(rows: AsyncIterable<CsvRow>): AsyncGenerator<readonly CsvRow[]> {
  let unit: CsvRow[] = []
  for await (const row of rows) {
    unit.push(row)
    if (unit.length < unitRows) continue
    yield unit
    unit = []
  }
  if (unit.length > 0) yield unit
}

/** Whether nobody stopped it or went on with it so far; `moved` sees whether that still holds. */
async function isStillAt(tx: Transaction, { id, state, nextOffset }: ImportRecord): Promise<boolean> {
  const row = await tx
    .db(ImportEntity)
    .selectFrom('data_import')
    .select(['state', 'nextOffset'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.state === state && row.nextOffset === nextOffset
}

/** Note the place of the next row, at the end of the unit of work: until then nobody waits for it. @throws Left */
async function moved(
  tx: Transaction,
  record: ImportRecord,
  rows: readonly CsvRow[],
  left: readonly LeftOut[],
): Promise<ImportRecord> {
  if (left.length > 0) {
    const values = left.map(({ row: { line, cells }, reason }) => ({
      ...{ importId: record.id, line, reason },
      cells: cells.map((cell) => cell.slice(0, longestCell)),
    }))
    // Another server may have noted them as well: then the place below has moved, and these go again.
    await tx
      .db(ImportBadRowEntity)
      .insertInto('import_bad_row')
      .values(values)
      .onConflict((conflict) => conflict.columns(['tenantId', 'importId', 'line']).doNothing())
      .execute()
  }
  const last = rows.at(-1) ?? left.at(-1)?.row
  const next = await tx
    .db(ImportEntity)
    .updateTable('data_import')
    .set({
      nextOffset: last?.end ?? record.nextOffset,
      nextLine: last?.next ?? record.nextLine,
      progress: record.progress + rows.length + left.length,
      written: record.written + rows.length,
      bad: record.bad + left.length,
    })
    .where('id', '=', record.id)
    .where('state', '=', record.state)
    .where('nextOffset', '=', record.nextOffset)
    .returningAll()
    .executeTakeFirst()
  if (next === undefined) throw new Left()
  return next
}

/** Why a row is left out; undefined for what is no fault of the row, and after which the import goes on later. */
function reasonOf(error: unknown): string | undefined {
  if (isWorthRepeating(error)) return undefined
  if (error instanceof AshlarError && error.status < 500) return sentencesOf(error)
  const isRefused = /^2[23]/.test(sqlState(error) ?? '')
  return isRefused ? importErrors.ROW_REFUSED().message : undefined
}

/** What is wrong with each field where the error names fields, else its own sentence. */
const sentencesOf = ({ message, errors }: AshlarError): string =>
  [...new Set(errors.map((each) => each.message))].join(' ') || message
