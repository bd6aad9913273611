import type { Payments, Refund } from '@ashlar/plugin-commerce'
import { type Day, dayIn } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import { CreditEntity, DocumentEntity, LinkEntity, StepEntity } from '../document/document.entities.ts'
import { type DocumentRow, orderSource, subjectOf } from '../document/document.store.ts'
import type { Account, Moved } from './account.ts'

/** Issued documents of a customer, in all currencies. */
export const issuedDocuments = (tx: Transaction, customerId: number): Promise<DocumentRow[]> =>
  tx
    .db(DocumentEntity)
    .selectFrom('document')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('number', '<>', '')
    .orderBy('id')
    .execute()

/** All that happened to documents of one customer and currency, by days in a time zone. */
export async function accountOf(
  tx: Transaction,
  payments: Payments,
  { rows, timeZone }: { readonly rows: readonly DocumentRow[]; readonly timeZone: string },
): Promise<Account> {
  const ids = rows.map(({ id }) => id)
  const day = (at: Date | string): Day => dayIn(timeZone, new Date(at))
  const came = (await payments.ofMany(tx, subjectOf(0).kind, ids)).filter(({ status }) => status === 'succeeded')
  const invoiceOfNote = await invoicesOfNotes(tx, ids)
  return {
    documents: rows.map((row) => ({
      ...{ id: row.id, type: row.type, number: row.number, status: row.status, day: row.invoiceDate },
      ...{ grandTotal: row.grandTotal, amountPaid: row.amountPaid, amountRefunded: row.amountRefunded },
    })),
    invoiceOfNote,
    payments: [
      ...came.map(({ subject, amount, settledAt, askedAt }) => ({
        ...{ documentId: subject.id, amount, day: day(settledAt ?? askedAt) },
      })),
      ...paidWithOrders(rows),
    ],
    refunds: [
      ...came.flatMap(({ subject, refunds }) =>
        refunds.filter(isDone).map(({ amount, at }) => ({ documentId: subject.id, amount, day: day(at) })),
      ),
      ...refundedWithOrders(rows, invoiceOfNote),
    ],
    creditUsed: await creditUsed(tx, ids, day),
    ended: await endsOf(tx, ids, day),
  }
}

/** The payment of a web order is the order's: its invoice was paid when it was issued. */
const paidWithOrders = (rows: readonly DocumentRow[]): Moved[] =>
  rows
    .filter(({ sourceKind }) => sourceKind === orderSource)
    .map(({ id, amountPaid, invoiceDate }) => ({ documentId: id, amount: amountPaid, day: invoiceDate }))

/** What went back of it has a credit note of the same amount. */
function refundedWithOrders(rows: readonly DocumentRow[], invoiceOfNote: ReadonlyMap<number, number>): Moved[] {
  const billed = new Set(rows.filter(({ sourceKind }) => sourceKind === orderSource).map(({ id }) => id))
  return rows.flatMap(({ id, grandTotal, invoiceDate }) => {
    const documentId = invoiceOfNote.get(id)
    return documentId !== undefined && billed.has(documentId)
      ? [{ documentId, amount: grandTotal, day: invoiceDate }]
      : []
  })
}

const isDone = ({ status }: Refund): boolean => status === 'succeeded'

async function invoicesOfNotes(tx: Transaction, ids: readonly number[]): Promise<Map<number, number>> {
  const links = await tx
    .db(LinkEntity, DocumentEntity)
    .selectFrom('document_link')
    .innerJoin('document', 'document.id', 'document_link.intoId')
    .select(['fromId', 'intoId'])
    .where(({ eb, fn, val }) => eb('intoId', '=', fn.any(val(ids))))
    .where('document.type', '=', 'refund')
    .execute()
  return new Map(links.map(({ fromId, intoId }) => [intoId, fromId]))
}

async function creditUsed(tx: Transaction, ids: readonly number[], day: (at: Date) => Day): Promise<Moved[]> {
  const rows = await tx
    .db(CreditEntity, DocumentEntity)
    .selectFrom('credit')
    .innerJoin('document', 'document.id', 'credit.documentId')
    .select(['documentId', 'amount', 'at'])
    .where(({ eb, fn, val }) => eb('documentId', '=', fn.any(val(ids))))
    .where('document.type', '=', 'invoice')
    .where('amount', '<', 0)
    .orderBy('credit.id')
    .execute()
  return rows.map(({ documentId, amount, at }) => ({ documentId, amount: -amount, day: day(at) }))
}

/** The first end of each document: what was cancelled can be archived afterwards. */
async function endsOf(tx: Transaction, ids: readonly number[], day: (at: Date) => Day): Promise<Account['ended']> {
  const rows = await tx
    .db(StepEntity)
    .selectFrom('document_step')
    .select(['documentId', 'kind', 'at'])
    .where(({ eb, fn, val }) => eb('documentId', '=', fn.any(val(ids))))
    .where('kind', 'in', ['cancelled', 'archived'])
    .orderBy('id')
    .execute()
  const first = new Map(rows.toReversed().map((row) => [row.documentId, row]))
  return [...first.values()].map(({ documentId, kind, at }) => ({
    ...{ documentId, kind: kind === 'cancelled' ? 'cancelled' : 'archived', day: day(at) },
  }))
}

/** Credit of the customer, deposits among it. */
export async function creditLeft(tx: Transaction, customerId: number, currency: string): Promise<number> {
  const { sum } = await tx
    .db(CreditEntity)
    .selectFrom('credit')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('customerId', '=', customerId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}
