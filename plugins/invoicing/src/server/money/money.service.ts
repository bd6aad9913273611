import type { Payments } from '@ashlar/plugin-commerce'
import type { CustomerTimeline } from '@ashlar/plugin-customers'
import { decimalText } from '@ashlar/sdk'
import type { Actor, Database, Transaction } from '@ashlar/sdk/server'
import type { Document, PaymentMethod } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { type DocumentService, ofType } from '../document/document.service.ts'
import {
  addStep,
  type DocumentRow,
  documentById,
  dueOf,
  heldDocument,
  heldDocuments,
  linkDocuments,
  orderSource,
  subjectOf,
  updateDocument,
} from '../document/document.store.ts'
import type { DocumentRules } from '../document/rules.ts'
import { refused } from '../document/write-document.ts'
import { assertMay } from '../issue/life.service.ts'
import { tellCustomer } from '../tell-customer.ts'
import { addCredit, heldCreditOf } from './credit.store.ts'
import type { CreditNotes } from './credit-notes.service.ts'
import { openNotes, paidBackBefore } from './credit-notes.store.ts'
import type { DepositService } from './deposit.service.ts'
import { depositsUsedBy, keepDepositRefund } from './deposit.store.ts'
import { paymentNote } from './payment-methods.ts'
import { paymentTitle } from './payment-title.ts'
import type { Settling } from './settling.ts'

interface Given {
  readonly revision?: number
}

/** Money of invoices: what was paid, credited and given back. */
export class MoneyService {
  readonly #database: Database
  readonly #documents: DocumentService
  readonly #notes: CreditNotes
  readonly #payments: Payments
  readonly #timeline: CustomerTimeline
  readonly #deposits: DepositService
  readonly #settling: Settling

  constructor(
    database: Database,
    documents: DocumentService,
    notes: CreditNotes,
    payments: Payments,
    timeline: CustomerTimeline,
    deposits: DepositService,
    settling: Settling,
  ) {
    this.#database = database
    this.#documents = documents
    this.#notes = notes
    this.#payments = payments
    this.#timeline = timeline
    this.#deposits = deposits
    this.#settling = settling
  }

  /** Money that came by itself. What is too much becomes credit. @throws UNKNOWN_DOCUMENT, CHANGED_SINCE, NOT_NOW */
  pay(
    id: number,
    { amount, method, note = '', ...given }: Given & { amount: number; method: PaymentMethod; note?: string },
    actor: Actor,
  ): Promise<Document> {
    return this.#held(id, given, async (tx, row, rules) => {
      assertMay('pay', row)
      const paymentId = await this.#payments.record(tx, {
        ...{ subject: subjectOf(id), title: paymentTitle(row, rules), amount, currency: row.currency },
        ...{ customerId: row.customerId, note: paymentNote(method, note) },
      })
      await addStep(tx, id, {
        ...{ kind: 'payment', amount, note: note === '' ? method : `${method}: ${note}`, by: actor.displayName },
        key: `paid:${paymentId}`,
      })
      await tellCustomer(tx, this.#timeline, row, { what: 'payment', key: `:${paymentId}`, amount })
      tx.audit({ action: 'invoice.paid', entity: 'invoice', entityId: id, title: row.number, details: { amount } })
      return this.#documents.shown(tx, await this.#settling.settled(tx, row), rules)
    })
  }

  /** @throws UNKNOWN_DOCUMENT, CHANGED_SINCE, NOT_NOW, NO_CREDIT, MORE_THAN_DUE */
  useCredit(id: number, { amount, ...given }: Given & { amount: number }, actor: Actor): Promise<Document> {
    return this.#held(id, given, async (tx, row, rules) => {
      assertMay('pay', row)
      const deposits = await this.#deposits.usableFor(tx, row)
      const left = deposits.reduce((sum, each) => sum + each.left, await heldCreditOf(tx, row))
      if (amount > left) throw refused('amount', errors.NO_CREDIT(moneyText(left, row)))
      if (amount > dueOf(row)) throw refused('amount', errors.MORE_THAN_DUE(moneyText(dueOf(row), row)))
      let open = amount
      for (const { row: origin, left: most } of deposits) {
        const part = Math.min(open, most)
        if (part > 0) await this.#deposits.use(tx, row, { row: origin, amount: part })
        open -= part
      }
      const { customerId, currency } = row
      if (open > 0) await addCredit(tx, { documentId: id, customerId, currency, amount: -open, depositOf: null })
      await addStep(tx, id, { kind: 'credit-used', amount, by: actor.displayName })
      const details = { amount }
      tx.audit({ action: 'invoice.credit-used', entity: 'invoice', entityId: id, title: row.number, details })
      return this.#documents.shown(tx, await this.#settling.settled(tx, row), rules)
    })
  }

  /**
   * Give lines back with a credit note, which is issued at once; the money goes back the way it came.
   *
   * @returns the credit note
   * @throws UNKNOWN_DOCUMENT, CHANGED_SINCE, NOT_NOW, PAID_WITH_ORDER, UNKNOWN_LINE, MORE_THAN_LEFT, NOT_PAID, MORE_THAN_PAID
   */
  refund(
    id: number,
    {
      items,
      reason = '',
      ...given
    }: Given & { items: readonly { readonly id: number; readonly quantity: number }[]; reason?: string },
    actor: Actor,
  ): Promise<Document> {
    return this.#held(id, given, async (tx, row, rules) => {
      assertMay('refund', row)
      if (row.sourceKind === orderSource) throw errors.PAID_WITH_ORDER()
      const note = await this.#notes.ofLines(tx, row, items, { rules, actor, reason })
      await this.#payBack(tx, row, note.grandTotal, `Credit note ${note.number}`)
      await linkDocuments(tx, id, note.id)
      await addStep(tx, id, { kind: 'refund-asked', amount: note.grandTotal, note: reason, by: actor.displayName })
      const details = { amount: note.grandTotal }
      tx.audit({ action: 'invoice.refunded', entity: 'invoice', entityId: id, title: row.number, details })
      await this.#settling.settled(tx, row)
      return this.#documents.shown(tx, await this.#noteSettled(tx, note, await this.#settling.moneyOf(tx, row)), rules)
    })
  }

  /** What the payments of an invoice make of it: told twice, late or in another order, the outcome is the same. */
  async heard(id: number, step?: { kind: string; amount: number; key: string }): Promise<void> {
    await this.#database.tenant(async (tx) => {
      const found = await documentById(tx, id)
      if (found?.type !== 'invoice') return
      const row = await heldDocument(tx, id)
      if (step) await addStep(tx, id, step)
      const now = await this.#settling.settled(tx, row)
      const money = await this.#settling.moneyOf(tx, now)
      for (const note of await openNotes(tx, id)) await this.#noteSettled(tx, note, money)
    })
  }

  async #held(
    id: number,
    { revision }: Given,
    done: (tx: Transaction, row: DocumentRow, rules: DocumentRules) => Promise<Document>,
  ): Promise<Document> {
    const rules = await this.#documents.rules()
    return this.#database.tenant(async (tx) => {
      const row = ofType(['invoice'], await heldDocument(tx, id))
      await this.#documents.assertRevision(tx, row, revision, rules)
      return done(tx, row, rules)
    })
  }

  /** Out of what was paid, the oldest payment first, then out of deposits. @throws NOT_PAID, MORE_THAN_PAID */
  async #payBack(tx: Transaction, row: DocumentRow, amount: number, reason: string): Promise<void> {
    const payments = (await this.#payments.of(tx, subjectOf(row.id))).filter(({ status }) => status === 'succeeded')
    const deposits = await this.#depositsOf(tx, row)
    const left = Math.min(
      payments.reduce((sum, payment) => sum + payment.amount - payment.refunded, 0) +
        deposits.reduce((sum, each) => sum + each.left, 0),
      row.amountPaid - row.amountRefunded,
    )
    if (left <= 0) throw errors.NOT_PAID()
    if (amount > left) throw refused('items', errors.MORE_THAN_PAID(moneyText(left, row)))
    let open = amount
    for (const payment of payments) {
      const part = Math.min(open, payment.amount - payment.refunded)
      if (part > 0) await this.#payments.refund(tx, { paymentId: payment.id, amount: part, reason })
      open -= part
    }
    for (const { origin, left: most } of deposits) {
      const part = Math.min(open, most)
      const refunds = part > 0 ? await this.#deposits.refund(tx, origin, part, reason) : []
      for (const refundId of refunds)
        await keepDepositRefund(tx, { refundId, documentId: row.id, depositOf: origin.id })
      open -= part
    }
  }

  /** Deposits that an invoice used, held, and what of each has not gone back. */
  async #depositsOf(tx: Transaction, row: DocumentRow): Promise<{ origin: DocumentRow; left: number }[]> {
    const used = await depositsUsedBy(tx, row.id)
    if (used.size === 0) return []
    const origins = await heldDocuments(tx, [...used.keys()])
    const gone = (await this.#settling.depositRefunds(tx, row.id)).filter(({ refund }) => refund.status !== 'failed')
    return origins.map((origin) => ({
      origin,
      left: gone.reduce(
        (left, { refund, depositOf }) => (depositOf === origin.id ? left - refund.amount : left),
        used.get(origin.id) ?? 0,
      ),
    }))
  }

  /** A credit note is paid as soon as the money of all credit notes of its invoice up to it has gone back. */
  async #noteSettled(tx: Transaction, note: DocumentRow, { refunded }: { refunded: number }): Promise<DocumentRow> {
    if (note.status !== 'pending_payment') return note
    const before = await paidBackBefore(tx, note)
    if (refunded < before + note.grandTotal) return note
    await addStep(tx, note.id, { kind: 'paid', amount: note.grandTotal })
    return updateDocument(tx, note.id, { status: 'paid', amountPaid: note.grandTotal })
  }
}

const moneyText = (amount: number, { currency }: DocumentRow): string => `${decimalText(amount, currency)} ${currency}`
