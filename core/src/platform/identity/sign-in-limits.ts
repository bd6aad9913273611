import { type CountedKey, keyOf } from './attempt-limits.ts'

/** How many attempts to sign in are let through in any 15 minutes (T23, C8). */
export const signInLimits = {
  /** Of one account from one address. */
  accountAndAddress: 10,
  /** Of one account from anywhere: many addresses guessing together. */
  account: 100,
  /** From one address to any account: one address trying stolen passwords. */
  address: 300,
} as const

/** What an attempt counts towards, narrowest first. */
export function countedKeys(
  tenant: string | null,
  email: string,
  address: string,
): [CountedKey, CountedKey, CountedKey] {
  const site = tenant ?? 'platform'
  return [
    { key: keyOf('both', site, email, address), most: signInLimits.accountAndAddress },
    { key: keyOf('account', site, email), most: signInLimits.account },
    { key: keyOf('address', address), most: signInLimits.address },
  ]
}
