import { csvLines } from '../server/csv-lines.ts'
import { readSheetText } from './sheet-text.ts'

/**
 * Cells as they were copied: from a spreadsheet, with tabs between them, or out of a CSV file: several lines with as
 * many separators each. Any other text with commas in it is one cell.
 */
export function readPasted(text: string): readonly (readonly string[])[] {
  const lines = text.includes('\t') ? [] : csvLines(text).map(({ cells }) => cells)
  const width = lines[0]?.length ?? 0
  const isCsv = width > 1 && lines.length > 1 && lines.every(({ length }) => length === width)
  return isCsv ? lines : readSheetText(text)
}
