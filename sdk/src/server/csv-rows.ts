/** A table as text: the names in its first line, and one record for each line after it. */
export interface CsvTable {
  readonly names: readonly string[]
  readonly records: readonly Readonly<Record<string, string>>[]
}

/**
 * Read CSV as RFC 4180 has it, with the semicolons of spreadsheets where the first line has no comma. Cells lose the
 * blanks around them, empty lines count for nothing, and a cell that a line lacks is empty.
 */
export function csvRecords(text: string): CsvTable {
  const [head = [], ...lines] = cellsOf(text).filter((cells) => cells.some((cell) => cell !== ''))
  const records = lines.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])))
  return { names: head, records }
}

function cellsOf(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '')
  const first = /^[^\r\n]*/.exec(source)?.[0] ?? ''
  const separator = first.includes(';') && !first.includes(',') ? ';' : ','
  const lines: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    lines.at(-1)?.push(cell.trim())
    cell = ''
  }
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (source.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (sign === separator) endCell()
    else if (sign === '\n') {
      endCell()
      lines.push([])
    } else cell += sign
  }
  endCell()
  return lines
}
