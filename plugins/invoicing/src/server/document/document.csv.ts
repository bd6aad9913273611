import { type CustomField, decimalText } from '@ashlar/sdk'
import type { CsvColumn } from '@ashlar/sdk/server'
import type { ListedDocument } from '../../contract.ts'

const amount = (title: string, of: (document: ListedDocument) => number): CsvColumn<ListedDocument> => ({
  title,
  value: (document) => decimalText(of(document), document.currency),
})

const documentCsv: Readonly<Record<string, CsvColumn<ListedDocument>>> = {
  number: { title: 'number', value: ({ invoiceNumber }) => invoiceNumber },
  date: { title: 'date', value: ({ invoiceDate }) => invoiceDate },
  customer: { title: 'customer', value: ({ customer_name }) => customer_name },
  vehicle: { title: 'vehicle', value: ({ vehicle }) => vehicle },
  status: { title: 'status', value: ({ status }) => status },
  due: { title: 'due', value: ({ dueDate }) => dueDate },
  subtotal: amount('subtotal', ({ subTotal }) => subTotal),
  discount: amount('discount', ({ discount }) => discount),
  tax: amount('tax', ({ tax }) => tax),
  total: amount('total', ({ grandTotal }) => grandTotal),
  paid: amount('paid', ({ amountPaid }) => amountPaid),
  open: amount('due amount', ({ amountDue }) => amountDue),
  currency: { title: 'currency', value: ({ currency }) => currency },
  changed: { title: 'changed', value: ({ updatedAt }) => updatedAt },
}

/** Columns of the list as a file, by the ids that the list has for them; one for each field of the website. */
export const documentCsvOf = (fields: readonly CustomField[]): Readonly<Record<string, CsvColumn<ListedDocument>>> => ({
  ...documentCsv,
  ...Object.fromEntries(
    fields.map(({ id, label }): [string, CsvColumn<ListedDocument>] => [
      `field.${id}`,
      { title: label, value: ({ custom_fields }) => custom_fields.find((each) => each.id === id)?.value },
    ]),
  ),
})
