import { plainWords } from '@ashlar/sdk/server'
import { customerName } from '../../customer-name.ts'
import type { CustomerFields } from './customer.store.ts'

/** What lists sort and duplicates are found by. Stored, since only plain comparisons reach an index (RLS). */
export function keysOf(customer: CustomerFields): { nameKey: string; cityKey: string; phoneKey: string } {
  const byLastName = `${customer.lastname} ${customer.firstname}`.trim()
  return {
    nameKey: plainWords(byLastName || customerName(customer)),
    cityKey: plainWords(customer.city),
    phoneKey: customer.phone.replace(/\D/g, ''),
  }
}
