/** What one table holds at most. */
const mostRows = 200
const mostLetters = 40_000

/** Rows as a table keeps them, a tab between cells; a long table goes on in another. */
export function tablesOf(rows: readonly (readonly string[])[]): string[] {
  const tables: string[] = []
  let lines: string[] = []
  let letters = 0
  for (const row of rows) {
    const line = row.map(written).join('\t')
    if (lines.length === mostRows || (lines.length > 0 && letters + line.length + 1 > mostLetters)) {
      tables.push(lines.join('\n'))
      lines = []
      letters = 0
    }
    lines.push(line)
    letters += line.length + 1
  }
  return lines.length === 0 ? tables : [...tables, lines.join('\n')]
}

/** In quotes where the cell has what separates cells and rows; a row of one cell has no tab, and there `|` does. */
const written = (cell: string): string => (/[\t\n\r"|]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
