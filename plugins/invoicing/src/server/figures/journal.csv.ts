import { decimalText } from '@ashlar/sdk'
import type { CsvColumn } from '@ashlar/sdk/server'
import type { JournalEntry } from '../../contract.ts'

type Column = CsvColumn<JournalEntry>

/** A number, which no spreadsheet takes for a formula below zero either. Every safe amount is exact to its last digit. */
const decimal = (amount: number, currency: string): number => Number(decimalText(amount, currency))

const amount = (title: string, of: (entry: JournalEntry) => number): Column => ({
  title,
  value: (entry) => decimal(of(entry), entry.currency),
})

interface NamedTax {
  readonly name: string
  readonly rate: number
}

/** Columns of the journal as a file, one for each tax of the period. */
export function journalCsv(taxes: readonly NamedTax[]): Readonly<Record<string, Column>> {
  return {
    date: { title: 'date', value: ({ date }) => date },
    number: { title: 'number', value: ({ invoiceNumber }) => invoiceNumber },
    type: { title: 'type', value: ({ kind }) => kind },
    customer: { title: 'customer', value: ({ customer_name }) => customer_name },
    net: amount('net', ({ net }) => net),
    ...Object.fromEntries(taxes.map((tax, at) => [`tax${at}`, taxColumn(tax)])),
    tax: amount('tax', ({ tax }) => tax),
    gross: amount('gross', ({ gross }) => gross),
    currency: { title: 'currency', value: ({ currency }) => currency },
  }
}

const taxColumn = (wanted: NamedTax): Column => ({
  title: `${wanted.name} ${wanted.rate} %`,
  value: ({ taxes, currency }) => {
    const own = taxes.filter(({ name, rate }) => name === wanted.name && rate === wanted.rate)
    if (own.length === 0) return ''
    return decimal(
      own.reduce((sum, tax) => sum + tax.amount, 0),
      currency,
    )
  },
})

/** Columns that the list shows as one: an entry with its number, day and customer, and all of its taxes. */
export function wantedColumns(columns: string | undefined, taxes: readonly NamedTax[]): string | undefined {
  const together: Readonly<Record<string, readonly string[]>> = {
    entry: ['date', 'number', 'customer'],
    taxes: [...taxes.map((_, at) => `tax${at}`), 'tax'],
  }
  return columns
    ?.split(',')
    .flatMap((id) => together[id] ?? [id])
    .join(',')
}
