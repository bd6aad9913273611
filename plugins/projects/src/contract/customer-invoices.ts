import { defineCall, Id, permission, Rows } from '@ashlar/sdk'
import Type from 'typebox'
import { projects } from '../module.ts'
import { AttachedInvoice } from './invoices.ts'

/** A customer's invoices, which invoicing answers for: this module only asks, where the website has them (OPEN-342). */
export const listCustomerInvoices = defineCall({
  id: 'invoicing.listCustomerInvoices',
  method: 'GET',
  path: '/api/v1/admin/customers/:customer_id/invoices/',
  summary: 'List the invoices of a customer',
  params: Type.Object({ customer_id: Id }),
  reply: { results: Rows(AttachedInvoice) },
  access: permission(projects, 'projects', 'can_view'),
})
