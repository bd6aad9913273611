import { type CustomValues, defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { customers } from '../../module.ts'
import type { CustomerFields } from '../customer/customer.store.ts'

/** A customer as it was, with what only the database knows of it. */
export type KeptCustomer = CustomerFields & {
  readonly id: number
  readonly account: string | null
  readonly customValues: CustomValues
}

/** Ids of what followed. */
export interface Moved {
  readonly vehicles: readonly number[]
  readonly notes: readonly number[]
  readonly timeline: readonly number[]
  /** Names of the tags that the one who stayed had, and the one who went. */
  readonly tags: { readonly into: readonly string[]; readonly from: readonly string[] }
  /** Ids of the people who were assigned to each; merges of the first version have none. */
  readonly assignees?: { readonly into: readonly number[]; readonly from: readonly number[] }
}

export const MergeEntity = defineEntity({
  name: 'Merge',
  ...tableOf(customers, 'merge'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    customerId: p.bigint('number'),
    /** Of the customer after the merge: another one means that somebody has changed it since. */
    revision: p.integer(),
    before: p.json<KeptCustomer>(),
    gone: p.json<KeptCustomer>(),
    moved: p.json<Moved>(),
    mergedAt: p.datetime().defaultRaw('now()'),
  },
})
