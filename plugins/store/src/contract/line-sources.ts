import { type Amount, defineCollection } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'

/** A product as a line of a document. */
export interface ProductLine {
  readonly name: string
  readonly kind: 'product' | 'service' | 'other'
  readonly sku: string
  readonly quantity: number
  readonly unitPrice: Amount
  readonly taxClass: number | 'exempt' | null
}

/** A source of lines for documents, by the contract of invoicing, which is known by its id: it may be absent. */
export interface LineSource {
  readonly id: string
  readonly title: string
  search(words: string): Promise<readonly { readonly id: string; readonly title: string; readonly detail: string }[]>
  lines(id: string): Promise<readonly ProductLine[]>
  billed(tx: Transaction, id: string, documentId: number): Promise<void>
}
export const lineSources = defineCollection<LineSource>('invoicing.line-sources')
