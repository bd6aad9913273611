import { type Payment, type Payments, paidStatus } from '@ashlar/plugin-commerce'
import type { CustomerTimeline } from '@ashlar/plugin-customers'
import { filledText } from '@ashlar/sdk'
import type { Database, Mailer, Transaction } from '@ashlar/sdk/server'
import { orderCancelled, orderPaid, orderRefunded } from '../../contract.ts'
import type { Sales, SalesRules } from '../cart/sales.ts'
import { letUseGo } from '../discount/discount.store.ts'
import type { StockService } from '../stock/stock.service.ts'
import { addStep, heldOrder, type OrderRow, orderById, subjectOf, updateOrder } from './order.store.ts'
import { cancelledMail, refundedMail } from './order-mails.ts'
import { reservedAgain } from './order-stock.ts'
import { told } from './order-told.ts'

/**
 * What payments make of orders. Told twice, late or in another order, the outcome is the same: what was paid is asked of
 * the payments themselves.
 */
export class OrderPayments {
  readonly #database: Database
  readonly #sales: Sales
  readonly #payments: Payments
  readonly #stock: StockService
  readonly #timeline: CustomerTimeline
  readonly #mailer: Mailer

  constructor(
    database: Database,
    sales: Sales,
    payments: Payments,
    stock: StockService,
    timeline: CustomerTimeline,
    mailer: Mailer,
  ) {
    this.#database = database
    this.#sales = sales
    this.#payments = payments
    this.#stock = stock
    this.#timeline = timeline
    this.#mailer = mailer
  }

  async succeeded(orderId: number, paymentId: number, amount: number): Promise<void> {
    const sales = await this.#sales.rules()
    await this.#database.tenant(async (tx) => {
      if ((await orderById(tx, orderId)) === undefined) return
      const order = await heldOrder(tx, orderId)
      if (!(await addStep(tx, orderId, { kind: 'payment-succeeded', amount, key: `paid:${paymentId}` }))) return
      const isTooLate =
        order.status === 'cancelled' ||
        (order.stock === 'released' && !(await reservedAgain(tx, this.#stock, order, sales)))
      if (isTooLate) return this.#giveBack(tx, order, { paymentId, amount, sales })
      const money = moneyOf(await this.#payments.of(tx, subjectOf(orderId)))
      const surplus = Math.min(amount, money.paid - money.refunded - money.asked - order.grandTotal)
      if (surplus > 0) await this.#payments.refund(tx, { paymentId, amount: surplus, reason: 'Paid twice' })
      await this.#isPaid(tx, { ...order, stock: order.stock === 'released' ? 'reserved' : order.stock }, money, sales)
    })
  }

  /** The customer can try again. */
  async failed(orderId: number, paymentId: number): Promise<void> {
    await this.#database.tenant(async (tx) => {
      if ((await orderById(tx, orderId)) === undefined) return
      await addStep(tx, orderId, { kind: 'payment-failed', key: `failed:${paymentId}` })
    })
  }

  async refunded(orderId: number): Promise<void> {
    const sales = await this.#sales.rules()
    await this.#database.tenant(async (tx) => {
      if ((await orderById(tx, orderId)) === undefined) return
      const order = await heldOrder(tx, orderId)
      const { paid, refunded } = moneyOf(await this.#payments.of(tx, subjectOf(orderId)))
      const now = refunded - order.amountRefunded
      if (now <= 0) return
      const status =
        order.status === 'cancelled' ? order.status : paidStatus({ grandTotal: order.grandTotal, paid, refunded })
      await updateOrder(tx, orderId, { amountPaid: paid, amountRefunded: refunded, status })
      await addStep(tx, orderId, { kind: 'refunded', amount: now, key: `refunded:${refunded}` })
      await this.#mailer.send(tx, refundedMail(order, now, sales))
      await tx.emit(orderRefunded, { ...told(order, now), refunded })
      await this.#note(tx, order, { what: 'refunded', key: `:${refunded}`, amount: -now, sales })
    })
  }

  async #isPaid(tx: Transaction, order: OrderRow, money: Money, sales: SalesRules): Promise<void> {
    const status = paidStatus({ grandTotal: order.grandTotal, paid: money.paid, refunded: money.refunded })
    const isPaid = status === 'paid' && order.status !== 'paid'
    if (isPaid) await this.#stock.take(tx, subjectOf(order.id))
    await updateOrder(tx, order.id, {
      ...{ status, amountPaid: money.paid, amountRefunded: money.refunded },
      stock: isPaid ? 'taken' : order.stock,
      payBy: null,
    })
    if (!isPaid) return
    await addStep(tx, order.id, { kind: 'paid', amount: order.grandTotal })
    await tx.emit(orderPaid, told(order))
    await this.#note(tx, order, { what: 'paid', key: '', amount: order.grandTotal, sales })
  }

  /** The goods are gone: the money goes back by itself. */
  async #giveBack(
    tx: Transaction,
    order: OrderRow,
    { paymentId, amount, sales }: { readonly paymentId: number; readonly amount: number; readonly sales: SalesRules },
  ): Promise<void> {
    await this.#payments.refund(tx, { paymentId, amount, reason: 'The payment came too late' })
    await letUseGo(tx, order.id)
    await addStep(tx, order.id, { kind: 'payment-too-late', amount })
    await this.#mailer.send(tx, cancelledMail(order, 'late', sales))
    if (order.status === 'cancelled') return
    await updateOrder(tx, order.id, { status: 'cancelled', payBy: null })
    await tx.emit(orderCancelled, told(order))
  }

  async #note(
    tx: Transaction,
    { id, customerId, number }: OrderRow,
    { what, key, amount, sales }: { what: 'paid' | 'refunded'; key: string; amount: number; sales: SalesRules },
  ): Promise<void> {
    if (customerId === null) return
    await this.#timeline.add(tx, {
      ...{ customerId, key: `store.order-${what}:${id}${key}`, kind: `store.order-${what}`, amount, at: new Date() },
      ...{ title: filledText(sales.words.order, { number }), href: `/admin/web-orders/${id}` },
    })
  }
}

interface Money {
  readonly paid: number
  readonly refunded: number
  /** Asked to be given back, and not given back yet. */
  readonly asked: number
}

/** What the payments of an order come to. */
function moneyOf(payments: readonly Payment[]): Money {
  const done = payments.filter(({ status }) => status === 'succeeded')
  const refunds = done.flatMap((payment) => payment.refunds)
  const sum = (amounts: readonly { readonly amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0)
  return {
    paid: sum(done),
    refunded: sum(refunds.filter(({ status }) => status === 'succeeded')),
    asked: sum(refunds.filter(({ status }) => status === 'asked')),
  }
}
