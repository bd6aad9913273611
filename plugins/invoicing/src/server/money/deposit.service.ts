import type { Payment, Payments } from '@ashlar/plugin-commerce'
import type { CustomerTimeline } from '@ashlar/plugin-customers'
import { decimalText, permission } from '@ashlar/sdk'
import type { Actor, Database, Transaction } from '@ashlar/sdk/server'
import type { Document, OwnType, PaymentMethod } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { asksDeposit } from '../../lines/deposit.ts'
import { invoicing } from '../../module.ts'
import { type DocumentService, ofType } from '../document/document.service.ts'
import {
  addStep,
  type DocumentRow,
  depositDueOf,
  documentById,
  heldDocument,
  heldDocuments,
  subjectOf,
  updateDocument,
} from '../document/document.store.ts'
import type { DocumentRules } from '../document/rules.ts'
import { refused } from '../document/write-document.ts'
import { assertMay } from '../issue/life.service.ts'
import { tellCustomer } from '../tell-customer.ts'
import { addCredit, heldCreditOf } from './credit.store.ts'
import { depositCounted, depositLeft, originsOf, refundsOfDeposit } from './deposit.store.ts'
import { paymentNote } from './payment-methods.ts'
import { paymentTitle } from './payment-title.ts'

interface Given {
  readonly revision?: number
}

/** Deposits of quotes and work orders: paid after the approval, kept as credit, used by the invoices made from them. */
export class DepositService {
  readonly #database: Database
  readonly #documents: DocumentService
  readonly #payments: Payments
  readonly #timeline: CustomerTimeline

  constructor(database: Database, documents: DocumentService, payments: Payments, timeline: CustomerTimeline) {
    this.#database = database
    this.#documents = documents
    this.#payments = payments
    this.#timeline = timeline
  }

  /** Money that came by itself. @throws UNKNOWN_DOCUMENT, CHANGED_SINCE, MAY_NOT_BILL, NOT_NOW, NOT_PAYABLE */
  pay(
    types: readonly OwnType[],
    id: number,
    { amount, method, note = '', ...given }: Given & { amount: number; method: PaymentMethod; note?: string },
    actor: Actor,
  ): Promise<Document> {
    return this.#held(types, id, given, actor, async (tx, row, rules) => {
      assertMay('payDeposit', row)
      if (depositDueOf(row) === 0) throw errors.NOT_PAYABLE()
      const paymentId = await this.#payments.record(tx, {
        ...{ subject: subjectOf(id), title: paymentTitle(row, rules), amount, currency: row.currency },
        ...{ customerId: row.customerId, note: paymentNote(method, note) },
      })
      await addStep(tx, id, {
        ...{ kind: 'payment', amount, note: note === '' ? method : `${method}: ${note}`, by: actor.displayName },
        key: `paid:${paymentId}`,
      })
      await tellCustomer(tx, this.#timeline, row, { what: 'deposit', key: `:${paymentId}`, amount })
      tx.audit({
        action: `${row.type}.deposit-paid`,
        entity: row.type,
        entityId: id,
        title: row.number,
        details: { amount },
      })
      return this.counted(tx, row)
    })
  }

  /**
   * Give back what no invoice used, the way it came; nothing more is asked for then.
   *
   * @throws UNKNOWN_DOCUMENT, CHANGED_SINCE, MAY_NOT_BILL, NOT_NOW, NO_DEPOSIT_LEFT, MORE_THAN_PAID
   */
  payBack(
    types: readonly OwnType[],
    id: number,
    { amount, reason = '', ...given }: Given & { amount?: number; reason?: string },
    actor: Actor,
  ): Promise<Document> {
    return this.#held(types, id, given, actor, async (tx, before) => {
      assertMay('payBackDeposit', before)
      const row = await this.counted(tx, before)
      const left = await this.#leftOf(tx, row)
      if (left <= 0) throw errors.NO_DEPOSIT_LEFT()
      const wanted = amount ?? left
      if (wanted > left)
        throw refused('amount', errors.MORE_THAN_PAID(`${decimalText(left, row.currency)} ${row.currency}`))
      await this.refund(tx, row, wanted, `${paymentReason(row)}${reason === '' ? '' : `: ${reason}`}`)
      await addStep(tx, id, { kind: 'deposit-paid-back', amount: wanted, note: reason, by: actor.displayName })
      await tellCustomer(tx, this.#timeline, row, { what: 'refund', key: `:${Date.now()}`, amount: wanted })
      const details = { amount: wanted }
      tx.audit({ action: `${row.type}.deposit-paid-back`, entity: row.type, entityId: id, title: row.number, details })
      const now = await this.counted(tx, row)
      return now.depositAsked > now.depositPaid ? updateDocument(tx, id, { depositAsked: now.depositPaid }) : now
    })
  }

  /** What the payments of a deposit make of it: told twice, late or in another order, the outcome is the same. */
  async heard(id: number, step?: { kind: string; amount: number; key: string }): Promise<readonly number[]> {
    return this.#database.tenant(async (tx) => {
      const found = await documentById(tx, id)
      if (found === undefined || !asksDeposit(found.type)) return []
      const row = await heldDocument(tx, id)
      const isNew = step !== undefined && (await addStep(tx, id, step))
      if (isNew && step.kind === 'payment')
        await tellCustomer(tx, this.#timeline, row, { what: 'deposit', key: `:${step.key}`, amount: step.amount })
      await this.counted(tx, row)
      return [...new Set((await refundsOfDeposit(tx, id)).map(({ documentId }) => documentId))]
    })
  }

  /**
   * Take what is left of deposits off an invoice that is being issued, the oldest first. From now on these documents ask
   * for no deposit: what was not paid is on the invoice.
   *
   * @param origins of the invoice, as `originsOf` gives them
   */
  async takeOff(tx: Transaction, invoice: DocumentRow, origins: readonly number[]): Promise<number> {
    let open = invoice.grandTotal
    for (const row of await this.#askers(tx, invoice, origins)) {
      const part = Math.min(open, await depositLeft(tx, row.id))
      if (part > 0) {
        await this.use(tx, invoice, { row, amount: part })
        await addStep(tx, invoice.id, { kind: 'deposit-used', amount: part, note: row.number })
      }
      open -= Math.max(0, part)
      if (row.depositAsked > row.depositPaid) await updateDocument(tx, row.id, { depositAsked: row.depositPaid })
    }
    return invoice.grandTotal - open
  }

  /** Deposits that can pay for an invoice, held, with what is left of each. */
  async usableFor(tx: Transaction, invoice: DocumentRow): Promise<{ row: DocumentRow; left: number }[]> {
    const found = []
    for (const row of await this.#askers(tx, invoice, await originsOf(tx, invoice.id))) {
      const left = await depositLeft(tx, row.id)
      if (left > 0) found.push({ row, left })
    }
    return found
  }

  async use(
    tx: Transaction,
    { id, customerId, currency }: DocumentRow,
    { row, amount }: { row: DocumentRow; amount: number },
  ) {
    await addCredit(tx, { documentId: id, customerId, currency, amount: -amount, depositOf: row.id })
  }

  /** Out of what was paid for a deposit, the oldest payment first. @returns the ids of the refunds */
  async refund(tx: Transaction, row: DocumentRow, amount: number, reason: string): Promise<number[]> {
    const refunds: number[] = []
    let open = amount
    for (const payment of await this.#paid(tx, row)) {
      const part = Math.min(open, payment.amount - payment.refunded)
      if (part > 0) refunds.push(await this.#payments.refund(tx, { paymentId: payment.id, amount: part, reason }))
      open -= Math.max(0, part)
    }
    return refunds
  }

  /** Write down as credit what came in for a deposit, and what went back. The document is held. */
  async counted(tx: Transaction, row: DocumentRow): Promise<DocumentRow> {
    const payments = await this.#paid(tx, row)
    const forInvoices = new Set((await refundsOfDeposit(tx, row.id)).map(({ refundId }) => refundId))
    const kept = payments.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
    // An invoice used it before it gave it back.
    const used = payments
      .flatMap(({ refunds }) => refunds)
      .filter(({ id, status }) => status !== 'failed' && forInvoices.has(id))
      .reduce((sum, { amount }) => sum + amount, 0)
    const difference = kept + used - (await depositCounted(tx, row.id))
    const { id, customerId, currency } = row
    if (difference !== 0)
      await addCredit(tx, { documentId: id, customerId, currency, amount: difference, depositOf: id })
    return row.depositPaid === kept + used ? row : updateDocument(tx, id, { depositPaid: kept + used })
  }

  async #paid(tx: Transaction, { id }: DocumentRow): Promise<Payment[]> {
    return (await this.#payments.of(tx, subjectOf(id))).filter(({ status }) => status === 'succeeded')
  }

  /** The deposit of a cancelled document is credit of its customer, who may have used it elsewhere. */
  async #leftOf(tx: Transaction, row: DocumentRow): Promise<number> {
    const left = await depositLeft(tx, row.id)
    if (row.status !== 'cancelled' || row.customerId === null) return left
    return Math.min(left, await heldCreditOf(tx, row))
  }

  /** Documents with deposits from which an invoice was made, held and up to date. Not those that were cancelled. */
  async #askers(tx: Transaction, invoice: DocumentRow, ids: readonly number[]): Promise<DocumentRow[]> {
    const held = ids.length === 0 ? [] : await heldDocuments(tx, ids)
    const rows: DocumentRow[] = []
    for (const row of held) {
      const isSame = row.customerId === invoice.customerId && row.currency === invoice.currency
      if (asksDeposit(row.type) && isSame && row.status !== 'cancelled') rows.push(await this.counted(tx, row))
    }
    return rows
  }

  async #held(
    types: readonly OwnType[],
    id: number,
    { revision }: Given,
    actor: Actor,
    done: (tx: Transaction, row: DocumentRow, rules: DocumentRules) => Promise<DocumentRow>,
  ): Promise<Document> {
    if (!actor.can(permission(invoicing, 'invoices', 'can_edit'))) throw errors.MAY_NOT_BILL()
    const rules = await this.#documents.rules()
    return this.#database.tenant(async (tx) => {
      const row = ofType(types, await heldDocument(tx, id))
      await this.#documents.assertRevision(tx, row, revision, rules)
      return this.#documents.shown(tx, await done(tx, row, rules), rules)
    })
  }
}

/** What staff read at the refund. */
const paymentReason = ({ number }: DocumentRow): string => `Deposit of ${number}`
