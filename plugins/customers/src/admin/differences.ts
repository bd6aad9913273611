import { type Customer, NewCustomer } from '../contract.ts'
import type { CustomerForm } from './customer-form.ts'

/** Fields in which two versions of a customer differ, with the words of both. */
export function differences(theirs: Customer, yours: CustomerForm) {
  const now: Readonly<Record<string, unknown>> = theirs
  const mine: Readonly<Record<string, unknown>> = yours
  return Object.entries(NewCustomer.properties)
    .filter(([name]) => name !== 'custom_fields' && String(now[name]) !== String(mine[name]))
    .map(([name, schema]) => ({
      field: 'title' in schema ? String(schema.title) : name,
      theirs: String(now[name]),
      yours: String(mine[name]),
    }))
}
