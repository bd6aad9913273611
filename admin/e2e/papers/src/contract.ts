import { Amount, defineCall, Id, permission, Rows } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { papers } from './module.ts'

export const Invoice = Type.Object({
  id: Id,
  invoiceNumber: Type.String(),
  status: Type.String(),
  invoiceDate: Type.String(),
  grandTotal: Amount,
  currency: Type.String(),
})
export type Invoice = Static<typeof Invoice>

export const listCustomerInvoices = defineCall({
  id: 'papers.listCustomerInvoices',
  method: 'GET',
  path: '/api/v1/admin/customers/:customer_id/invoices/',
  summary: 'List the invoices of a customer',
  params: Type.Object({ customer_id: Id }),
  reply: { results: Rows(Invoice) },
  access: permission(papers, 'papers', 'can_view'),
})
