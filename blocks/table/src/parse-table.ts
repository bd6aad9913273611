export const mostRows = 200
export const mostColumns = 12

/**
 * Rows of cells from text. A line is a row; a tab separates cells, as spreadsheets copy them, and in lines without tabs
 * `|` does. `\|` is a `|` within a cell. A cell in quotes may hold separators, line breaks and `""` for a quote. Blank
 * rows are left out, short ones are filled with empty cells, and what is over 200 rows and 12 columns is cut off.
 */
export function parseTable(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let at = 0
  while (at < text.length && rows.length < mostRows) {
    const row = rowAt(text, at)
    at = row.next
    if (row.cells.some((cell) => cell !== '')) rows.push(row.cells.slice(0, mostColumns))
  }
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  return rows.map((cells) => [...cells, ...Array.from({ length: width - cells.length }, () => '')])
}

interface Row {
  readonly cells: readonly string[]
  /** Where the next row begins. */
  readonly next: number
}

function rowAt(text: string, start: number): Row {
  const separators = lineAt(text, start).includes('\t') ? '\t' : '\t|'
  const cells: string[] = []
  for (let at = start; ; ) {
    const { cell, end } = quotedAt(text, at, separators) ?? plainAt(text, at, separators)
    cells.push(cell)
    if (end >= text.length || isBreak(text[end])) return { cells, next: afterBreak(text, end) }
    at = end + 1
  }
}

interface Cell {
  readonly cell: string
  /** Where its separator, the end of its line or the end of the text stands. */
  readonly end: number
}

function plainAt(text: string, start: number, separators: string): Cell {
  let end = start
  while (end < text.length && !endsCell(text[end], separators)) end += text.startsWith('\\|', end) ? 2 : 1
  return { cell: text.slice(start, end).replaceAll('\\|', '|').trim(), end }
}

/** Undefined for what only begins with a quote, such as `"Best" bike`. */
function quotedAt(text: string, start: number, separators: string): Cell | undefined {
  const open = afterSpaces(text, start)
  if (text[open] !== '"') return undefined
  let close = open + 1
  while (close < text.length && (text[close] !== '"' || text[close + 1] === '"')) close += text[close] === '"' ? 2 : 1
  const end = afterSpaces(text, close + 1)
  if (close >= text.length || (end < text.length && !endsCell(text[end], separators))) return undefined
  const cell = text
    .slice(open + 1, close)
    .replaceAll('""', '"')
    .replace(/\r\n?/g, '\n')
    .trim()
  return { cell, end }
}

function lineAt(text: string, start: number): string {
  let end = start
  while (end < text.length && !isBreak(text[end])) end++
  return text.slice(start, end)
}

function afterSpaces(text: string, start: number): number {
  let at = start
  while (text[at] === ' ' || text[at] === '\u00a0') at++
  return at
}

const afterBreak = (text: string, at: number) => at + (text.startsWith('\r\n', at) ? 2 : 1)

const isBreak = (sign: string | undefined) => sign === '\n' || sign === '\r'

const endsCell = (sign: string | undefined, separators: string) =>
  isBreak(sign) || (sign !== undefined && separators.includes(sign))
