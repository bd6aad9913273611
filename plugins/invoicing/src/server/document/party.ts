import { type CustomerDirectory, customerName, type KnownCustomer } from '@ashlar/plugin-customers'
import { countryNames } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import type { Party } from '../../contract.ts'
import type { DocumentRow } from './document.store.ts'
import type { DocumentRules } from './rules.ts'

/** A customer as they stand on a document. The country is named where it is not the website's own. */
export function partyOf(customer: KnownCustomer, { language, country }: DocumentRules): Party {
  const { company, email, phone, address, address_2, city, province, postal } = customer
  const isAbroad = customer.country !== '' && customer.country !== country
  const abroad = isAbroad ? countryNames(language).find(({ value }) => value === customer.country)?.label : undefined
  const lines = [address, address_2, [city, province, postal].filter((part) => part !== '').join(' '), abroad ?? '']
  return { name: customerName(customer), company, email, phone, address: lines.filter((line) => line !== '') }
}

/** The customer of a draft as they are now; issued documents have their own. */
export async function partyNow(
  tx: Transaction,
  { party, customerId }: DocumentRow,
  customers: CustomerDirectory,
  rules: DocumentRules,
): Promise<Party | null> {
  if (party !== null || customerId === null) return party
  const customer = await customers.find(tx, customerId)
  return customer === undefined ? null : partyOf(customer, rules)
}
