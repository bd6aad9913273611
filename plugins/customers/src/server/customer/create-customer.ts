import type { Transaction } from '@ashlar/sdk/server'
import { customerCreated } from '../../contract.ts'
import { customerName } from '../../customer-name.ts'
import { setTags } from '../tag/tag.store.ts'
import { addToTimeline } from '../timeline/timeline.store.ts'
import { type CustomerFields, type CustomerRow, insertCustomer, searchKind } from './customer.store.ts'
import { wordsOf } from './customer.words.ts'

/** A new customer with everything that follows from it, whoever asks for it. @throws EMAIL_TAKEN */
export async function createdCustomer(
  tx: Transaction,
  fields: CustomerFields,
  tags: readonly string[] = [],
): Promise<CustomerRow> {
  const row = await insertCustomer(tx, fields)
  if (tags.length > 0) await setTags(tx, row.id, tags)
  await tx.search.put(searchKind, row.id, wordsOf(row, [], tags))
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
