import type { Payment, Payments, Refund } from '@ashlar/plugin-commerce'
import { paidStatus } from '@ashlar/plugin-commerce'
import type { CustomerTimeline } from '@ashlar/plugin-customers'
import type { LiveEvents, Transaction } from '@ashlar/sdk/server'
import { documentPaid } from '../../contract.ts'
import { addStep, type DocumentRow, subjectOf, updateDocument } from '../document/document.store.ts'
import { tellDocuments } from '../document/document-news.ts'
import { told } from '../document/told.ts'
import { tellCustomer } from '../tell-customer.ts'
import { addCredit, creditOfDocument } from './credit.store.ts'
import { creditedWith } from './credit-notes.store.ts'
import { depositRefundsFor } from './deposit.store.ts'

export interface Money {
  readonly paid: number
  readonly refunded: number
}

/** What the payments of an invoice make of it. */
export class Settling {
  readonly #payments: Payments
  readonly #timeline: CustomerTimeline
  readonly #live: LiveEvents

  constructor(payments: Payments, timeline: CustomerTimeline, live: LiveEvents) {
    this.#payments = payments
    this.#timeline = timeline
    this.#live = live
  }

  /** The invoice as its payments leave it. What came too much goes to the customer's credit. */
  async settled(tx: Transaction, row: DocumentRow): Promise<DocumentRow> {
    const money = await this.moneyOf(tx, row)
    const surplus = row.customerId === null ? 0 : await this.#surplus(tx, row, money)
    if (surplus > 0) {
      const { id: documentId, customerId, currency } = row
      await addCredit(tx, { documentId, customerId, currency, amount: surplus, depositOf: null })
      await addStep(tx, row.id, { kind: 'credit', amount: surplus })
    }
    const paid = money.paid - surplus
    const isOver = row.status === 'cancelled' || row.status === 'archived'
    const status = isOver ? row.status : paidStatus({ grandTotal: row.grandTotal, paid, refunded: money.refunded })
    const isSame = status === row.status && paid === row.amountPaid && money.refunded === row.amountRefunded
    if (isSame) return row
    const now = await updateDocument(tx, row.id, { status, amountPaid: paid, amountRefunded: money.refunded })
    await tellDocuments(this.#live)
    if (status === 'paid' && row.status !== 'paid' && row.status !== 'refunded') {
      await addStep(tx, row.id, { kind: 'paid', amount: row.grandTotal })
      await tx.emit(documentPaid, told(now))
      await tellCustomer(tx, this.#timeline, now, { what: 'paid', amount: row.grandTotal })
    }
    return now
  }

  /** What came for an invoice and stayed with it, and what went back. */
  async moneyOf(tx: Transaction, { id }: DocumentRow): Promise<Money> {
    const done = (await this.#payments.of(tx, subjectOf(id))).filter(({ status }) => status === 'succeeded')
    const own = done.flatMap((payment) => payment.refunds)
    const refunds = [...own, ...(await this.depositRefunds(tx, id)).map(({ refund }) => refund)]
    return {
      paid: sumOf(done) - (await creditOfDocument(tx, id)),
      refunded: sumOf(refunds.filter(({ status }) => status === 'succeeded')),
    }
  }

  /** Refunds for an invoice out of deposits that it used, with the document for which each deposit was paid. */
  async depositRefunds(tx: Transaction, invoiceId: number): Promise<{ refund: Refund; depositOf: number }[]> {
    const mine = Map.groupBy(await depositRefundsFor(tx, invoiceId), ({ depositOf }) => depositOf)
    const found = []
    for (const [depositOf, kept] of mine) {
      const ids = new Set(kept.map(({ refundId }) => refundId))
      for (const { refunds } of await this.#payments.of(tx, subjectOf(depositOf)))
        found.push(...refunds.filter(({ id }) => ids.has(id)).map((refund) => ({ refund, depositOf })))
    }
    return found
  }

  /** What came too much. Money that went back without a credit note is no longer there. */
  async #surplus(tx: Transaction, row: DocumentRow, money: Money): Promise<number> {
    const tooMuch = money.paid - row.grandTotal
    if (tooMuch <= 0 || money.refunded === 0) return Math.max(0, tooMuch)
    const goneBesides = money.refunded - (await creditedWith(tx, row.id))
    return Math.max(0, tooMuch - Math.max(0, goneBesides))
  }
}

const sumOf = (amounts: readonly Pick<Payment, 'amount'>[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0)
