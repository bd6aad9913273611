import { customerName } from '../../customer-name.ts'
import type { CustomerFields } from './customer.store.ts'

/** What lists sort and duplicates are found by. Stored, since only plain comparisons reach an index (RLS). */
export function keysOf(customer: CustomerFields): { nameKey: string; cityKey: string; phoneKey: string } {
  const byLastName = `${customer.lastname} ${customer.firstname}`.trim()
  return {
    nameKey: plain(byLastName || customerName(customer)),
    cityKey: plain(customer.city),
    phoneKey: customer.phone.replace(/\D/g, ''),
  }
}

/** Without case, accents and blanks around it: `Éloïse` stands beside `Eloise`. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase()
