import { decimalText } from '@ashlar/sdk'
import type { CsvColumn } from '@ashlar/sdk/server'
import type { ExportedEntry } from './statement.service.ts'

/** A number, which no spreadsheet takes for a formula below zero either. */
const amount = (title: string, of: (entry: ExportedEntry) => number): CsvColumn<ExportedEntry> => ({
  title,
  value: (entry) => Number(decimalText(of(entry), entry.currency)),
})

/** Columns of a statement as a file. */
export const statementCsv: Readonly<Record<string, CsvColumn<ExportedEntry>>> = {
  date: { title: 'date', value: ({ day }) => day },
  what: { title: 'what', value: ({ kind }) => kind },
  number: { title: 'number', value: ({ document }) => document.invoiceNumber },
  amount: amount('amount', (entry) => entry.amount),
  moved: amount('credit used', ({ moved }) => moved),
  balance: amount('balance', ({ balance }) => balance),
  currency: { title: 'currency', value: ({ currency }) => currency },
}
