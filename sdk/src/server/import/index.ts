export {
  type CsvFault,
  type CsvRow,
  type CsvStart,
  CsvUnreadable,
  csvRowsOf,
  type Separator,
  separatorOf,
} from './csv-rows-of.ts'
export { defineImport, type Import, type ImportInput } from './define-import.ts'
export * from './imports.ts'
