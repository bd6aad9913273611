/** A line of a CSV file: where it begins, and its cells. */
export interface CsvLine {
  /** From 1, as an editor counts. */
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * Read a CSV file (RFC 4180), with commas or, as many spreadsheets write it, semicolons. Empty lines are left out. The
 * apostrophe with which exports disarm formulas goes.
 */
export function csvLines(text: string): CsvLine[] {
  const source = text.replace(/^\uFEFF/, '')
  const first = source.slice(0, source.search(/[\r\n]|$/))
  const comma = first.includes(',') || !first.includes(';') ? ',' : ';'
  const found: CsvLine[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1
  let begin = 1
  const endCell = () => {
    cells.push(cell.trim().replace(/^'(?=[=+\-@])/, ''))
    cell = ''
  }
  const endLine = () => {
    endCell()
    if (cells.some((each) => each !== '')) found.push({ line: begin, cells })
    cells = []
  }
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at)
    if (sign === '\n') line += 1
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (source[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (sign === comma) endCell()
    else if (sign === '\n') {
      endLine()
      begin = line
    } else if (sign !== '\r') cell += sign
  }
  endLine()
  return found
}
