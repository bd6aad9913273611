import { Amount, CsvQuery, defineCall, Id, mediaType, permission } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { invoicing } from '../module.ts'
import { customersPath } from './addresses.ts'
import { ownTypes } from './document.ts'
import { DocumentMail } from './sending.ts'

const Day = Type.String({ format: 'date' })

/**
 * What an entry of a statement is. `credit-used` moves credit of the customer to a document and changes no balance;
 * `reduction` is money given back without a credit note, which the customer does not owe again; `written-off` is what was
 * not paid of an archived invoice.
 */
export const statementKinds = [
  ...(['invoice', 'credit-note', 'payment', 'refund', 'credit-used'] as const),
  ...(['reduction', 'cancelled', 'written-off'] as const),
] as const
export type StatementKind = (typeof statementKinds)[number]

export const StatementEntry = Type.Object({
  day: Day,
  kind: Type.Enum([...statementKinds]),
  document: Type.Object({ id: Id, type: Type.Enum([...ownTypes]), invoiceNumber: Type.String() }),
  /** Above zero for what the customer owes, below zero for what takes off. */
  amount: Amount,
  /** Of credit that was used. */
  moved: Amount,
  /** What the customer owes after it; below zero where the website owes them. */
  balance: Amount,
})
export type StatementEntry = Static<typeof StatementEntry>

export const Statement = Type.Object({
  customer: Type.Object({ id: Id, name: Type.String() }),
  currency: Type.String(),
  /** In which the customer has documents, this one first. */
  currencies: Type.Array(Type.String()),
  from: Day,
  until: Day,
  opening: Amount,
  /** The oldest first. */
  entries: Type.Array(StatementEntry),
  closing: Amount,
  /** How things stand today, whatever the period is. */
  open: Type.Object({
    amountDue: Amount,
    notDue: Amount,
    /** By days since the due date; the last without an end. */
    overdue: Type.Array(
      Type.Object({ from: Type.Integer(), until: Type.Union([Type.Integer(), Type.Null()]), amountDue: Amount }),
    ),
    /** What the customer paid too much, or in advance. */
    credit: Amount,
  }),
})
export type Statement = Static<typeof Statement>

const period = {
  /** Both days count. Without them the last twelve months. */
  from: Type.Optional(Day),
  until: Type.Optional(Day),
  /** The website's, or else the one of the customer's documents. */
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
}
export const StatementQuery = Type.Object(period, { additionalProperties: false })
export type StatementQuery = Static<typeof StatementQuery>

const path = `${customersPath}:customer_id/statement/` as const
const params = Type.Object({ customer_id: Id })

export const getStatement = defineCall({
  id: 'invoicing.getStatement',
  method: 'GET',
  path,
  summary: 'Show the statement of account of a customer',
  params,
  query: Type.Object({ ...period, ...CsvQuery }, { additionalProperties: false }),
  reply: { statement: Statement },
  access: permission(invoicing, 'invoices', 'can_view'),
})

export const getStatementPdf = defineCall({
  id: 'invoicing.getStatementPdf',
  method: 'GET',
  path: `${path}pdf/`,
  summary: 'Download the statement of account of a customer as PDF',
  params,
  query: StatementQuery,
  reply: mediaType('application/pdf'),
  access: permission(invoicing, 'invoices', 'can_view'),
})

/** In the language of the website. */
export const previewStatement = defineCall({
  id: 'invoicing.previewStatement',
  method: 'GET',
  path: `${path}mail/`,
  summary: 'Show the email with which a statement of account is sent',
  params,
  query: StatementQuery,
  reply: { mail: Type.Object({ to: Type.String(), subject: Type.String(), message: Type.String() }) },
  access: permission(invoicing, 'invoices', 'can_edit'),
})

export const sendStatement = defineCall({
  id: 'invoicing.sendStatement',
  method: 'POST',
  path: `${path}mail/`,
  summary: 'Email a statement of account to a customer',
  description: 'The entries of the period follow the message, and go with it as PDF.',
  params,
  body: Type.Object({ ...DocumentMail.properties, ...period }, { additionalProperties: false }),
  reply: {},
  access: permission(invoicing, 'invoices', 'can_edit'),
})
