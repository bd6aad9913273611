import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { importLimits } from '@ashlar/sdk'
import { type CsvRow, CsvUnreadable, csvRowsOf, separatorOf } from '@ashlar/sdk/server'
import type { ImportRecord } from './import.entity.ts'
import { errorOf, importErrors } from './import.errors.ts'

/** What is known of a file once it was read to its end. */
export type LookedThrough = Pick<
  ImportRecord,
  'separator' | 'head' | 'sample' | 'firstOffset' | 'firstLine' | 'total' | 'sha256' | 'bytes'
>

const sampleRows = 5
/** Characters of a cell in the sample. */
const sampleCell = 200
const longestName = 200
/** Columns of a table. */
const mostColumns = 500

/** Read a file to its end, so that nothing of it surprises the import. @throws IMPORT_… */
export async function lookedThrough(path: string): Promise<LookedThrough> {
  const start = await startOf(path)
  if (isPacked(start)) throw importErrors.NOT_A_TABLE()
  const separator = separatorOf(start)
  const hash = createHash('sha256')
  let bytes = 0
  async function* hashed() {
    for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  let head: CsvRow | undefined
  let total = 0
  const sample: string[][] = []
  try {
    for await (const row of csvRowsOf(hashed(), { offset: 0, line: 1, separator })) {
      if (head === undefined) {
        head = row
        assertHead(row.cells)
        continue
      }
      if (sample.length < sampleRows) sample.push(row.cells.map((cell) => cell.slice(0, sampleCell)))
      total += 1
      if (total > importLimits.rows) throw importErrors.TOO_MANY_ROWS()
    }
  } catch (error) {
    throw error instanceof CsvUnreadable ? errorOf(error.fault).causedBy(error) : error
  }
  if (head === undefined || total === 0) throw importErrors.NO_ROWS()
  return {
    ...{ separator, head: head.cells, sample, firstOffset: head.end, firstLine: head.next },
    ...{ total, bytes, sha256: hash.digest('hex') },
  }
}

function assertHead(names: readonly string[]): void {
  const isNamed = names.every((name) => name !== '' && name.length <= longestName)
  if (!isNamed || names.length > mostColumns || new Set(names).size < names.length) throw importErrors.NO_HEAD()
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** ZIP (also of a spreadsheet), gzip, PDF, and text in UTF-16: none of them is read as a table. */
function isPacked(start: Buffer): boolean {
  return ['504b0304', '1f8b', '25504446', 'd0cf11e0', 'fffe', 'feff'].some((first) =>
    start.subarray(0, first.length / 2).equals(Buffer.from(first, 'hex')),
  )
}
