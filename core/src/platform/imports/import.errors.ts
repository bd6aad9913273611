import { importLimits } from '@ashlar/sdk'
import { type AshlarError, type CsvFault, defineErrors } from '@ashlar/sdk/server'

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')
const rows = importLimits.rows.toLocaleString('en')

export const importErrors = defineErrors('IMPORT', {
  NOT_FOUND: [404, () => 'This import does not exist. Imports are kept for a week.'],
  NOT_A_TABLE: [422, () => 'This is not a CSV file. Save the table as CSV (UTF-8) and upload it again.'],
  NO_TEXT: [
    422,
    (line: number) => `Line ${line} is not UTF-8 text. Save the table as CSV (UTF-8) and upload it again.`,
  ],
  CUT_OFF: [
    422,
    (line: number) =>
      `The file ends inside quotation marks that open on line ${line}. Save it again and upload the whole file.`,
  ],
  ROW_TOO_LONG: [
    422,
    (line: number) => `The row on line ${line} is longer than 4 MB. The usual cause is a missing quotation mark.`,
  ],
  NO_HEAD: [422, () => 'The first line must contain the column names, each of them different.'],
  NO_ROWS: [422, () => 'The file has no rows below the column names.'],
  TOO_MANY_ROWS: [422, () => `The file has more than ${rows} rows. Split it and import the parts.`],
  NO_COLUMNS: [
    422,
    (names: readonly string[]) => `Choose the columns for ${quoted(names)}. The file has no columns with these names.`,
  ],
  OTHER_KIND: [
    422,
    (entity: string, names: readonly string[]) =>
      `This file does not look like ${entity}. Choose a column for ${quoted(names)}, or upload another file.`,
  ],
  UNKNOWN_COLUMN: [422, (name: string) => `The file has no column “${name}”.`],
  UNDER_WAY: [409, () => 'This file is already being imported. Wait until the import is done, or stop it.'],
  ENDED: [409, () => 'This file was already imported. Upload it again to import it once more.'],
  CELL_TOO_LONG: [422, (name: string) => `The cell “${name}” is longer than 100,000 characters.`],
  ROW_REFUSED: [422, () => 'A value cannot be stored, or conflicts with another record.'],
})

/** Why a file can't be read as a table. */
export function errorOf({ fault, line }: CsvFault): AshlarError {
  switch (fault) {
    case 'not UTF-8':
      return importErrors.NO_TEXT(line)
    case 'row too long':
      return importErrors.ROW_TOO_LONG(line)
    case 'cut off':
      return importErrors.CUT_OFF(line)
  }
}
