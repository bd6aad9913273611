import { defineEvent, token } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import Type from 'typebox'

// What this module knows of customers, by the ids of their contracts: they may be absent.

/** Customers by their addresses. */
export interface CustomersWithAddress {
  byEmails(
    tx: Transaction,
    emails: readonly string[],
  ): Promise<readonly { readonly customer_id: number; readonly email: string }[]>
}
export const CustomersWithAddress = token<CustomersWithAddress>('customers.directory')

/** Their histories; an entry is written once for each key. */
export interface CustomerHistory {
  add(
    tx: Transaction,
    entry: {
      readonly customerId: number
      readonly key: string
      readonly kind: string
      readonly title: string
      readonly href?: string
      readonly at: Date
    },
  ): Promise<void>
}
export const CustomerHistory = token<CustomerHistory>('customers.timeline')

export const customersMerged = defineEvent(
  'customers.customers-merged',
  Type.Object({ from: Type.Integer(), into: Type.Integer() }),
)
export const customerErased = defineEvent('customers.customer-erased', Type.Object({ customerId: Type.Integer() }))
/** Also told when a merge is undone: the customer comes back under the number they had. */
export const customerCreated = defineEvent('customers.customer-created', Type.Object({ customerId: Type.Integer() }))
