import { token } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import type { CustomerInvoice } from './customer-invoices.ts'
import type { NewItem } from './item.ts'

/** A document that another module asks for. */
export interface WantedDraft {
  readonly type: 'quote' | 'invoice' | 'work-order'
  readonly customerId: number
  readonly vehicleId?: number
  readonly lines: readonly NewItem[]
  /** From what it comes: asked again for the same, the draft that is there is given. */
  readonly source: { readonly kind: string; readonly id: number }
}

/** Documents of the website of a unit of work, for other modules. */
export interface Documents {
  /** Issued invoices of a customer, the newest first, 25 a page. */
  ofCustomer(tx: Transaction, customerId: number, page: number): Promise<CustomerInvoice[]>
  /** Those that are there, in no particular order. */
  byIds(tx: Transaction, ids: readonly number[]): Promise<(CustomerInvoice & { readonly customerId: number })[]>
  /** Write a draft. @returns its id */
  draft(tx: Transaction, wanted: WantedDraft): Promise<number>
}
export const Documents = token<Documents>('invoicing.documents')
