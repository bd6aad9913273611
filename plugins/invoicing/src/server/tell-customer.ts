import type { CustomerTimeline } from '@ashlar/plugin-customers'
import type { Transaction } from '@ashlar/sdk/server'
import { documentTypeNames, type OwnType } from '../contract.ts'
import type { DocumentRow } from './document/document.store.ts'

const nameOf = (type: OwnType): string => documentTypeNames[type].replace(/^./, (first) => first.toUpperCase())

/** Where staff open a document. */
const addressOfDocument = ({ id, type }: Pick<DocumentRow, 'id' | 'type'>): string =>
  `/admin/${type === 'quote' ? 'quotes' : type === 'work-order' ? 'work-orders' : 'invoices'}/${id}`

/** Leave a line in the history of a document's customer; once for each key. */
export async function tellCustomer(
  tx: Transaction,
  timeline: CustomerTimeline,
  row: DocumentRow,
  { what, key = '', amount }: { readonly what: string; readonly key?: string; readonly amount?: number },
): Promise<void> {
  if (row.customerId === null) return
  await timeline.add(tx, {
    ...{ customerId: row.customerId, key: `invoicing.${row.type}-${what}:${row.id}${key}` },
    ...{ kind: `invoicing.${row.type}-${what}`, title: `${nameOf(row.type)} ${row.number}: ${what}` },
    ...{ href: addressOfDocument(row), ...(amount !== undefined && { amount }), at: new Date() },
  })
}
