import type { Transaction } from '@ashlar/sdk/server'

/** Rows in one statement. The embedded database does as many in well under a second; after five it counts as hanging. */
export const rowsInStep = 2_000

/**
 * Runs one step in a transaction: each in one of its own, between which others get their turn at the embedded database,
 * which does one transaction at a time; or all of them in one that is open.
 */
export type Within = <T>(step: (tx: Transaction) => Promise<T>) => Promise<T>
