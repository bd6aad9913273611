import Type, { type Static } from 'typebox'

/** Numbers of documents: text with `{year}` and `{number}`, the latter padded as in `{number:5}`. */
const numbers = {
  // Without a number all documents would be called alike.
  pattern:
    '^[A-Za-z0-9 ./_#-]*(\\{year\\}[A-Za-z0-9 ./_#-]*)?\\{number(:[1-9])?\\}[A-Za-z0-9 ./_#-]*(\\{year\\}[A-Za-z0-9 ./_#-]*)?$',
  maxLength: 40,
} as const

/** Settings of documents. */
export const InvoicingSettings = Type.Object({
  invoice_number: Type.String({ ...numbers, title: 'Numbers of invoices', default: 'INV-{year}-{number:5}' }),
  quote_number: Type.String({ ...numbers, title: 'Numbers of quotes', default: 'Q-{year}-{number:5}' }),
  work_order_number: Type.String({ ...numbers, title: 'Numbers of work orders', default: 'WO-{year}-{number:5}' }),
  refund_number: Type.String({ ...numbers, title: 'Numbers of credit notes', default: 'CN-{year}-{number:5}' }),
  payment_days: Type.Integer({
    title: 'Days until an invoice is due',
    minimum: 0,
    maximum: 3_650,
    default: 14,
  }),
  quote_days: Type.Integer({ title: 'Days for which a quote is valid', minimum: 0, maximum: 3_650, default: 30 }),
  tax_region: Type.String({
    title: 'Your region',
    description: 'The province or state, such as ON. Customers without an address are taxed there.',
    maxLength: 60,
    default: '',
  }),
  tax_number: Type.String({ title: 'Tax number', description: 'Printed on invoices.', maxLength: 60, default: '' }),
  bank_details: Type.String({
    title: 'Bank details',
    description: 'Printed on invoices: bank, account and payment reference.',
    control: 'textarea',
    maxLength: 1_000,
    default: '',
  }),
  terms: Type.String({
    title: 'Terms',
    description: 'New documents begin with them.',
    control: 'textarea',
    maxLength: 4_000,
    default: '',
  }),
  invoice_orders: Type.Boolean({
    title: 'Invoices for web orders',
    description: 'Issue an invoice when a web order is paid, with the lines and the total of the order.',
    default: false,
  }),
})
export type InvoicingSettings = Static<typeof InvoicingSettings>
