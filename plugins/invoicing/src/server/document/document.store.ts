import type { LineApproval } from '@ashlar/plugin-commerce'
import type { CustomField } from '@ashlar/sdk'
import type { People, RowOf, Transaction } from '@ashlar/sdk/server'
import type {
  Document,
  DocumentSchedule,
  Item,
  ItemTaxClass,
  LinkedDocument,
  ListedDocument,
  OwnType,
  Party,
  ScheduleState,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { issuedStatus } from '../../life/life.ts'
import { asksDeposit } from '../../lines/deposit.ts'
import { rateOf } from '../../lines/totals.ts'
import { creditOf } from '../money/credit.store.ts'
import { depositLeft, depositUsedBy, originsOf } from '../money/deposit.store.ts'
import { missingLetters } from '../papers/paper-file.ts'
import { fieldsOfDocuments, valuesOf } from './custom-fields.ts'
import { DocumentEntity, LineApprovalEntity, LineEntity, LinkEntity, StepEntity } from './document.entities.ts'

export type DocumentRow = RowOf<typeof DocumentEntity>
export type LineRow = RowOf<typeof LineEntity>

/** What is paid for, and where the search index and the versions know a document. */
export const subjectOf = (id: number) => ({ kind: 'invoicing.document', id }) as const
/** From what invoices of web orders come. */
export const orderSource = 'store.order'
export const versionKind = 'invoicing.document'
export const searchKind = (type: OwnType): string => `invoicing.${type.replace('-', '_')}`

export const documentById = (tx: Transaction, id: number): Promise<DocumentRow | undefined> =>
  tx.db(DocumentEntity).selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst()

/** Held until the work is over: what is done with a document is done by one after the other. @throws UNKNOWN_DOCUMENT */
export async function heldDocument(tx: Transaction, id: number): Promise<DocumentRow> {
  const row = await tx
    .db(DocumentEntity)
    .selectFrom('document')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (row === undefined) throw errors.UNKNOWN_DOCUMENT()
  return row
}

/** The same, but undefined where somebody else holds it already, for those who need not wait. */
export const freeDocument = (tx: Transaction, id: number): Promise<DocumentRow | undefined> =>
  tx
    .db(DocumentEntity)
    .selectFrom('document')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Several at once, in the order of their ids. @throws UNKNOWN_DOCUMENT */
export async function heldDocuments(tx: Transaction, ids: readonly number[]): Promise<DocumentRow[]> {
  const rows = await tx
    .db(DocumentEntity)
    .selectFrom('document')
    .selectAll()
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (rows.length < ids.length) throw errors.UNKNOWN_DOCUMENT()
  return rows
}

export const updateDocument = (
  tx: Transaction,
  id: number,
  set: Partial<Omit<DocumentRow, 'id' | 'tenantId' | 'revision' | 'updatedAt'>>,
): Promise<DocumentRow> =>
  tx
    .db(DocumentEntity)
    .updateTable('document')
    .set(({ eb, fn }) => ({ ...set, revision: eb('revision', '+', 1), updatedAt: fn('now') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Lines of documents, in their order. */
export const linesOf = (tx: Transaction, documentIds: readonly number[]): Promise<LineRow[]> =>
  tx
    .db(LineEntity)
    .selectFrom('document_line')
    .selectAll()
    .where(({ eb, fn, val }) => eb('documentId', '=', fn.any(val(documentIds))))
    .orderBy('documentId')
    .orderBy('place')
    .execute()

/** A step of a document's history; one with a key is written once. Tells whether it was. */
export async function addStep(
  tx: Transaction,
  documentId: number,
  step: { kind: string; note?: string; amount?: number; by?: string; key?: string },
): Promise<boolean> {
  const { amount = null, key = null, ...others } = step
  const added = await tx
    .db(StepEntity)
    .insertInto('document_step')
    .values({ ...others, documentId, amount, key })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export const linkDocuments = async (tx: Transaction, fromId: number, intoId: number): Promise<void> => {
  await tx.db(LinkEntity).insertInto('document_link').values({ fromId, intoId }).execute()
}

/** Quantities of lines, in thousandths, that documents made from them have taken: by the type of these, by line. */
export interface Taken {
  readonly converted: ReadonlyMap<number, number>
  readonly refunded: ReadonlyMap<number, number>
}

/** What was taken from the lines of a document. Documents that were deleted or cancelled take nothing. */
export async function takenFrom(tx: Transaction, documentId: number): Promise<Taken> {
  const rows = await tx
    .db(LineEntity, DocumentEntity)
    .selectFrom('document_line as own')
    .innerJoin('document_line as taker', 'taker.fromLineId', 'own.id')
    .innerJoin('document', 'document.id', 'taker.documentId')
    .select(({ fn }) => ['own.id', 'document.type', fn.sum<number>('taker.quantity').as('taken')])
    .where('own.documentId', '=', documentId)
    .where('document.isDeleted', '=', false)
    .where('document.status', '<>', 'cancelled')
    .groupBy(['own.id', 'document.type'])
    .execute()
  const converted = new Map<number, number>()
  const refunded = new Map<number, number>()
  for (const { id, type, taken } of rows) {
    const of = type === 'refund' ? refunded : converted
    of.set(id, (of.get(id) ?? 0) + Number(taken))
  }
  return { converted, refunded }
}

/** What is still to be paid: nothing of what nobody pays. */
export function dueOf({
  type,
  status,
  grandTotal,
  amountPaid,
}: Pick<DocumentRow, 'type' | 'status' | 'grandTotal' | 'amountPaid'>): number {
  const isOpen = type === 'invoice' && (status === 'pending_payment' || status === 'partial_payment')
  return isOpen ? Math.max(0, grandTotal - amountPaid) : 0
}

/** What is still to be paid of the deposit that an approved document asks for. */
export const depositDueOf = ({ status, depositAsked, depositPaid }: DocumentRow): number =>
  status === 'approved' ? Math.max(0, depositAsked - depositPaid) : 0

/** What a customer can pay now: an invoice, or a deposit. */
export const toPayOf = (row: DocumentRow): number => dueOf(row) + depositDueOf(row)

interface ListedWith {
  /** Every field of the website with the document's value. */
  readonly fields: ListedDocument['custom_fields']
  /** How a recurring invoice stands. */
  readonly state?: ScheduleState | undefined
}

export const listed = (row: DocumentRow, { fields, state }: ListedWith): ListedDocument => ({
  ...{ id: row.id, type: row.type, invoiceNumber: row.number, status: row.status, approval: row.approval },
  ...{ invoiceDate: row.invoiceDate, dueDate: row.dueDate, customer_id: row.customerId },
  ...{ customer_name: row.customerName, vehicle_id: row.vehicleId, vehicle: row.vehicle },
  ...{ subTotal: row.subTotal, discount: row.discount, tax: row.tax, grandTotal: row.grandTotal },
  ...{ amountPaid: row.amountPaid, amountRefunded: row.amountRefunded, amountDue: dueOf(row) },
  ...{ currency: row.currency, isDeleted: row.isDeleted, revision: row.revision },
  ...{ createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() },
  custom_fields: fields,
  schedule: state === undefined ? null : { state },
})

/** A class as the API names it. */
export const taxClassOf = (stored: string | null): ItemTaxClass =>
  stored === null || stored === 'exempt' ? stored : Number(stored)

/** A document with all that belongs to it. The customer of a draft is who they are now. */
export async function shownDocument(
  tx: Transaction,
  row: DocumentRow,
  {
    people,
    party,
    schedule,
    fields,
  }: {
    readonly people: People
    readonly party: Party | null
    readonly schedule: DocumentSchedule | null
    readonly fields: readonly CustomField[]
  },
): Promise<Document> {
  // Asked at once they travel to the database together, which costs a fraction of one after the other.
  const [lines, taken, approvals, from, into, authors, values, used, history, credit, missing] = await Promise.all([
    linesOf(tx, [row.id]),
    takenFrom(tx, row.id),
    // The lines of other documents are approved by nobody.
    issuedStatus[row.type] === 'awaiting_customer' ? approvalsOf(tx, row.id) : new Map(),
    linked(tx, row.id, 'from'),
    linked(tx, row.id, 'into'),
    row.createdBy === null ? undefined : people.byIds([row.createdBy]),
    fields.length === 0 ? {} : valuesOf(tx, row.id),
    row.type === 'invoice' ? depositUsedBy(tx, row.id) : row.depositPaid,
    historyOf(tx, row.id),
    usableCredit(tx, row),
    row.number === '' ? [] : missingLetters(tx, row.id),
  ])
  const author = row.createdBy === null ? undefined : authors?.get(row.createdBy)
  return {
    ...listed(row, { fields: fieldsOfDocuments.shown(fields, values) }),
    customer: row.party ?? party,
    items: lines.map((line) => shownItem(line, taken, approvals)),
    ...{ deposit: row.depositRule, depositDue: depositDueOf(row) },
    depositPaid: used,
    ...{ discountRule: row.discountRule, taxes: [...row.taxes], pricesIncludeTax: row.pricesIncludeTax },
    ...{ notes: row.notes, terms: row.terms, internalNote: row.internalNote, from, into },
    history,
    issuedAt: row.issuedAt?.toISOString() ?? null,
    credit,
    missingLetters: [...missing],
    ...{ createdBy: author?.displayName ?? '', schedule },
  }
}

function shownItem(line: LineRow, { converted, refunded }: Taken, approvals: ReadonlyMap<number, LineApproval>): Item {
  const { id, kind, name, description, sku, unitPrice, rates, total, tax, isOptional, isChosen, source } = line
  return {
    ...{ id, kind, name, description, sku, unitPrice, total, tax, isOptional, isChosen, source },
    ...{ quantity: line.quantity / 1000, discount: line.discountRule, taxClass: taxClassOf(line.taxClass) },
    ...{ rates: [...rates], taxRate: rateOf(rates) },
    approval: approvals.get(id) ?? 'unapproved',
    converted: (converted.get(id) ?? 0) / 1000,
    refunded: (refunded.get(id) ?? 0) / 1000,
  }
}

/** What the customer said to single lines. */
export async function approvalsOf(tx: Transaction, documentId: number): Promise<ReadonlyMap<number, LineApproval>> {
  const rows = await tx
    .db(LineApprovalEntity)
    .selectFrom('line_approval')
    .select(['lineId', 'approval'])
    .where('documentId', '=', documentId)
    .execute()
  return new Map(rows.map(({ lineId, approval }) => [lineId, approval]))
}

/** Documents from which this one was made, or into which it was: the newest hundred. */
async function linked(tx: Transaction, id: number, way: 'from' | 'into'): Promise<LinkedDocument[]> {
  const [there, here] = way === 'from' ? (['fromId', 'intoId'] as const) : (['intoId', 'fromId'] as const)
  const rows = await tx
    .db(DocumentEntity, LinkEntity)
    .selectFrom('document_link')
    .innerJoin('document', 'document.id', `document_link.${there}`)
    .select(['document.id', 'type', 'number', 'status'])
    .where(`document_link.${here}`, '=', id)
    .where('isDeleted', '=', false)
    .orderBy('document.id', 'desc')
    .limit(mostLinked)
    .execute()
  return rows.toReversed().map(({ number, ...row }) => ({ ...row, invoiceNumber: number }))
}

const mostLinked = 100

async function historyOf(tx: Transaction, documentId: number): Promise<Document['history']> {
  const rows = await tx
    .db(StepEntity)
    .selectFrom('document_step')
    .selectAll()
    .where('documentId', '=', documentId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, note, amount, by, at }) => ({ id, kind, note, amount, by, at: at.toISOString() }))
}

/** Credit that can pay for an invoice, with what is left of its own deposits; of other documents what is left of theirs. */
async function usableCredit(tx: Transaction, row: DocumentRow): Promise<number> {
  if (asksDeposit(row.type)) {
    const left = await depositLeft(tx, row.id)
    return row.status === 'cancelled' && row.customerId !== null ? Math.min(left, await creditOf(tx, row)) : left
  }
  if (row.type !== 'invoice') return 0
  const [own, origins] = await Promise.all([creditOf(tx, row), originsOf(tx, row.id)])
  let credit = own
  for (const id of origins) {
    const origin = await documentById(tx, id)
    const isOwn = origin?.customerId === row.customerId && origin.currency === row.currency
    if (isOwn && origin.status !== 'cancelled') credit += Math.max(0, await depositLeft(tx, id))
  }
  return credit
}
