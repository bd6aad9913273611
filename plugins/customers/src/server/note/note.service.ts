import {
  type AuditEntry,
  type Database,
  type ListReply,
  sanitiseRichText,
  type Transaction,
  totalWith,
  windowOf,
} from '@ashlar/sdk/server'
import type { NewNote, Note, NoteChange, NoteQuery } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { CustomerEntity } from '../customer/customer.entity.ts'
import { addToTimeline, notesKind, removeFromTimeline } from '../timeline/timeline.store.ts'
import { NoteEntity } from './note.entity.ts'
import { indexNote, type NoteRow, noteById, searchKind, shownNote, shownNotes } from './note.store.ts'

/** Notes found by their words at most. */
const searchLimit = 1000

const sortColumns = { due_date: 'dueDate', createdAt: 'createdAt', title: 'title' } as const

const timelineKey = (id: number) => `customers.note:${id}`

/** Notes of staff, about a customer or about nobody in particular. */
export class NoteService {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  list(query: NoteQuery): Promise<ListReply<Note>['results']> {
    return this.#database.tenant(async (tx) => {
      const { limit, offset } = windowOf(query)
      const { found, more } = await notesWhere(tx, query)
      const direction = query.orderDirection?.toLowerCase() ?? (query.orderBy === undefined ? 'desc' : 'asc')
      const rows = await found
        .selectAll()
        .orderBy(sortColumns[query.orderBy ?? 'createdAt'], direction === 'desc' ? 'desc' : 'asc')
        .orderBy('id', direction === 'desc' ? 'desc' : 'asc')
        .limit(limit)
        .offset(offset)
        .execute()
      const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      const isCut = query.limit === -1 && Number(total) > limit
      return { rows: await shownNotes(tx, rows), ...totalWith(Number(total), more), ...(isCut && { truncated: true }) }
    })
  }

  /** @throws UNKNOWN_NOTE */
  find(id: number): Promise<Note> {
    return this.#database.tenant(async (tx) => shownNote(tx, await noteById(tx, id)))
  }

  /** `account` is the person who writes it. @throws NO_SUCH_CUSTOMER */
  create(
    { title, content = '', due_date = null, is_done = false, customer_id = null }: NewNote,
    account: string | null,
  ): Promise<Note> {
    return this.#database.tenant(async (tx) => {
      await knownCustomer(tx, customer_id)
      const row = await tx
        .db(NoteEntity)
        .insertInto('note')
        .values({
          ...{ title: title.trim(), content: sanitiseRichText(content), dueDate: due_date, isDone: is_done },
          ...{ customerId: customer_id, account },
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await noteOnTimeline(tx, row)
      const note = await shownNote(tx, row)
      await indexNote(tx, note)
      tx.audit(lineOf('note.created', row))
      return note
    })
  }

  /** @throws UNKNOWN_NOTE, NO_SUCH_CUSTOMER */
  change(id: number, { customer_id, content, title, due_date, is_done }: NoteChange): Promise<Note> {
    return this.#database.tenant(async (tx) => {
      const before = await noteById(tx, id)
      const customerId = customer_id === undefined ? before.customerId : customer_id
      if (customerId !== before.customerId) await knownCustomer(tx, customerId)
      const row = await tx
        .db(NoteEntity)
        .updateTable('note')
        .set(({ fn }) => ({
          ...(due_date !== undefined && { dueDate: due_date }),
          // On another day it is due again.
          ...(due_date !== undefined && due_date !== before.dueDate && { reminded: false }),
          ...(is_done !== undefined && { isDone: is_done }),
          ...(title !== undefined && { title: title.trim() }),
          ...(content !== undefined && { content: sanitiseRichText(content) }),
          customerId,
          updatedAt: fn('now'),
        }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      if (before.customerId !== null) await removeFromTimeline(tx, before.customerId, timelineKey(id))
      await noteOnTimeline(tx, row)
      const note = await shownNote(tx, row)
      await indexNote(tx, note)
      tx.audit(lineOf('note.changed', row))
      return note
    })
  }

  /** @throws UNKNOWN_NOTE */
  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const note = await noteById(tx, id)
      await tx.em.nativeDelete(NoteEntity, { id })
      await tx.search.remove(searchKind, id)
      if (note.customerId !== null) await removeFromTimeline(tx, note.customerId, timelineKey(id))
      tx.audit(lineOf('note.deleted', note))
    })
  }
}

/** With the customer, whose erasure reaches lines about deleted notes too. */
const lineOf = (action: string, { id, title, customerId }: NoteRow): AuditEntry => ({
  ...{ action, entity: 'note', entityId: id, title },
  ...(customerId !== null && { details: { customer_id: customerId } }),
})

async function notesWhere(tx: Transaction, { search = '', customer_id, state }: NoteQuery) {
  const matches = search.trim() === '' ? undefined : await tx.search.find(searchKind, search, { limit: searchLimit })
  let found = tx.db(NoteEntity).selectFrom('note')
  if (matches) found = found.where(({ eb, fn, val }) => eb('id', '=', fn.any(val(matches.ids))))
  if (customer_id !== undefined) found = found.where('customerId', '=', customer_id)
  if (state !== undefined) found = found.where('isDone', '=', state === 'done')
  return { found, more: matches?.more ?? false }
}

async function noteOnTimeline(tx: Transaction, { id, customerId, title, createdAt }: NoteRow): Promise<void> {
  if (customerId === null) return
  const href = `/admin/notes/${id}`
  await addToTimeline(tx, { customerId, key: timelineKey(id), kind: notesKind, title, href, at: createdAt })
}

/** @throws NO_SUCH_CUSTOMER */
async function knownCustomer(tx: Transaction, id: number | null): Promise<void> {
  if (id === null || (await tx.em.count(CustomerEntity, { id })) > 0) return
  const error = errors.NO_SUCH_CUSTOMER()
  throw error.at({ path: 'customer_id', message: error.message })
}
