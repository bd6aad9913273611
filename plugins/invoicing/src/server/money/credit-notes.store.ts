import type { Transaction } from '@ashlar/sdk/server'
import { DocumentEntity, LinkEntity } from '../document/document.entities.ts'
import type { DocumentRow } from '../document/document.store.ts'

/** Credit notes of an invoice, the oldest first. */
const notesOf = (tx: Transaction, invoiceId: number) =>
  tx
    .db(DocumentEntity, LinkEntity)
    .selectFrom('document')
    .innerJoin('document_link', 'document_link.intoId', 'document.id')
    .selectAll('document')
    .where('document_link.fromId', '=', invoiceId)
    .where('document.type', '=', 'refund')
    .orderBy('document.id')

/** Those whose money has not gone back. */
export const openNotes = (tx: Transaction, invoiceId: number): Promise<DocumentRow[]> =>
  notesOf(tx, invoiceId).where('document.status', '=', 'pending_payment').execute()

/** What all credit notes of an invoice come to. */
export async function creditedWith(tx: Transaction, invoiceId: number): Promise<number> {
  const notes = await notesOf(tx, invoiceId).execute()
  return notes.reduce((sum, { grandTotal }) => sum + grandTotal, 0)
}

/** What the credit notes of the same invoice before this one come to. */
export async function paidBackBefore(tx: Transaction, note: DocumentRow): Promise<number> {
  const link = await tx
    .db(LinkEntity)
    .selectFrom('document_link')
    .select('fromId')
    .where('intoId', '=', note.id)
    .executeTakeFirst()
  if (link === undefined) return 0
  const notes = await notesOf(tx, link.fromId).where('document.id', '<', note.id).execute()
  return notes.reduce((sum, { grandTotal }) => sum + grandTotal, 0)
}
