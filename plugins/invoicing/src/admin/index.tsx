import { defineAdmin } from '@ashlar/sdk/admin'
import { invoicing } from '../module.ts'

const list = () => import('./list/screens.tsx')
const screens = () => import('./screens.tsx')

export default defineAdmin(invoicing, {
  texts: { de: () => import('./texts/de.ts'), fr: () => import('./texts/fr.ts') },
  screens: {
    quotes: () => list().then(({ Quotes }) => ({ default: Quotes })),
    invoices: () => list().then(({ Invoices }) => ({ default: Invoices })),
    'work-orders': () => list().then(({ WorkOrders }) => ({ default: WorkOrders })),
    'new-quote': () => screens().then(({ NewQuote }) => ({ default: NewQuote })),
    'new-invoice': () => screens().then(({ NewInvoice }) => ({ default: NewInvoice })),
    'new-work-order': () => screens().then(({ NewWorkOrder }) => ({ default: NewWorkOrder })),
    reports: () => import('./figures/reports-screen.tsx'),
    quote: () => screens().then(({ Quote }) => ({ default: Quote })),
    invoice: () => screens().then(({ Invoice }) => ({ default: Invoice })),
    'work-order': () => screens().then(({ WorkOrder }) => ({ default: WorkOrder })),
    statement: () => import('./statement/statement-screen.tsx'),
    'statement-print': () => import('./statement/statement-print.tsx'),
  },
  widgets: {
    outstanding: () => import('./figures/outstanding.tsx'),
    'overdue-by-age': () => import('./figures/overdue-by-age.tsx'),
    revenue: () => import('./figures/revenue.tsx'),
    'quotes-won': () => import('./figures/quotes-won.tsx'),
  },
  fills: {
    documents: () => import('./customer/customer-documents.tsx'),
    'new-invoice': () => import('./customer/new-invoice-button.tsx'),
    'open-amount': () => import('./customer/open-amount.tsx'),
  },
})
