/**
 * Cells as spreadsheets put them into the clipboard: tabs between cells, line breaks between rows; a cell with either of
 * them, or with a quotation mark at its start, stands in quotation marks.
 */
export function readSheetText(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  // The last row may end with a line break, which begins none.
  while (at < text.length || row.length > 0) {
    const [cell, end] = cellAt(text, at)
    row.push(cell)
    at = end
    if (text[at] === '\t') {
      at += 1
      continue
    }
    rows.push(row)
    row = []
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  return rows
}

const quoted = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y
const plain = /[^\t\r\n]*/y

/** The cell that begins at a place, and where it ends. */
function cellAt(text: string, at: number): readonly [cell: string, end: number] {
  quoted.lastIndex = at
  const inQuotes = quoted.exec(text)
  if (inQuotes) return [(inQuotes[1] ?? '').replaceAll('""', '"').replaceAll('\r\n', '\n'), quoted.lastIndex]
  plain.lastIndex = at
  return [plain.exec(text)?.[0] ?? '', plain.lastIndex]
}

/** The same, written: what `readSheetText` and every spreadsheet read back. */
export const writeSheetText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(written).join('\t')).join('\n')

const written = (cell: string): string => (/[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
