import type { OfferedProvider, Payments } from '@ashlar/plugin-commerce'
import type { CustomerTimeline } from '@ashlar/plugin-customers'
import { filledText } from '@ashlar/sdk'
import type { Mailer, NumberSeries, Transaction } from '@ashlar/sdk/server'
import { type Checkout, orderPaid, orderPlaced, pickup, type Shopper, thanksPagePath } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { emptyCart } from '../cart/cart.store.ts'
import type { CartLine } from '../cart/cart-lines.ts'
import type { SalesRules } from '../cart/sales.ts'
import { countUse } from '../discount/discount.store.ts'
import { WebOrderEntity, WebOrderLineEntity } from '../order/order.entities.ts'
import { addStep, keptContact, type OrderLineRow, type OrderRow, subjectOf, updateOrder } from '../order/order.store.ts'
import { placedMail } from '../order/order-mails.ts'
import { told } from '../order/order-told.ts'
import { letGoAfter } from '../order/unpaid-orders.ts'
import type { StockService } from '../stock/stock.service.ts'
import type { WorkedQuote } from './quote.ts'

export interface Placing {
  readonly shopper: Shopper
  /** The cart that becomes the order. */
  readonly cartId: number
  readonly given: Pick<Checkout, 'contact' | 'address' | 'notes' | 'payment' | 'campaign'>
  readonly worked: WorkedQuote
  readonly customerId: number
  readonly sales: SalesRules
  /** Who is asked for the payment; undefined for an order that costs nothing or is paid later. */
  readonly provider: OfferedProvider | undefined
  /** Until when its stock waits for the payment; null for one that staff made or that is not paid online. */
  readonly payBy: Date | null
  /** Name of the person of staff who makes the order; empty for shoppers. */
  readonly by: string
}

/** An order that was placed, and the payment that it was asked for. */
export interface Asked {
  readonly order: OrderRow
  readonly paymentId: number | undefined
}

/** Writes orders: with their stock, number, customer's history and email, all of it or nothing. */
export class OrderPlacement {
  readonly #stock: StockService
  readonly #numbers: NumberSeries
  readonly #timeline: CustomerTimeline
  readonly #mailer: Mailer
  readonly #payments: Payments

  constructor(
    stock: StockService,
    numbers: NumberSeries,
    timeline: CustomerTimeline,
    mailer: Mailer,
    payments: Payments,
  ) {
    this.#stock = stock
    this.#numbers = numbers
    this.#timeline = timeline
    this.#mailer = mailer
    this.#payments = payments
  }

  /** @throws OUT_OF_STOCK */
  async place(tx: Transaction, placing: Placing): Promise<Asked> {
    const { worked, customerId, sales, provider, by } = placing
    const { unnumbered, lines } = await insertOrder(tx, placing)
    const { id } = unnumbered
    if (worked.discount !== undefined) {
      await countUse(tx, { discountId: worked.discount.id, orderId: id, customerId })
    }
    await addStep(tx, id, { kind: 'placed', amount: unnumbered.grandTotal, by })
    await this.#reserve(tx, id, worked.goods, sales)
    // Last of all: orders that are placed at once wait for each other from here on.
    const number = String(await this.#numbers.next(tx, { series: 'store.order', period: '' }))
    const order = { ...unnumbered, number }
    // Sent together, so that whoever waits for the number waits for one answer and not for each.
    const [paymentId] = await Promise.all([
      provider && this.ask(tx, order, provider, sales),
      this.#mailer.send(tx, placedMail(order, lines, sales)),
      updateOrder(tx, id, { number }),
      tx.search.put(searchKind, id, searchText(order)),
      this.#timeline.add(tx, {
        ...{ customerId, key: `store.order-placed:${id}`, kind: 'store.order-placed', title: titleOf(order, sales) },
        ...{ href: `/admin/web-orders/${id}`, amount: order.grandTotal, at: order.placedAt },
      }),
      emptyCart(tx, placing.cartId),
    ])
    const { campaign } = placing.given
    await tx.emit(orderPlaced, { ...told(order), ...(campaign && { campaign }) })
    if (order.payBy !== null) await letGoAfter(tx, id, order.payBy)
    if (order.status === 'paid') await this.#isFree(tx, order)
    tx.audit({
      ...{ action: 'web-order.placed', entity: 'web-order', entityId: id, title: number },
      details: { total: order.grandTotal, currency: order.currency },
    })
    return { order, paymentId }
  }

  /** Ask for the payment of an order: the id of the payment. */
  ask(tx: Transaction, order: OrderRow, provider: OfferedProvider, sales: SalesRules): Promise<number> {
    return this.#payments.ask(tx, {
      ...{ subject: subjectOf(order.id), title: titleOf(order, sales) },
      ...{ amount: order.grandTotal, currency: order.currency, customerId: order.customerId, provider: provider.id },
      returnTo: `${sales.origin}${thanksPagePath}?order=${order.id}`,
    })
  }

  /** What costs nothing is paid at once. */
  async #isFree(tx: Transaction, order: OrderRow): Promise<void> {
    await this.#stock.take(tx, subjectOf(order.id))
    await updateOrder(tx, order.id, { stock: 'taken' })
    await tx.emit(orderPaid, told(order))
  }

  async #reserve(tx: Transaction, orderId: number, goods: readonly CartLine[], sales: SalesRules): Promise<void> {
    const { sellsOutOfStock } = sales.rules
    const short = await this.#stock.reserve(tx, subjectOf(orderId), goods, { sellsOutOfStock })
    if (short.length === 0) return
    const problems = short.flatMap(({ variantId, stock }) => {
      const line = goods.find((each) => each.variantId === variantId)
      if (line === undefined) return []
      const { sku, name } = line
      const text = stock === 0 ? sales.words.soldOut : sales.words.most
      return [{ path: sku, message: filledText(text, { name, most: stock }) }]
    })
    throw errors.OUT_OF_STOCK(problems[0]?.message ?? '').at(...problems)
  }
}

/** Words of orders in the search index. */
export const searchKind = 'store.web_order'

export const searchText = ({ number, contact: { firstname, lastname, email, phone = '' } }: OrderRow) =>
  `${number} ${firstname} ${lastname} ${email} ${phone}`

const titleOf = ({ number }: OrderRow, { words }: SalesRules) => filledText(words.order, { number })

/** The rows of an order that has no number yet. */
async function insertOrder(
  tx: Transaction,
  placing: Placing,
): Promise<{ unnumbered: OrderRow; lines: OrderLineRow[] }> {
  const { shopper, given, worked, customerId, sales, payBy } = placing
  const { quote, totals, goods, discount } = worked
  const isCarried = quote.needsDelivery && quote.delivery?.id !== pickup
  const unnumbered = await tx
    .db(WebOrderEntity)
    .insertInto('web_order')
    .values({
      ...{ account: shopper.account, visitor: shopper.visitor, customerId, quoteHash: quote.hash },
      ...{
        contact: keptContact(given.contact),
        address: isCarried ? (given.address ?? null) : null,
        notes: given.notes ?? '',
      },
      ...{ delivery: quote.delivery ?? { id: '', name: '', price: 0 }, deliveryRates: [...worked.deliveryRates] },
      ...{ code: quote.code, discountId: discount?.id ?? null, payment: quote.grandTotal > 0 ? given.payment : '' },
      ...{ subTotal: totals.subTotal, discount: totals.discount, tax: totals.tax, taxes: totals.taxes },
      ...{ grandTotal: totals.grandTotal, pricesIncludeTax: quote.pricesIncludeTax, currency: sales.currency },
      status: quote.grandTotal > 0 ? 'pending_payment' : 'paid',
      stock: 'reserved',
      tracking: null,
      payBy,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const lines = await tx
    .db(WebOrderLineEntity)
    .insertInto('web_order_line')
    .values(
      goods.map((line, at) => ({
        ...{
          orderId: unnumbered.id,
          productId: line.productId,
          variantId: line.variantId,
          name: line.name,
          kind: line.kind,
        },
        ...{ sku: line.sku, options: line.options, quantity: line.quantity, unitPrice: line.unitPrice },
        ...{ rates: [...line.rates], total: totals.lines[at]?.total ?? 0, discount: totals.lines[at]?.share ?? 0 },
        tax: totals.lines[at]?.tax ?? 0,
      })),
    )
    .returningAll()
    .execute()
  return { unnumbered, lines }
}
