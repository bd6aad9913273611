import { ApiError, call } from '@ashlar/sdk/admin'
import { confirm, type Translate, toast } from '@ashlar/sdk/ui'
import { type Customer, deleteCustomer } from '../contract.ts'
import { customerName } from '../customer-name.ts'
import { customerChanged } from './customers-changed.ts'

/** Asks first. True when the customer is gone. */
export async function removeCustomer(customer: Customer, t: Translate): Promise<boolean> {
  const name = customerName(customer)
  const isMeant = await confirm({
    description: t('{name} is deleted, with vehicles, notes and history.', { name }),
    detail: t('This cannot be undone.'),
    destructive: true,
  })
  if (!isMeant) return false
  try {
    await call(deleteCustomer, { params: { id: customer.customer_id } })
  } catch (error) {
    toast.error(t('{name} was not deleted', { name }), { description: error instanceof ApiError ? error.message : '' })
    return false
  }
  await customerChanged(customer.customer_id)
  toast.success(t('{name} was deleted', { name }))
  return true
}
