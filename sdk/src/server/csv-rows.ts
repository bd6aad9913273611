import { csvLines } from './csv-lines.ts'

/** A table as text: the names in its first line, and one record for each line after it. */
export interface CsvTable {
  readonly names: readonly string[]
  readonly records: readonly Readonly<Record<string, string>>[]
}

/** Read CSV whose first line has the names; a cell that a line lacks is empty. */
export function csvRecords(text: string): CsvTable {
  const [head, ...lines] = csvLines(text)
  const names = head?.cells ?? []
  const records = lines.map(({ cells }) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])))
  return { names, records }
}
