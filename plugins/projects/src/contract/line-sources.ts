import { type Amount, defineCollection } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'

/** What can be billed, as an invoice begins with it. */
export interface BillableLine {
  readonly name: string
  readonly kind: 'service'
  /** At most three decimals. */
  readonly quantity: number
  readonly unitPrice: Amount
}

/** A source of lines for documents, by the contract of invoicing, which is known by its id: it may be absent. */
export interface LineSource {
  readonly id: string
  readonly title: string
  search(words: string): Promise<readonly { readonly id: string; readonly title: string; readonly detail: string }[]>
  lines(id: string): Promise<readonly BillableLine[]>
  /** @throws what was billed by another document meanwhile */
  billed(tx: Transaction, id: string, documentId: number): Promise<void>
}
export const lineSources = defineCollection<LineSource>('invoicing.line-sources')
