import { CsvQuery, defineCall, ListQuery, permission, Rows } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { invoicing } from '../module.ts'
import { invoicingPath } from './addresses.ts'
import { DocumentTax } from './document.ts'

const Day = Type.String({ format: 'date' })

export const periodKinds = ['month', 'quarter', 'year', 'own'] as const
export type PeriodKind = (typeof periodKinds)[number]

/** Years of one report at most. */
export const longestPeriod = 5

const period = {
  period: Type.Optional(Type.Enum([...periodKinds])),
  /** A day in the month, quarter or year; today without it. */
  day: Type.Optional(Day),
  /** First and last day of a period of one's own. */
  from: Type.Optional(Day),
  until: Type.Optional(Day),
}

/** The month of today without anything else. */
export const PeriodQuery = Type.Object(period, { additionalProperties: false })
export type PeriodQuery = Static<typeof PeriodQuery>

/** Taxes and revenue in one currency. Sums are the documents' own, to the cent. */
export const CurrencyReport = Type.Object({
  currency: Type.String(),
  /** Entries of the journal. */
  count: Type.Integer(),
  net: Type.Integer(),
  tax: Type.Integer(),
  gross: Type.Integer(),
  taxes: Type.Array(
    Type.Object({ name: Type.String(), rate: Type.Number(), base: Type.Integer(), amount: Type.Integer() }),
  ),
})
export type CurrencyReport = Static<typeof CurrencyReport>

export const TaxReport = Type.Object({
  /** First and last day. */
  from: Day,
  until: Day,
  /** Whether the period ends in the future. */
  isCurrent: Type.Boolean(),
  currencies: Type.Array(CurrencyReport),
})
export type TaxReport = Static<typeof TaxReport>

export const getTaxReport = defineCall({
  id: 'invoicing.getTaxReport',
  method: 'GET',
  path: `${invoicingPath}report/`,
  summary: 'Add up taxes by name and rate in a period',
  description: `Issued invoices less credit notes, by the date of the document. An invoice that was cancelled later stays in its month, and is taken off on the day on which it was cancelled: figures of earlier months don't change. At most ${longestPeriod} years.`,
  query: PeriodQuery,
  reply: { report: TaxReport },
  access: permission(invoicing, 'invoices', 'can_view'),
})

export const journalKinds = ['invoice', 'refund', 'cancellation'] as const

/** One line of the journal. Credit notes and cancellations are below zero. */
export const JournalEntry = Type.Object({
  /** Of the document; an invoice and its cancellation have the same. */
  id: Type.Integer(),
  kind: Type.Enum([...journalKinds]),
  date: Day,
  invoiceNumber: Type.String(),
  customer_name: Type.String(),
  net: Type.Integer(),
  taxes: Type.Array(DocumentTax),
  tax: Type.Integer(),
  gross: Type.Integer(),
  currency: Type.String(),
})
export type JournalEntry = Static<typeof JournalEntry>

const { search: _, ...paged } = ListQuery(['date'])

export const JournalQuery = Type.Object({ ...paged, ...CsvQuery, ...period }, { additionalProperties: false })
export type JournalQuery = Static<typeof JournalQuery>

export const listJournal = defineCall({
  id: 'invoicing.listJournal',
  method: 'GET',
  path: `${invoicingPath}journal/`,
  summary: 'List invoices, credit notes and cancellations of a period, the oldest first',
  description:
    'As a file it has a column for each tax of the period, and entries of any number; otherwise page numbers reach 10,000 entries.',
  query: JournalQuery,
  reply: { results: Rows(JournalEntry) },
  access: permission(invoicing, 'invoices', 'can_view'),
})
