import { ApiError, call } from '@ashlar/sdk/admin'
import { type Translate, toast } from '@ashlar/sdk/ui'
import { type Customer, mergeCustomers, undoMerge } from '../contract.ts'
import { customerName } from '../customer-name.ts'
import { customerChanged } from './customers-changed.ts'

/** Merges at once and offers to undo it: the last merge first, since each builds on the one before. */
export async function mergeInto(kept: Customer, others: readonly Customer[], t: Translate): Promise<void> {
  const merges: number[] = []
  try {
    for (const { customer_id: from } of others) {
      const { mergeId } = await call(mergeCustomers, { params: { id: kept.customer_id }, body: { from } })
      merges.unshift(mergeId)
    }
    toast.success(t('Merged into {name}', { name: customerName(kept) }), {
      action: { label: t('Undo'), run: () => void undo(merges, t) },
    })
  } catch (error) {
    sayFailed(t('The customers were not merged'), error)
  }
  await customerChanged(kept.customer_id)
}

async function undo(merges: readonly number[], t: Translate): Promise<void> {
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
