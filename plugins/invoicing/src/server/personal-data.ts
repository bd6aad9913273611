import type { Database, Files, Notices, Person, PersonalData, RecordTraces, Transaction } from '@ashlar/sdk/server'
import { quoteFiles } from '../contract.ts'
import { fieldsOfDocuments } from './document/custom-fields.ts'
import { CreditEntity, DocumentEntity, StepEntity } from './document/document.entities.ts'
import { type DocumentRow, linesOf, listed, searchKind, versionKind } from './document/document.store.ts'
import { endRecurrences } from './recurring/recurrence.store.ts'
import { stopCustomer } from './reminders/reminder.store.ts'
import { endSecrets } from './send/secrets.store.ts'
import { forgetSent } from './statement/sent-statement.store.ts'

/**
 * Documents of a person. The law requires a website to keep what it issued, with name and address as printed; drafts,
 * notes and the way from the documents to the customer are erased.
 */
export class DocumentData implements PersonalData {
  readonly id = 'invoicing'
  readonly title = 'Documents'
  readonly #database: Database
  readonly #traces: RecordTraces
  readonly #files: Files
  readonly #notices: Notices

  constructor(database: Database, traces: RecordTraces, files: Files, notices: Notices) {
    this.#database = database
    this.#traces = traces
    this.#files = files
    this.#notices = notices
  }

  export(person: Person): Promise<unknown> {
    return this.#database.tenant(async (tx) => {
      const rows = await documentsOf(tx, person)
      const lines = Map.groupBy(
        await linesOf(
          tx,
          rows.map(({ id }) => id),
        ),
        ({ documentId }) => documentId,
      )
      if (rows.length === 0) return undefined
      const values = await fieldsOfDocuments.ofMany(
        tx,
        rows.map(({ id }) => id),
      )
      return rows.map((row) => ({
        ...listed(row, { fields: [] }),
        custom_fields: values.get(row.id) ?? {},
        ...{ customer: row.party, notes: row.notes },
        items: (lines.get(row.id) ?? []).map(({ name, description, quantity, unitPrice, total }) => ({
          ...{ name, description, quantity: quantity / 1000, unitPrice, total },
        })),
      }))
    })
  }

  async erase(person: Person): Promise<void> {
    const rows = await this.#database.tenant((tx) => documentsOf(tx, person))
    await this.#traces.erase(rows.map(({ id, type }) => ({ entity: type, id })))
    await this.#eraseFiles(rows.map(({ id }) => id))
    await this.#database.tenant(async (tx) => {
      if (person.customerId !== undefined) {
        await stopCustomer(tx, person.customerId, false)
        await forgetSent(tx, person.customerId)
      }
      await endRecurrences(
        tx,
        rows.map(({ id }) => id),
        this.#notices,
      )
      for (const { id, type, number } of rows) {
        const nobody = { customerId: null, vehicleId: null, internalNote: '' }
        const draft = number === '' ? { customerName: '', vehicle: '', notes: '', isDeleted: true } : {}
        await tx
          .db(DocumentEntity)
          .updateTable('document')
          .set({ ...nobody, ...draft })
          .where('id', '=', id)
          .execute()
        await tx.db(StepEntity).updateTable('document_step').set({ note: '' }).where('documentId', '=', id).execute()
        await tx.db(CreditEntity).updateTable('credit').set({ customerId: null }).where('documentId', '=', id).execute()
        await fieldsOfDocuments.set(tx, id, {})
        await endSecrets(tx, id)
        await tx.versions.remove(versionKind, id)
        await tx.search.put(searchKind(type), id, number)
      }
    })
  }

  /** What staff attached is no part of what the law keeps. */
  async #eraseFiles(ids: readonly number[]): Promise<void> {
    for (const id of (await this.#files.counts(quoteFiles.kind, ids)).keys()) {
      const record = { kind: quoteFiles.kind, id }
      for (const file of await this.#files.list(record)) await this.#files.remove(record, file.id)
    }
  }
}

async function documentsOf(tx: Transaction, { customerId }: Person): Promise<DocumentRow[]> {
  if (customerId === undefined) return []
  return tx
    .db(DocumentEntity)
    .selectFrom('document')
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute()
}
