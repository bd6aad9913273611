import { createHash } from 'node:crypto'

/** How many attempts to sign in are let through in any 15 minutes (T23, C8). */
export const signInLimits = {
  /** Of one account from one address. */
  accountAndAddress: 10,
  /** Of one account from anywhere: many addresses guessing together. */
  account: 100,
  /** From one address to any account: one address trying stolen passwords. */
  address: 300,
} as const

export interface CountedKey {
  readonly key: string
  readonly most: number
}

/** What an attempt counts towards, narrowest first. Hashes: what people type into a sign-in form is not kept. */
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

function keyOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
