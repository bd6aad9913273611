import { createHash } from 'node:crypto'
import type { Transaction } from '@ashlar/sdk/server'
import { identityErrors } from './identity.errors.ts'

export interface CountedKey {
  readonly key: string
  readonly most: number
}

/** How many attempts are let through in any 15 minutes (T23, C8). */
export const attemptLimits = {
  /** At the code of one account's second factor. */
  secondFactor: 5,
  /** At the password of an account that is signed in. */
  confirmation: 10,
  /** Mails with a link for one address, and asked for from one place. */
  resetsOfEmail: 3,
  resetsFromAddress: 20,
  /** Mails to one address about an account that somebody wants for it, and accounts wanted from one place. */
  registrationsOfEmail: 3,
  registrationsFromAddress: 20,
  /** At the password that a registration is confirmed with. */
  registrationPassword: 10,
  /** At links, from one place: they can't be guessed, and whoever tries is in no hurry. */
  linksFromAddress: 60,
} as const

/** A hash: what people type is not kept. */
export function keyOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** Count one attempt towards each; gives the seconds to wait, 0 when it is let through. */
export async function countAttempt(tx: Transaction, keys: readonly CountedKey[]): Promise<number> {
  const [row] = await tx.sql<{ wait: number }>`select core.count_attempt(${JSON.stringify(keys)}::jsonb) as wait`
  return row?.wait ?? 0
}

/** @throws 429 TRY_LATER when one of the limits is reached */
export async function refuseTooMany(tx: Transaction, keys: readonly CountedKey[]): Promise<void> {
  const seconds = await countAttempt(tx, keys)
  if (seconds > 0) throw identityErrors.TRY_LATER(seconds)
}
