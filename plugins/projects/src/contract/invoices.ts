import { Amount, Id, token } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'

/** An invoice as projects show it. */
export const AttachedInvoice = Type.Object({
  id: Id,
  invoiceNumber: Type.String(),
  status: Type.String(),
  invoiceDate: Type.String(),
  grandTotal: Amount,
  currency: Type.String(),
})
export type AttachedInvoice = Static<typeof AttachedInvoice>

/** What this module asks of the documents of invoicing, which is known by its id: it may be absent. */
export interface InvoicesOfCustomers {
  /** The newest first, 25 a page. */
  ofCustomer(tx: Transaction, customerId: number, page: number): Promise<AttachedInvoice[]>
  byIds(tx: Transaction, ids: readonly number[]): Promise<(AttachedInvoice & { readonly customerId: number })[]>
}
export const InvoicesOfCustomers = token<InvoicesOfCustomers>('invoicing.documents')
