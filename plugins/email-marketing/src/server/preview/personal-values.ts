import { type CollectionMembers, type RecipientSource, type RecordFilter, token } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import { errors } from '../../errors.ts'
import { normalAddress } from '../address.ts'
import type { Filled } from '../sending/filled-mail.ts'

/** What this module asks of the customers, who are known by their id: they may be absent. */
export interface CustomersByAddress {
  find(tx: Transaction, id: number): Promise<{ readonly email: string | null } | undefined>
}
export const CustomersByAddress = token<CustomersByAddress>('customers.directory')

const everybody: RecordFilter = { match: 'all', conditions: [] }

/** What a mail to this address would be filled with, by any of the sources. */
export async function valuesOf(sources: CollectionMembers<RecipientSource>, email: string): Promise<Filled> {
  const address = normalAddress(email)
  let values: Filled = {}
  for (const source of sources.all()) {
    const { rows } = await source.page(everybody, { after: null, limit: 1, among: [address] })
    values = { ...rows[0]?.values, ...values }
  }
  return { ...values, email: address }
}

/** Values of the person that staff chose to see a mail as; none without one. @throws NO_TEST_CUSTOMER */
export async function valuesOfCustomer(
  tx: Transaction,
  customers: CustomersByAddress | undefined,
  sources: CollectionMembers<RecipientSource>,
  id: number | null | undefined,
): Promise<Filled> {
  if (id === null || id === undefined) return {}
  const customer = await customers?.find(tx, id)
  if (!customer) throw errors.NO_TEST_CUSTOMER()
  return customer.email ? valuesOf(sources, customer.email) : {}
}
