import { accountEmailChanged, accountRegistered, accountRemoved } from '@ashlar/sdk'
import { within } from '@ashlar/sdk/server'
import { CustomerEntity } from '../customer/customer.entity.ts'
import { customerWithEmail } from '../customer/customer.store.ts'
import { customerOf, ensureCustomerOf, write } from './own-customer.ts'

/** Every shopper's account belongs to a customer, for as long as it is there. */
export const withAccounts = [
  within(accountRegistered, [], async (tx, shopper) => {
    await ensureCustomerOf(tx, shopper)
  }),
  within(accountEmailChanged, [], async (tx, { account, email }) => {
    const own = await customerOf(tx, account)
    // The address of another customer stays theirs: the account signs in with it all the same.
    if (own !== null && (await customerWithEmail(tx, email)) === undefined) await write(tx, own.id, { email })
  }),
  within(accountRemoved, [], async (tx, { account }) => {
    await tx.em.nativeUpdate(CustomerEntity, { account }, { account: null })
  }),
]
