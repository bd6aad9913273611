import { ApiError, call } from '@ashlar/sdk/admin'
import { type Translate, toast } from '@ashlar/sdk/ui'
import { type Customer, mergeCustomers, undoMerge } from '../contract.ts'
import { customerName } from '../customer-name.ts'
import { customerChanged } from './customers-changed.ts'

/** What was merged just now, so that it can be undone. */
export interface DoneMerge {
  readonly name: string
  /** Ids of the merges, the last one first, since each builds on the one before. */
  readonly merges: readonly number[]
}

/** Merges the others one after the other; undefined when the first one fails. */
export async function mergeInto(kept: Customer, others: readonly Customer[], t: Translate) {
  const merges: number[] = []
  try {
    for (const { customer_id: from } of others) {
      const { mergeId } = await call(mergeCustomers, { params: { id: kept.customer_id }, body: { from } })
      merges.unshift(mergeId)
    }
  } catch (error) {
    sayFailed(t('The customers were not merged'), error)
  }
  await customerChanged(kept.customer_id)
  return merges.length === 0 ? undefined : ({ name: customerName(kept), merges } satisfies DoneMerge)
}

export async function undoMerges({ merges }: DoneMerge, t: Translate): Promise<void> {
  try {
    for (const id of merges) {
      const { customer } = await call(undoMerge, { params: { id } })
      await customerChanged(customer.customer_id)
    }
  } catch (error) {
    sayFailed(t('The merge was not undone'), error)
  }
}

function sayFailed(title: string, error: unknown): void {
  toast.error(title, { description: error instanceof ApiError ? error.message : '' })
}
