import type { Payments } from '@ashlar/plugin-commerce'
import type { CustomerTimeline } from '@ashlar/plugin-customers'
import { decimalText, filledText } from '@ashlar/sdk'
import type { Database, ListReply, Mailer, Transaction } from '@ashlar/sdk/server'
import {
  type Fulfilment,
  fulfilments,
  orderCancelled,
  orderFulfilled,
  type Tracking,
  type WebOrder,
  type WebOrderChange,
  type WebOrderQuery,
  type WebOrderRefund,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { Sales, SalesRules } from '../cart/sales.ts'
import { searchKind, searchText } from '../checkout/place-order.ts'
import { letUseGo } from '../discount/discount.store.ts'
import type { StockService } from '../stock/stock.service.ts'
import { changedLines } from './changed-lines.ts'
import { addStep, heldOrder, keptContact, linesOf, orderById, type OrderRow, shownOrders, subjectOf, updateOrder } from './order.store.ts'
import { WebOrderLineEntity } from './order.entities.ts'
import { ordersPage } from './order-list.ts'
import { cancelledMail, fulfilledMail } from './order-mails.ts'
import { told } from './order-told.ts'
import { worthOf } from './refund-amount.ts'

/** Web orders as staff deal with them. */
export class WebOrderService {
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

  async currency(): Promise<string> {
    return (await this.#sales.rules()).currency
  }

  list(query: WebOrderQuery): Promise<ListReply<WebOrder>['results']> {
    return this.#database.tenant((tx) => ordersPage(tx, query))
  }

  /** @throws UNKNOWN_ORDER */
  find(id: number): Promise<WebOrder> {
    return this.#database.tenant((tx) => shown(tx, id))
  }

  /** @throws UNKNOWN_ORDER, ORDER_CHANGED_SINCE, ORDER_UNDER_WAY, ORDER_PAID, ORDER_CANCELLED, OUT_OF_STOCK */
  async change(id: number, given: WebOrderChange, by: string): Promise<WebOrder> {
    const sales = await this.#sales.rules()
    return this.#database.tenant(async (tx) => {
      const order = await heldOrder(tx, id)
      if (given.revision !== undefined && given.revision !== order.revision) {
        throw errors.ORDER_CHANGED_SINCE().with({ current: await shown(tx, id) })
      }
      refuseUnderWay(order)
      const { contact = order.contact, address = order.address, notes = order.notes } = given
      if (given.items !== undefined) {
        if (order.status !== 'pending_payment') throw errors.ORDER_PAID()
        await changedLines(tx, this.#stock, order, given.items, sales)
      }
      await updateOrder(tx, id, { contact: keptContact(contact), address, notes, revision: order.revision + 1 })
      await tx.search.put(searchKind, id, searchText({ ...order, contact }))
      await addStep(tx, id, { kind: 'changed', by })
      tx.audit({ action: 'web-order.changed', entity: 'web-order', entityId: id, title: order.number })
      return shown(tx, id)
    })
  }

  /** @throws UNKNOWN_ORDER, ORDER_CANCELLED, NOT_THAT_FULFILMENT */
  async fulfil(
    id: number,
    given: { fulfilment: Exclude<Fulfilment, 'pending'>; tracking?: Tracking; tells?: boolean },
    by: string,
  ): Promise<WebOrder> {
    const sales = await this.#sales.rules()
    return this.#database.tenant(async (tx) => {
      const order = await heldOrder(tx, id)
      const { fulfilment: to, tracking = order.tracking, tells = true } = given
      refuseCancelled(order)
      if (fulfilments.indexOf(to) <= fulfilments.indexOf(order.fulfilment)) {
        throw errors.NOT_THAT_FULFILMENT(order.fulfilment.replaceAll('_', ' '))
      }
      const isGone = to === 'shipped' || to === 'completed'
      const stock = isGone ? await this.#handedOver(tx, order) : order.stock
      await updateOrder(tx, id, { fulfilment: to, tracking, stock, revision: order.revision + 1 })
      await addStep(tx, id, { kind: to, note: tracking?.number ?? '', by })
      if (tells && to !== 'completed') await this.#mailer.send(tx, fulfilledMail(order, { to, tracking }, sales))
      if (isGone && order.fulfilment !== 'shipped') {
        await tx.emit(orderFulfilled, told(order))
        await this.#note(tx, order, to, sales)
      }
      const details = { fulfilment: to }
      tx.audit({ action: 'web-order.fulfilled', entity: 'web-order', entityId: id, title: order.number, details })
      return shown(tx, id)
    })
  }

  /** @throws UNKNOWN_ORDER, ORDER_CANCELLED, ORDER_UNDER_WAY, ORDER_PAID */
  async cancel(id: number, reason: string, by: string): Promise<WebOrder> {
    const sales = await this.#sales.rules()
    return this.#database.tenant(async (tx) => {
      const order = await heldOrder(tx, id)
      refuseUnderWay(order)
      const payments = await this.#payments.of(tx, subjectOf(id))
      const left = payments.filter(({ status }) => status === 'succeeded').some((each) => each.amount > each.refunded)
      if (left || order.status === 'paid') throw errors.ORDER_PAID()
      await letUseGo(tx, id)
      await this.#stock.release(tx, subjectOf(id))
      await updateOrder(tx, id, { status: 'cancelled', stock: 'released', payBy: null, revision: order.revision + 1 })
      await addStep(tx, id, { kind: 'cancelled', note: reason, by })
      await this.#mailer.send(tx, cancelledMail(order, 'cancelled', sales))
      await tx.emit(orderCancelled, told(order))
      tx.audit({ action: 'web-order.cancelled', entity: 'web-order', entityId: id, title: order.number })
      return shown(tx, id)
    })
  }

  /** @throws UNKNOWN_ORDER, ORDER_NOT_PAID, UNKNOWN_ORDER_LINE, RETURNED_ALREADY, REFUND_TOO_HIGH */
  refund(id: number, { lines = [], amount, restock = false, reason = '' }: WebOrderRefund, by: string): Promise<WebOrder> {
    return this.#database.tenant(async (tx) => {
      const order = await heldOrder(tx, id)
      const worth = await returned(tx, order, lines)
      await this.#payBack(tx, order, amount ?? worth.amount, reason)
      if (restock && worth.pieces.length > 0) await this.#stock.giveBack(tx, subjectOf(id), worth.pieces)
      await updateOrder(tx, id, { revision: order.revision + 1 })
      await addStep(tx, id, { kind: 'refund-asked', amount: amount ?? worth.amount, note: reason, by })
      const details = { amount: amount ?? worth.amount, restocked: restock }
      tx.audit({ action: 'web-order.refunded', entity: 'web-order', entityId: id, title: order.number, details })
      return shown(tx, id)
    })
  }

  /** Out of what was paid, the oldest payment first. */
  async #payBack(tx: Transaction, order: OrderRow, amount: number, reason: string): Promise<void> {
    const payments = await this.#payments.of(tx, subjectOf(order.id))
    const paid = payments.filter(({ status }) => status === 'succeeded')
    const left = paid.reduce((sum, payment) => sum + payment.amount - payment.refunded, 0)
    if (left === 0) throw errors.ORDER_NOT_PAID()
    if (amount > left || amount < 1) {
      const error = errors.REFUND_TOO_HIGH(`${decimalText(left, order.currency)} ${order.currency}`)
      throw error.at({ path: 'amount', message: error.message })
    }
    let open = amount
    for (const payment of paid) {
      const part = Math.min(open, payment.amount - payment.refunded)
      if (part > 0) await this.#payments.refund(tx, { paymentId: payment.id, amount: part, reason })
      open -= part
    }
  }

  /** What leaves the house is sold, paid or not. */
  async #handedOver(tx: Transaction, order: OrderRow): Promise<'taken'> {
    const subject = subjectOf(order.id)
    if (order.stock === 'released') {
      await this.#stock.reserve(tx, subject, await linesOf(tx, [order.id]), { sellsOutOfStock: true })
    }
    await this.#stock.take(tx, subject)
    return 'taken'
  }

  async #note(tx: Transaction, order: OrderRow, what: 'shipped' | 'completed', sales: SalesRules): Promise<void> {
    if (order.customerId === null) return
    await this.#timeline.add(tx, {
      ...{ customerId: order.customerId, key: `store.order-${what}:${order.id}`, kind: `store.order-${what}` },
      ...{ title: filledText(sales.words.order, { number: order.number }), href: `/admin/web-orders/${order.id}` },
      at: new Date(),
    })
  }
}

/** @throws UNKNOWN_ORDER */
async function shown(tx: Transaction, id: number): Promise<WebOrder> {
  const row = await orderById(tx, id)
  const [order] = row === undefined ? [] : await shownOrders(tx, [row])
  if (order === undefined) throw errors.UNKNOWN_ORDER()
  return order
}

/** @throws ORDER_CANCELLED */
function refuseCancelled({ status }: OrderRow): void {
  if (status === 'cancelled') throw errors.ORDER_CANCELLED()
}

/** @throws ORDER_CANCELLED, ORDER_UNDER_WAY */
function refuseUnderWay(order: OrderRow): void {
  refuseCancelled(order)
  if (order.fulfilment === 'shipped' || order.fulfilment === 'completed') throw errors.ORDER_UNDER_WAY()
}

/** Note pieces as given back. @throws UNKNOWN_ORDER_LINE, RETURNED_ALREADY */
async function returned(
  tx: Transaction,
  order: OrderRow,
  wanted: readonly { readonly id: number; readonly quantity: number }[],
): Promise<{ amount: number; pieces: { variantId: number; quantity: number }[] }> {
  const lines = await linesOf(tx, [order.id])
  let amount = 0
  const pieces: { variantId: number; quantity: number }[] = []
  for (const { id, quantity } of wanted) {
    const at = lines.findIndex((line) => line.id === id)
    const line = lines[at]
    if (line === undefined) throw errors.UNKNOWN_ORDER_LINE()
    if (line.returned + quantity > line.quantity) throw errors.RETURNED_ALREADY(line.sku)
    amount += worthOf(line, quantity, order.pricesIncludeTax)
    pieces.push({ variantId: line.variantId, quantity })
    lines[at] = { ...line, returned: line.returned + quantity }
    const set = { returned: line.returned + quantity }
    await tx.db(WebOrderLineEntity).updateTable('web_order_line').set(set).where('id', '=', id).execute()
  }
  return { amount, pieces }
}
