import { ApiError, call } from '@ashlar/sdk/admin'
import { confirm, type Translate, toast } from '@ashlar/sdk/ui'
import { type Customer, deleteCustomer, eraseCustomer } from '../contract.ts'
import { customerName } from '../customer-name.ts'
import { customerChanged } from './customers-changed.ts'

/** Asks first. True when the customer is gone. */
export function removeCustomer(customer: Customer, t: Translate): Promise<boolean> {
  const name = customerName(customer)
  return afterAsking(customer, t, {
    description: t('{name} will be deleted, including vehicles, notes and history.', { name }),
    work: () => call(deleteCustomer, { params: { id: customer.customer_id } }),
    done: t('{name} was deleted', { name }),
    failed: t('{name} was not deleted', { name }),
  })
}

/** The same for everything that any module knows of the person. */
export function eraseEverywhere(customer: Customer, t: Translate): Promise<boolean> {
  const name = customerName(customer)
  return afterAsking(customer, t, {
    description: t('Everything that this website stores about {name} will be erased, in all modules.', { name }),
    work: () => call(eraseCustomer, { params: { id: customer.customer_id } }),
    done: t('{name} was erased', { name }),
    failed: t('{name} was not erased', { name }),
  })
}

interface Removal {
  readonly description: string
  readonly work: () => Promise<unknown>
  readonly done: string
  readonly failed: string
}

async function afterAsking(customer: Customer, t: Translate, { description, work, done, failed }: Removal) {
  const detail = t('This cannot be undone.')
  if (!(await confirm({ description, detail, destructive: true }))) return false
  try {
    await work()
  } catch (error) {
    toast.error(failed, { description: error instanceof ApiError ? error.message : '' })
    return false
  }
  await customerChanged(customer.customer_id)
  toast.success(done)
  return true
}
