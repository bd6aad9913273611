import type { CustomerFields } from './customer.store.ts'

/** What is empty takes what the other one has; what is not stays (OPEN-241). */
export function filledIn(customer: CustomerFields, other: CustomerFields): CustomerFields {
  const has: Readonly<Record<string, unknown>> = customer
  const missing = Object.entries(other).filter(([name, value]) => value !== '' && has[name] === '')
  return { ...customer, ...Object.fromEntries(missing) }
}
