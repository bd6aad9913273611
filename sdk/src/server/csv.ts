import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { CsvRows, CsvStep, RowKey } from './list-order.ts'

/** One column of an export. */
export interface CsvColumn<Row> {
  readonly title: string
  /** Dates are written as ISO 8601, lists with semicolons, nothing as an empty cell. */
  readonly value: (row: Row) => CsvValue | readonly CsvValue[]
}
export type CsvValue = string | number | boolean | Date | null | undefined

export interface CsvExport<Row> {
  /** Of the file, without its ending: `pages`. The day is added. */
  readonly name: string
  /** All there are, by id. Ids that the query names and that are not here are left out. */
  readonly columns: Readonly<Record<string, CsvColumn<Row>>>
  /** `columns` of the query; all of them without it. */
  readonly wanted?: string | undefined
  /** The next rows behind the last one that was read; see `rowsBehind`. Called until it gives fewer than asked for. */
  readonly rows: (step: CsvStep) => Promise<CsvRows<Row>>
}

/** Rows that are read at a time: an export of any length needs the memory of so many. */
const stepRows = 500

/**
 * Answer a list as a CSV file that is written while it is read. UTF-8 with its mark, so that spreadsheets read it as
 * such; cells that a spreadsheet would take for a formula are disarmed (T25).
 *
 * @example if (query.format === 'csv') return sendCsv(reply, { name: 'members', columns, wanted: query.columns, rows })
 * rows: (step) => members.exported(query, step)
 */
export function sendCsv<Row>(reply: FastifyReply, { name, columns, wanted, rows }: CsvExport<Row>): FastifyReply {
  const ids = wanted?.split(',') ?? Object.keys(columns)
  const chosen = ids.flatMap((id) => (Object.hasOwn(columns, id) ? (columns[id] ?? []) : []))
  // The file is read as fast as it is taken: whoever drains the socket reads as the person who asked.
  const here = AsyncLocalStorage.snapshot()
  const day = new Date().toISOString().slice(0, 10)
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name.replace(/[^A-Za-z0-9_-]/g, '-')}-${day}.csv"`)
    .header('cache-control', 'no-store')
    .send(
      Readable.from(
        lines(chosen, (step) => here(rows, step)),
        { objectMode: false },
      ),
    )
}

async function* lines<Row>(columns: readonly CsvColumn<Row>[], rows: CsvExport<Row>['rows']): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columns.map(({ title }) => title))}`
  for (let after: RowKey | undefined; ; ) {
    const { rows: some, last } = await rows({ after, limit: stepRows })
    if (some.length > 0) yield some.map((row) => csvLine(columns.map(({ value }) => value(row)))).join('')
    if (some.length < stepRows) return
    after = last
  }
}

/** One line of a CSV file (RFC 4180) with its end. */
export function csvLine(cells: readonly (CsvValue | readonly CsvValue[])[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(value: CsvValue | readonly CsvValue[]): string {
  const text = Array.isArray(value) ? value.map(plain).join('; ') : plain(value)
  // A number can't be a formula; a text that begins like one is shown with an apostrophe (T25).
  const safe = typeof value !== 'number' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString() : String(value)
}
