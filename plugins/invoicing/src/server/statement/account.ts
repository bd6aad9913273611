import { paidStatus } from '@ashlar/plugin-commerce'
import type { Amount, Day } from '@ashlar/sdk'
import type { StatementEntry, StatementKind } from '../../contract.ts'

/** A document as far as an account goes. */
export interface AccountDocument {
  readonly id: number
  readonly type: StatementEntry['document']['type']
  readonly number: string
  readonly status: string
  readonly day: Day
  readonly grandTotal: Amount
  readonly amountPaid: Amount
  readonly amountRefunded: Amount
}

export interface Moved {
  readonly documentId: number
  readonly day: Day
  readonly amount: Amount
}

/** All that happened to the account of a customer in one currency. */
export interface Account {
  /** Issued ones. */
  readonly documents: readonly AccountDocument[]
  /** Invoices by the ids of their credit notes. */
  readonly invoiceOfNote: ReadonlyMap<number, number>
  readonly payments: readonly Moved[]
  readonly refunds: readonly Moved[]
  readonly creditUsed: readonly Moved[]
  /** When a document was first cancelled or archived. */
  readonly ended: readonly { readonly documentId: number; readonly kind: 'cancelled' | 'archived'; readonly day: Day }[]
}

type Entry = Omit<StatementEntry, 'balance'>

/** Entries of one day stand in this order. */
const order: readonly StatementKind[] = [
  ...(['invoice', 'credit-note', 'payment', 'credit-used', 'refund', 'reduction', 'cancelled', 'written-off'] as const),
]

/** The entries of an account, the oldest first. */
export function entriesOf(account: Account): Entry[] {
  const byId = new Map(account.documents.map((document) => [document.id, document]))
  const entry = (kind: StatementKind, documentId: number, day: Day, amount: Amount, moved = 0): Entry[] => {
    const document = byId.get(documentId)
    if (document === undefined) return []
    const { id, type, number } = document
    return [{ kind, day, amount, moved, document: { id, type, invoiceNumber: number } }]
  }
  const billed = account.documents.flatMap(({ id, type, day, grandTotal }) => {
    if (type === 'invoice') return entry('invoice', id, day, grandTotal)
    return type === 'refund' ? entry('credit-note', id, day, -grandTotal) : []
  })
  const entries = [
    ...billed,
    ...account.payments.flatMap(({ documentId, day, amount }) => entry('payment', documentId, day, -amount)),
    ...account.refunds.flatMap(({ documentId, day, amount }) => entry('refund', documentId, day, amount)),
    ...account.creditUsed.flatMap(({ documentId, day, amount }) => entry('credit-used', documentId, day, 0, amount)),
    ...adjustments(account).flatMap(({ kind, documentId, day, amount }) =>
      amount === 0 ? [] : entry(kind, documentId, day, amount),
    ),
  ]
  return entries.toSorted(
    (one, other) =>
      one.day.localeCompare(other.day) ||
      order.indexOf(one.kind) - order.indexOf(other.kind) ||
      one.document.id - other.document.id,
  )
}

/** What makes of bills and money what the documents say is due. */
function adjustments(account: Account): (Moved & { readonly kind: StatementKind })[] {
  const credited = creditedOf(account)
  return account.documents.flatMap((document) => {
    if (document.type !== 'invoice') return []
    const { id: documentId, grandTotal, amountPaid, amountRefunded } = document
    const noted = credited.get(documentId) ?? 0
    const unpaid = Math.max(0, grandTotal - amountPaid)
    // Where all that was paid went back, nothing more is asked for.
    const isRefunded = paidStatus({ grandTotal, paid: amountPaid, refunded: amountRefunded }) === 'refunded'
    // Money that went back without a credit note is not owed again, unless it had come too much.
    const returned = Math.max(0, amountPaid - grandTotal) - Math.max(0, amountRefunded - noted)
    const reduced = returned - (isRefunded ? unpaid : 0)
    const refunded = account.refunds.findLast((refund) => refund.documentId === documentId)
    const reduction = { kind: 'reduction' as const, documentId, amount: reduced, day: refunded?.day ?? document.day }
    const ended = account.ended.find((each) => each.documentId === documentId)
    if (ended === undefined) return [reduction]
    const end =
      ended.kind === 'cancelled'
        ? { kind: 'cancelled' as const, amount: noted - grandTotal - reduced }
        : { kind: 'written-off' as const, amount: isRefunded ? 0 : -unpaid }
    return [reduction, { ...end, documentId, day: ended.day }]
  })
}

/** What the credit notes of each invoice come to. */
function creditedOf({ documents, invoiceOfNote }: Account): Map<number, Amount> {
  const credited = new Map<number, Amount>()
  for (const { id, type, grandTotal } of documents) {
    const invoice = type === 'refund' ? invoiceOfNote.get(id) : undefined
    if (invoice !== undefined) credited.set(invoice, (credited.get(invoice) ?? 0) + grandTotal)
  }
  return credited
}

/** The entries of a period with what was owed after each, and what was before all of them. */
export function balanced(entries: readonly Entry[], { from, until }: { from: Day; until: Day }) {
  let balance = 0
  let opening = 0
  const inside: StatementEntry[] = []
  for (const entry of entries) {
    if (entry.day > until) break
    balance += entry.amount
    if (entry.day < from) opening = balance
    else inside.push({ ...entry, balance })
  }
  return { opening, entries: inside, closing: balance }
}
