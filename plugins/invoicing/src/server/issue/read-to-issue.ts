import type { CustomerDirectory, KnownCustomer } from '@ashlar/plugin-customers'
import type { Transaction } from '@ashlar/sdk/server'
import { type DocumentRow, type LineRow, linesOf } from '../document/document.store.ts'
import { originsOf } from '../money/deposit.store.ts'

/** What a document is issued by. */
export interface ReadToIssue {
  readonly customer: KnownCustomer | undefined
  readonly lines: readonly LineRow[]
  /** Quotes and work orders from which it was made. */
  readonly origins: readonly number[]
}

/** What a document is issued by, read at once. */
export async function readToIssue(
  tx: Transaction,
  { id, type, customerId }: DocumentRow,
  customers: CustomerDirectory,
): Promise<ReadToIssue> {
  const [customer, lines, origins] = await Promise.all([
    customerId === null ? undefined : customers.find(tx, customerId),
    linesOf(tx, [id]),
    type === 'invoice' ? originsOf(tx, id) : [],
  ])
  return { customer, lines, origins }
}
