import type { CustomField, NewCustomValue } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import { customerCreated } from '../../contract.ts'
import { customerName } from '../../customer-name.ts'
import { addToTimeline } from '../timeline/timeline.store.ts'
import { fieldsOfCustomers, tagsOfCustomers } from './beside.ts'
import { type CustomerFields, type CustomerRow, indexCustomer, insertCustomer } from './customer.store.ts'

/** What a new customer gets besides what is written of it. */
export interface NewBeside {
  readonly tags: readonly string[]
  readonly values: readonly NewCustomValue[]
  /** The website's custom fields. */
  readonly fields: readonly CustomField[]
}

/** A new customer with everything that follows from it, whoever asks for it. @throws EMAIL_TAKEN, INVALID_CUSTOM_FIELD */
export async function createdCustomer(
  tx: Transaction,
  fields: CustomerFields,
  { tags, values, fields: known }: NewBeside = { tags: [], values: [], fields: [] },
): Promise<CustomerRow> {
  const row = await insertCustomer(tx, fields)
  if (tags.length > 0) await tagsOfCustomers.set(tx, row.id, tags)
  await fieldsOfCustomers.change(tx, row.id, known, values)
  await indexCustomer(tx, row)
  await addToTimeline(tx, {
    customerId: row.id,
    key: `customers.created:${row.id}`,
    kind: 'customers.created',
    title: 'Customer created',
    at: row.createdAt,
  })
  await tx.emit(customerCreated, { customerId: row.id, source: row.source })
  tx.audit({ action: 'customer.created', entity: 'customer', entityId: row.id, title: customerName(row) })
  return row
}
