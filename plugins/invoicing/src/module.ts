import { commerce } from '@ashlar/plugin-commerce'
import { customers } from '@ashlar/plugin-customers'
import { defineModule } from '@ashlar/sdk'
import { invoicesPath, quotesPath, workOrdersPath } from './contract/addresses.ts'
import { InvoicingSettings } from './settings.ts'

/** Kind of notices. */
export const recurringStopped = 'invoicing.recurring-stopped'

/** Kind of notices. */
export const refundNotDone = 'invoicing.refund-failed'

const open = 'pending_payment,partial_payment'

/** Quotes, invoices, work orders and credit notes. */
export const invoicing = defineModule({
  id: 'invoicing',
  title: 'Invoicing',
  description: 'Quotes, invoices, work orders and credit notes, with numbers, taxes and payments.',
  requires: [customers, commerce],
  permissions: { quotes: 'Quotes', invoices: 'Invoices', work_orders: 'Work orders' },
  sensitive: ['invoices'],
  settings: InvoicingSettings,
  settingsSection: {
    ...{ id: 'invoices', title: 'Invoices', subtitle: 'Numbers, terms and what is printed on documents.' },
    ...{ icon: 'receipt-text', sort: 63, keywords: ['quotes', 'work orders', 'numbers', 'terms', 'bank'] },
  },
  notices: {
    [recurringStopped]: 'Recurring invoices that have stopped',
    [refundNotDone]: 'Refunds that did not go through',
  },
  admin: {
    nav: [
      {
        ...{ title: 'Quotes', path: '/admin/quotes', icon: 'file-pen-line', group: 'Sales', sort: 415 },
        access: 'quotes.can_view',
      },
      {
        ...{ title: 'Invoices', path: '/admin/invoices', icon: 'receipt-text', group: 'Sales', sort: 420 },
        access: 'invoices.can_view',
        count: { call: 'invoicing.listInvoices', list: invoicesPath, query: { status: open, due: 'overdue' } },
      },
      {
        ...{ title: 'Work Orders', path: '/admin/work-orders', icon: 'wrench', group: 'Sales', sort: 425 },
        access: 'work_orders.can_view',
      },
    ],
    screens: [
      { id: 'quotes', path: '/admin/quotes', title: 'Quotes', access: 'quotes.can_view' },
      {
        ...{ id: 'new-quote', path: '/admin/quotes/new', title: 'New Quote', access: 'quotes.can_create' },
        plan: 'enterprise',
      },
      { id: 'quote', path: '/admin/quotes/:id', title: 'Quote', access: 'quotes.can_view' },
      { id: 'invoices', path: '/admin/invoices', title: 'Invoices', access: 'invoices.can_view' },
      { id: 'new-invoice', path: '/admin/invoices/new', title: 'New Invoice', access: 'invoices.can_create' },
      { id: 'reports', path: '/admin/invoices/reports', title: 'Reports', access: 'invoices.can_view' },
      { id: 'invoice', path: '/admin/invoices/:id', title: 'Invoice', access: 'invoices.can_view' },
      { id: 'work-orders', path: '/admin/work-orders', title: 'Work Orders', access: 'work_orders.can_view' },
      {
        id: 'new-work-order',
        path: '/admin/work-orders/new',
        title: 'New Work Order',
        access: 'work_orders.can_create',
      },
      { id: 'work-order', path: '/admin/work-orders/:id', title: 'Work Order', access: 'work_orders.can_view' },
      {
        ...{ id: 'statement', path: '/admin/customers/:customer_id/statement', title: 'Statement' },
        access: 'invoices.can_view',
      },
      {
        ...{ id: 'statement-print', path: '/admin/customers/:customer_id/statement/print', title: 'Statement' },
        ...{ access: 'invoices.can_view', chrome: false },
      },
    ],
    commands: [
      {
        ...{ id: 'new-quote', group: 'Create', title: 'New Quote', icon: 'file-pen-line', sort: 20 },
        ...{ access: 'quotes.can_create', plan: 'enterprise', path: '/admin/quotes/new' },
      },
    ],
    finders: [
      {
        ...{ id: 'quotes', title: 'Quotes', icon: 'file-pen-line', sort: 42, access: 'quotes.can_view' },
        ...{ list: quotesPath, name: 'invoiceNumber', to: '/admin/quotes/{id}' },
      },
      {
        ...{ id: 'invoices', title: 'Invoices', icon: 'receipt-text', sort: 43, access: 'invoices.can_view' },
        ...{ list: invoicesPath, name: 'invoiceNumber', to: '/admin/invoices/{id}' },
      },
      {
        ...{ id: 'work-orders', title: 'Work Orders', icon: 'wrench', sort: 44, access: 'work_orders.can_view' },
        ...{ list: workOrdersPath, name: 'invoiceNumber', to: '/admin/work-orders/{id}' },
      },
    ],
    widgets: [
      {
        ...{ id: 'outstanding', title: 'Outstanding', sort: 49, access: 'invoices.can_view' },
        link: { title: 'All', path: `/admin/invoices?status=${open}` },
      },
      {
        ...{ id: 'overdue-by-age', title: 'Overdue by age', sort: 51, access: 'invoices.can_view' },
        link: { title: 'All', path: '/admin/invoices?due=overdue' },
      },
      {
        ...{ id: 'quotes-won', title: 'Quotes won', sort: 52, access: 'quotes.can_view' },
        link: { title: 'All', path: '/admin/quotes' },
      },
      {
        ...{ id: 'revenue', title: 'Revenue per month', sort: 53, span: 8, access: 'invoices.can_view' },
        link: { title: 'Reports', path: '/admin/invoices/reports' },
      },
      {
        ...{ id: 'overdue', title: 'Overdue invoices', sort: 50, access: 'invoices.can_view' },
        link: { title: 'All', path: '/admin/invoices?due=overdue' },
        rows: {
          list: invoicesPath,
          query: { status: open, due: 'overdue', orderBy: 'dueDate', orderDirection: 'asc', itemsPerPage: '5' },
          ...{ name: 'invoiceNumber', to: '/admin/invoices/{id}', empty: 'No invoice is overdue.' },
        },
      },
    ],
    fills: [
      {
        ...{
          id: 'documents',
          slot: 'customers:detail/tabs',
          title: 'Documents',
          sort: 20,
          access: 'invoices.can_view',
        },
        count: { call: 'invoicing.listInvoices', list: invoicesPath, query: { customer_id: '{customerId}' } },
      },
      { id: 'new-invoice', slot: 'customers:detail/actions', sort: 20, access: 'invoices.can_create' },
      { id: 'open-amount', slot: 'customers:detail/aside', sort: 20, access: 'invoices.can_view' },
    ],
  },
})
