import { importCalls, permission } from '@ashlar/sdk'
import { customers } from '../module.ts'

/** What is imported, and who may. */
export const importedCustomers = {
  ...{ module: customers, entity: 'customers' },
  access: permission(customers, 'customers', 'can_create'),
} as const

/** Customers from a CSV file; those with the same email are completed. */
export const customerImportCalls = importCalls(importedCustomers)
