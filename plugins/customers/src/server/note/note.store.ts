import { type RowOf, sanitiseRichText, type Transaction } from '@ashlar/sdk/server'
import type { Note } from '../../contract.ts'
import { customerName } from '../../customer-name.ts'
import { errors } from '../../errors.ts'
import { CustomerEntity } from '../customer/customer.entity.ts'
import { NoteEntity } from './note.entity.ts'

/** Words of notes in the search index. */
export const searchKind = 'customers.note'

export type NoteRow = RowOf<typeof NoteEntity>

/** @throws UNKNOWN_NOTE */
export async function noteById(tx: Transaction, id: number): Promise<NoteRow> {
  const row = await tx.em.findOne(NoteEntity, { id })
  if (row === null) throw errors.UNKNOWN_NOTE()
  return row
}

/** Rows as the API shows them, each with its customer: one statement for all of them. */
export async function shownNotes(tx: Transaction, rows: readonly NoteRow[]): Promise<Note[]> {
  const ids = rows.map(({ customerId }) => customerId).filter((id) => id !== null)
  const found = ids.length === 0 ? [] : await tx.em.find(CustomerEntity, { id: { $in: ids } })
  const byId = new Map(found.map((customer) => [customer.id, customer]))
  return rows.map((row) => {
    const customer = row.customerId === null ? undefined : byId.get(row.customerId)
    return {
      id: row.id,
      title: row.title,
      content: sanitiseRichText(row.content),
      due_date: row.dueDate,
      is_done: row.isDone,
      customer: customer
        ? { customer_id: customer.id, firstname: customer.firstname, lastname: customer.lastname }
        : null,
      customer_name: customer ? customerName(customer) : '',
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}

export async function shownNote(tx: Transaction, row: NoteRow): Promise<Note> {
  const [note] = await shownNotes(tx, [row])
  if (note === undefined) throw errors.UNKNOWN_NOTE()
  return note
}

/** Renew the words by which a note is found: its own and its customer's name. */
export async function indexNote(tx: Transaction, note: Note): Promise<void> {
  const text = note.content.replace(/<[^<>]*>/g, ' ')
  await tx.search.put(searchKind, note.id, `${note.title} ${text} ${note.customer_name}`)
}
