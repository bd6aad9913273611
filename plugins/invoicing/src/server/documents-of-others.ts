import type { Transaction } from '@ashlar/sdk/server'
import type { CustomerInvoice, Documents, WantedDraft } from '../contract.ts'
import { DocumentEntity } from './document/document.entities.ts'
import { blankDocument, type DocumentService } from './document/document.service.ts'
import type { DocumentRow } from './document/document.store.ts'
import { writtenLine } from './document/write-document.ts'

const pageSize = 25

/** Documents as other modules ask for them. */
export class DocumentsOfOthers implements Documents {
  readonly #documents: DocumentService

  constructor(documents: DocumentService) {
    this.#documents = documents
  }

  async ofCustomer(tx: Transaction, customerId: number, page: number): Promise<CustomerInvoice[]> {
    const rows = await issuedInvoices(tx)
      .where('customerId', '=', customerId)
      .orderBy('invoiceDate', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((Math.max(1, page) - 1) * pageSize)
      .execute()
    return rows.map(shown)
  }

  async byIds(tx: Transaction, ids: readonly number[]): Promise<(CustomerInvoice & { customerId: number })[]> {
    const rows = await issuedInvoices(tx)
      .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
      .execute()
    return rows.flatMap((row) => (row.customerId === null ? [] : [{ ...shown(row), customerId: row.customerId }]))
  }

  async draft(tx: Transaction, { type, customerId, vehicleId, lines, source }: WantedDraft): Promise<number> {
    const there = await tx
      .db(DocumentEntity)
      .selectFrom('document')
      .select('id')
      .where('sourceKind', '=', source.kind)
      .where('sourceId', '=', source.id)
      .where('isDeleted', '=', false)
      .where('status', '<>', 'cancelled')
      .executeTakeFirst()
    if (there) return there.id
    const rules = await this.#documents.rules()
    const blank = blankDocument(type, rules, customerId)
    const draft = { ...blank, vehicle_id: vehicleId ?? null, lines: lines.map((line) => writtenLine(line)), source }
    return (await this.#documents.insert(tx, type, draft, { rules, actor: null })).id
  }
}

const issuedInvoices = (tx: Transaction) =>
  tx
    .db(DocumentEntity)
    .selectFrom('document')
    .selectAll()
    .where('type', '=', 'invoice')
    .where('isDeleted', '=', false)
    .where('number', '<>', '')

const shown = ({ id, number, status, invoiceDate, grandTotal, currency }: DocumentRow): CustomerInvoice => ({
  ...{ id, invoiceNumber: number, status, invoiceDate, grandTotal, currency },
})
