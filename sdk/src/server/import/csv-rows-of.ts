/** A row of a CSV file as it is read: its cells, and where the next one begins. */
export interface CsvRow {
  /** Line on which it begins, from 1, as an editor counts. */
  readonly line: number
  readonly cells: readonly string[]
  /** Byte behind it, and the line that begins there. */
  readonly end: number
  readonly next: number
}

/** Where reading begins: at the start of a row. */
export interface CsvStart {
  /** Byte of the file with which the chunks begin. */
  readonly offset: number
  readonly line: number
  readonly separator: Separator
}
export type Separator = ',' | ';' | '\t'

/** What makes a file unreadable as a table. */
export type CsvFault =
  | { readonly fault: 'not UTF-8'; readonly line: number }
  | { readonly fault: 'row too long'; readonly line: number }
  | { readonly fault: 'cut off'; readonly line: number }

export class CsvUnreadable extends Error {
  override readonly name = 'CsvUnreadable'
  readonly fault: CsvFault

  constructor(fault: CsvFault) {
    super(`Line ${fault.line}: ${fault.fault}.`)
    this.fault = fault
  }
}

/** Bytes of one row; a quotation mark without its partner would otherwise swallow the rest of the file. */
export const longestRow = 4 * 1024 * 1024

const [quote, lineFeed, carriageReturn, space] = [0x22, 0x0a, 0x0d, 0x20]
const decoder = new TextDecoder('utf-8', { fatal: true })

/** The separator of a table by its first line. */
export function separatorOf(start: Uint8Array): Separator {
  const text = Buffer.from(start).toString('latin1')
  const line = text.slice(0, text.search(/[\r\n]|$/))
  const counts = ([',', ';', '\t'] as const).map((sign) => [sign, line.split(sign).length] as const)
  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ','
}

/**
 * Read a CSV file (RFC 4180) of any size a row at a time, from any row on: memory is needed for one. Empty lines are left
 * out, cells are trimmed, and the apostrophe with which exports disarm formulas goes.
 *
 * @throws CsvUnreadable
 */
export async function* csvRowsOf(
  chunks: AsyncIterable<Uint8Array>,
  { offset, line: firstLine, separator }: CsvStart,
): AsyncGenerator<CsvRow> {
  const sign = separator.charCodeAt(0)
  let waiting = Buffer.alloc(0)
  let base = offset
  let line = firstLine
  /** A row that was begun: what has been looked at of it. */
  let at = 0
  let isQuoted = false
  let isCellStart = true
  let lines = 0
  let ends: number[] = []

  const rowIn = (end: number): CsvRow | undefined => {
    const cells = cellsOf(waiting, [...ends, end], line)
    const row = { line, cells, end: base + at, next: line + lines }
    return cells.some((cell) => cell !== '') ? row : undefined
  }
  const begin = () => {
    waiting = waiting.subarray(at)
    base += at
    line += lines
    at = 0
    lines = 0
    ends = []
    isCellStart = true
  }

  for await (const chunk of chunks) {
    waiting = waiting.length === 0 ? Buffer.from(chunk) : Buffer.concat([waiting, chunk])
    if (base === 0 && at === 0 && waiting.length >= 3 && waiting.readUIntBE(0, 3) === 0xefbbbf) at = 3
    while (at < waiting.length) {
      const byte = waiting[at]
      at += 1
      if (byte === lineFeed) lines += 1
      if (isQuoted) {
        // A doubled quotation mark closes the cell and opens it again: the cell is cut out later.
        if (byte === quote) isQuoted = false
      } else if (byte === quote && (isCellStart || waiting[at - 2] === quote)) isQuoted = true
      else if (byte === sign) {
        ends.push(at - 1)
        isCellStart = true
        continue
      } else if (byte === lineFeed) {
        const row = rowIn(at - 1)
        begin()
        if (row) yield row
        continue
      }
      if (byte !== space) isCellStart = false
    }
    if (at > longestRow) throw new CsvUnreadable({ fault: 'row too long', line })
  }
  if (isQuoted) throw new CsvUnreadable({ fault: 'cut off', line })
  if (at === 0) return
  const row = rowIn(at)
  if (row) yield row
}

function cellsOf(bytes: Buffer, ends: readonly number[], line: number): string[] {
  let from = bytes.length >= 3 && bytes.readUIntBE(0, 3) === 0xefbbbf ? 3 : 0
  return ends.map((end) => {
    const cell = textOf(bytes.subarray(from, end), line)
    from = end + 1
    return cell
  })
}

function textOf(bytes: Buffer, line: number): string {
  const to = bytes.at(-1) === carriageReturn ? bytes.length - 1 : bytes.length
  const text = decoded(bytes.subarray(0, to), line).trim()
  const inner = text.startsWith('"') ? text.slice(1, text.endsWith('"') && text.length > 1 ? -1 : undefined) : text
  return inner
    .replaceAll('""', '"')
    .trim()
    .replace(/^'(?=[=+\-@\t\r])/, '')
}

function decoded(bytes: Uint8Array, line: number): string {
  try {
    const text = decoder.decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Said below.
  }
  throw new CsvUnreadable({ fault: 'not UTF-8', line })
}
