import { CustomFieldList, oneOf } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'

/** Numbers of documents: text with `{year}` and `{number}`, the latter padded as in `{number:5}`. */
const numbers = {
  // Without a number all documents would be called alike.
  pattern:
    '^[A-Za-z0-9 ./_#-]*(\\{year\\}[A-Za-z0-9 ./_#-]*)?\\{number(:[1-9])?\\}[A-Za-z0-9 ./_#-]*(\\{year\\}[A-Za-z0-9 ./_#-]*)?$',
  maxLength: 40,
} as const

/**
 * A reminder of an invoice that is not paid. Its words can have the places `{number}`, `{customer}`, `{total}` (what is
 * still due), `{due}` (the date) and `{days}` (between then and now).
 */
export const ReminderStep = Type.Object(
  {
    days: Type.Integer({
      title: 'Days after the due date',
      description: 'A negative number reminds before the due date.',
      minimum: -60,
      maximum: 365,
      default: 7,
    }),
    subject: Type.String({ title: 'Subject', maxLength: 200, default: '' }),
    message: Type.String({
      title: 'Message',
      description:
        'Leave subject and message empty for the usual words. You can use {number}, {customer}, {total}, {due} and {days}.',
      control: 'textarea',
      maxLength: 3_000,
      default: '',
    }),
    fee: Type.String({
      title: 'Late fee',
      description: 'An amount such as 15.00, or a share of what is due such as 2%. Billed by an invoice of its own.',
      // An amount, or up to 100 %.
      pattern: '^$|^\\d{1,9}([.,]\\d{1,2})?$|^(100|\\d{1,2}([.,]\\d{1,2})?) ?%$',
      maxLength: 20,
      default: '',
    }),
  },
  { additionalProperties: false },
)
export type ReminderStep = Static<typeof ReminderStep>

const Reminders = Type.Refine(
  Type.Array(ReminderStep, {
    title: 'Reminder',
    group: 'Reminders',
    description:
      'Emails to customers who have not paid, sent between 8:00 and 18:00. None are sent without a step here.',
    maxItems: 5,
    default: [],
  }),
  (steps) => new Set(steps.map(({ days }) => days)).size === steps.length,
  () => 'Enter a different number of days for each reminder',
)

/** Settings of documents. */
export const InvoicingSettings = Type.Object({
  invoice_number: Type.String({
    ...numbers,
    group: 'Numbers',
    title: 'Numbers of invoices',
    default: 'INV-{year}-{number:5}',
  }),
  quote_number: Type.String({
    ...numbers,
    group: 'Numbers',
    title: 'Numbers of quotes',
    default: 'Q-{year}-{number:5}',
  }),
  work_order_number: Type.String({
    ...numbers,
    group: 'Numbers',
    title: 'Numbers of work orders',
    default: 'WO-{year}-{number:5}',
  }),
  refund_number: Type.String({
    ...numbers,
    group: 'Numbers',
    title: 'Numbers of credit notes',
    default: 'CN-{year}-{number:5}',
  }),
  payment_days: Type.Integer({
    group: 'Terms of payment',
    title: 'Days until an invoice is due',
    minimum: 0,
    maximum: 3_650,
    default: 14,
  }),
  quote_days: Type.Integer({
    group: 'Terms of payment',
    title: 'Days for which a quote is valid',
    minimum: 0,
    maximum: 3_650,
    default: 30,
  }),
  deposit_percent: Type.Integer({
    group: 'Deposits',
    title: 'Deposit (percent)',
    description: 'Customers are asked for it when they approve a quote or a work order. Enter 0 to ask for none.',
    minimum: 0,
    maximum: 100,
    default: 0,
  }),
  tax_region: Type.String({
    group: 'Taxes',
    title: 'Your region',
    description: 'The province or state, such as ON. Customers without an address are taxed there.',
    maxLength: 60,
    default: '',
  }),
  tax_number: Type.String({
    group: 'Taxes',
    title: 'Tax number',
    description: 'Printed on invoices.',
    maxLength: 60,
    default: '',
  }),
  bank_details: Type.String({
    group: 'Printed on documents',
    title: 'Bank details',
    description: 'Printed on invoices: bank, account and payment reference.',
    control: 'textarea',
    maxLength: 1_000,
    default: '',
  }),
  paper_size: oneOf(['auto', 'A4', 'Letter'], {
    group: 'Printed on documents',
    title: 'Paper size',
    choices: { auto: 'As is usual in your country', A4: 'A4', Letter: 'Letter' },
    default: 'auto',
  }),
  terms: Type.String({
    group: 'Printed on documents',
    title: 'Terms',
    description: 'New documents begin with them.',
    control: 'textarea',
    maxLength: 4_000,
    default: '',
  }),
  invoice_orders: Type.Boolean({
    group: 'Web orders',
    title: 'Invoices for web orders',
    description: 'Issue an invoice when a web order is paid, and a credit note when it is refunded.',
    default: false,
  }),
  reminders: Reminders,
  /** What the website writes down of a document besides what every website does. */
  custom_fields: CustomFieldList('invoices', {
    title: 'Custom fields',
    description:
      'Extra fields for quotes, invoices and work orders. Fields that are printed stand on the document below its dates.',
    ...{ group: 'More details', print: 'Print on documents' },
  }),
})
export type InvoicingSettings = Static<typeof InvoicingSettings>
