import { type CollectionMember, defineCall, defineCollection, permission } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'
import { invoicing } from '../module.ts'
import { invoicingPath } from './addresses.ts'
import { NewItem } from './item.ts'

/** Something that can become lines of a document: a product, the unbilled time of a project. */
export const FoundSource = Type.Object({ id: Type.String(), title: Type.String(), detail: Type.String() })
export type FoundSource = Static<typeof FoundSource>

/** A source of lines, which any module can offer. */
export interface LineSource extends CollectionMember {
  /** What people choose it by: `Unbilled time`. */
  readonly title: string
  /** What is found by these words, 20 at most. */
  search(words: string): Promise<readonly FoundSource[]>
  lines(id: string): Promise<readonly NewItem[]>
  /**
   * Called when an invoice with these lines is issued, in the same unit of work.
   *
   * @throws what was billed by another document meanwhile
   */
  billed(tx: Transaction, id: string, documentId: number): Promise<void>
}
export const lineSources = defineCollection<LineSource>('invoicing.line-sources')

export const listLineSources = defineCall({
  id: 'invoicing.listLineSources',
  method: 'GET',
  path: `${invoicingPath}line-sources/`,
  summary: 'Find what can become lines of a document',
  query: Type.Object({ search: Type.Optional(Type.String({ maxLength: 200 })) }, { additionalProperties: false }),
  reply: {
    sources: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        rows: Type.Array(FoundSource),
        /** The source did not answer. */
        hasFailed: Type.Boolean(),
      }),
    ),
  },
  access: permission(invoicing, 'invoices', 'can_view'),
})

export const getSourceLines = defineCall({
  id: 'invoicing.getSourceLines',
  method: 'GET',
  path: `${invoicingPath}line-sources/:source/:id/`,
  summary: 'Show the lines that something becomes',
  params: Type.Object({ source: Type.String({ maxLength: 80 }), id: Type.String({ minLength: 1, maxLength: 200 }) }),
  reply: { items: Type.Array(NewItem) },
  access: permission(invoicing, 'invoices', 'can_view'),
})
