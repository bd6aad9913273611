import type { Transaction } from '@ashlar/sdk/server'
import { customerChanged, type OwnProfile } from '../../contract.ts'
import { createdCustomer } from '../customer/create-customer.ts'
import { CustomerEntity } from '../customer/customer.entity.ts'
import {
  type CustomerFields,
  type CustomerRow,
  checkedFields,
  customerWithEmail,
  fieldsOf,
  indexCustomer,
  lockedCustomer,
  updateCustomer,
} from '../customer/customer.store.ts'

/** Somebody who has shown that the address is theirs. */
export interface Shopper {
  /** Guid of the account. */
  readonly account: string
  readonly email: string
  readonly firstname: string
  readonly lastname: string
}

/** The customer that signs in with an account. */
export const customerOf = (tx: Transaction, account: string): Promise<CustomerRow | null> =>
  tx.em.findOne(CustomerEntity, { account })

/**
 * The customer of an account, who is the one with its address or else a new one. The customer of another account is left
 * alone, even with the same address.
 */
export async function ensureCustomerOf(tx: Transaction, shopper: Shopper): Promise<number> {
  const { account, email, firstname, lastname } = shopper
  const own = await customerOf(tx, account)
  if (own !== null) return own.id
  const there = await customerWithEmail(tx, email)
  const isFree = there === undefined || there.account === null
  const names = checkedFields({ firstname: firstname || email, lastname, source: 'other', ...(isFree && { email }) })
  const { id } = there && isFree ? await lockedCustomer(tx, there.id) : await createdCustomer(tx, names)
  await tx.em.nativeUpdate(CustomerEntity, { id }, { account })
  if (there && isFree && there.firstname === '') await write(tx, there.id, { firstname, lastname })
  return id
}

/** Write what shoppers say of themselves. */
export async function write(tx: Transaction, id: number, change: Partial<OwnProfile> & { email?: string }) {
  const before = fieldsOf(await lockedCustomer(tx, id))
  const after: CustomerFields = checkedFields(change, before)
  const row = await updateCustomer(tx, id, after)
  await indexCustomer(tx, row)
  await tx.emit(customerChanged, { customerId: id })
}
