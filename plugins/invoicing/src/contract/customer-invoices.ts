import { Amount, defineCall, Id, permission, Rows } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { invoicing } from '../module.ts'
import { customersPath } from './addresses.ts'

/** An invoice as other modules show it. */
export const CustomerInvoice = Type.Object({
  id: Id,
  invoiceNumber: Type.String(),
  status: Type.String(),
  invoiceDate: Type.String(),
  grandTotal: Amount,
  currency: Type.String(),
})
export type CustomerInvoice = Static<typeof CustomerInvoice>

export const listCustomerInvoices = defineCall({
  id: 'invoicing.listCustomerInvoices',
  method: 'GET',
  path: `${customersPath}:customer_id/invoices/`,
  summary: 'List the invoices of a customer',
  params: Type.Object({ customer_id: Id }),
  reply: { results: Rows(CustomerInvoice) },
  access: permission(invoicing, 'invoices', 'can_view'),
})
