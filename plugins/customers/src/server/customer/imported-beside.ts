import type { Transaction } from '@ashlar/sdk/server'
import { fieldsOfCustomers, tagsOfCustomers } from './beside.ts'
import type { NewBeside } from './create-customer.ts'
import { customerById, indexCustomer } from './customer.store.ts'

/** Tags are added to those that are there; of custom fields the empty ones are filled. @throws INVALID_CUSTOM_FIELD */
export async function addImported(tx: Transaction, id: number, { tags, values, fields }: NewBeside): Promise<void> {
  if (tags.length === 0 && values.length === 0) return
  const own = (await tagsOfCustomers.ofMany(tx, [id])).get(id) ?? []
  const before = (await fieldsOfCustomers.ofMany(tx, [id])).get(id) ?? {}
  if (tags.length > 0) await tagsOfCustomers.set(tx, id, [...tags, ...own])
  await fieldsOfCustomers.change(
    tx,
    id,
    fields,
    values.filter((value) => before[value.id] === undefined),
  )
  await indexCustomer(tx, await customerById(tx, id))
}
