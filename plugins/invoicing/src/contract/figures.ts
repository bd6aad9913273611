import { defineCall, permission } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { invoicing } from '../module.ts'
import { invoicingPath } from './addresses.ts'

const Currency = Type.String()

/** Ages of overdue invoices: the first day of each, counted from the day after the due date. */
export const overdueAges = [1, 31, 61, 91] as const

/** What customers owe in one currency. */
export const OpenFigures = Type.Object({
  currency: Currency,
  count: Type.Integer(),
  amountDue: Type.Integer(),
  /** What of it is overdue, one for each of `overdueAges`. */
  overdue: Type.Array(
    Type.Object({
      /** Days overdue, at least. */
      from: Type.Integer(),
      /** Days overdue, at most; null without a limit. */
      until: Type.Union([Type.Integer(), Type.Null()]),
      count: Type.Integer(),
      amountDue: Type.Integer(),
    }),
  ),
})
export type OpenFigures = Static<typeof OpenFigures>

/** Revenue in one currency, without taxes. */
export const RevenueFigures = Type.Object({
  currency: Currency,
  /** Twelve of them, the current one last: `2026-11`. */
  months: Type.Array(Type.Object({ month: Type.String(), net: Type.Integer() })),
})
export type RevenueFigures = Static<typeof RevenueFigures>

const mayBill = permission(invoicing, 'invoices', 'can_view')

export const getOpenFigures = defineCall({
  id: 'invoicing.getOpenFigures',
  method: 'GET',
  path: `${invoicingPath}figures/open/`,
  summary: 'Add up what customers owe, by currency and age',
  description: "The website's own currency comes first.",
  reply: { open: Type.Array(OpenFigures) },
  access: mayBill,
})

export const getRevenueFigures = defineCall({
  id: 'invoicing.getRevenueFigures',
  method: 'GET',
  path: `${invoicingPath}figures/revenue/`,
  summary: 'Add up the revenue of the last twelve months',
  description:
    'Issued invoices less credit notes, without taxes, in the months of their dates. A cancelled invoice is taken off in the month in which it was cancelled.',
  reply: { revenue: Type.Array(RevenueFigures) },
  access: mayBill,
})

/** Days back to which decisions count. */
export const quoteDays = 90

const Decided = { won: Type.Integer(), decided: Type.Integer() }

export const QuoteFigures = Type.Object({
  ...Decided,
  amounts: Type.Array(Type.Object({ currency: Currency, ...Decided })),
})
export type QuoteFigures = Static<typeof QuoteFigures>

export const getQuoteFigures = defineCall({
  id: 'invoicing.getQuoteFigures',
  method: 'GET',
  path: `${invoicingPath}figures/quotes/`,
  summary: `Count the quotes that were approved among those decided in the last ${quoteDays} days`,
  reply: { quotes: QuoteFigures },
  access: permission(invoicing, 'quotes', 'can_view'),
})
