import { outdated, queryClient } from '@ashlar/sdk/admin'
import {
  customerFields,
  customerTags,
  findDuplicates,
  listCustomerPlaces,
  listCustomers,
  listNotes,
} from '../contract.ts'

/** Under this key lies everything that is shown of one customer (NOTE-003, NOTE-004). */
export const customerKey = (id: number) => ['customers', id] as const

/** After a write: the customer and every list with customers in it are asked for again. */
export async function customerChanged(...ids: readonly number[]): Promise<void> {
  await Promise.all([
    outdated(listCustomers, listNotes, findDuplicates, customerTags.list, customerFields.usage, listCustomerPlaces),
    ...ids.map((id) => queryClient.invalidateQueries({ queryKey: customerKey(id) })),
  ])
}
