import type { OfferedProvider } from '@ashlar/plugin-commerce'
import type { RowOf, Transaction } from '@ashlar/sdk/server'
import type { OrderContact, OrderItem, OwnOrder, WebOrder } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { ProductEntity } from '../product/product.entity.ts'
import { WebOrderEntity, WebOrderLineEntity, WebOrderStepEntity } from './order.entities.ts'

export type OrderRow = RowOf<typeof WebOrderEntity>
export type OrderLineRow = RowOf<typeof WebOrderLineEntity>

/** What moves stock, and what is paid for. */
export const subjectOf = (orderId: number) => ({ kind: 'store.order', id: orderId }) as const

/** People are found by their email in small letters. */
export const keptContact = (contact: OrderContact): OrderContact => ({
  ...contact,
  email: contact.email.trim().toLowerCase(),
})

/** @throws UNKNOWN_ORDER */
export async function heldOrder(tx: Transaction, id: number): Promise<OrderRow> {
  const row = await tx
    .db(WebOrderEntity)
    .selectFrom('web_order')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (row === undefined) throw errors.UNKNOWN_ORDER()
  return row
}

export const orderById = (tx: Transaction, id: number): Promise<OrderRow | undefined> =>
  tx.db(WebOrderEntity).selectFrom('web_order').selectAll().where('id', '=', id).executeTakeFirst()

export async function updateOrder(tx: Transaction, id: number, set: Partial<Omit<OrderRow, 'id' | 'tenantId'>>) {
  await tx.db(WebOrderEntity).updateTable('web_order').set(set).where('id', '=', id).execute()
}

/** Lines of orders, in their order. */
export const linesOf = (tx: Transaction, orderIds: readonly number[]): Promise<OrderLineRow[]> =>
  tx
    .db(WebOrderLineEntity)
    .selectFrom('web_order_line')
    .selectAll()
    .where(({ eb, fn, val }) => eb('orderId', '=', fn.any(val(orderIds))))
    .orderBy('id')
    .execute()

/** A step of an order's history; one with a key is written once. Tells whether it was. */
export async function addStep(
  tx: Transaction,
  orderId: number,
  step: { kind: string; note?: string; amount?: number; by?: string; key?: string },
): Promise<boolean> {
  const { amount = null, key = null, ...others } = step
  const added = await tx
    .db(WebOrderStepEntity)
    .insertInto('web_order_step')
    .values({ ...others, orderId, amount, key })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** As whoever placed them sees them, with the ids of the providers that take payments online now. */
export async function ownOrders(
  tx: Transaction,
  rows: readonly OrderRow[],
  online: ReadonlySet<string>,
): Promise<OwnOrder[]> {
  const orders = await ordersWithLines(tx, rows)
  return orders.map((order) => ({ ...order, payable: order.status === 'pending_payment' && online.has(order.payment) }))
}

/** Ids of the providers that take payments online. */
export const onlineOf = (offered: readonly OfferedProvider[]): ReadonlySet<string> =>
  new Set(offered.filter(({ isOnline }) => isOnline).map(({ id }) => id))

type OrderWithLines = Omit<OwnOrder, 'payable'>

export async function ordersWithLines(tx: Transaction, rows: readonly OrderRow[]): Promise<OrderWithLines[]> {
  if (rows.length === 0) return []
  const lines = Map.groupBy(
    await linesOf(
      tx,
      rows.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  )
  const images = await picturesOf(tx, [...lines.values()].flat())
  return rows.map((row) => orderWith(row, lines.get(row.id) ?? [], images))
}

/** As staff see them, with their history. */
export async function shownOrders(tx: Transaction, rows: readonly OrderRow[]): Promise<WebOrder[]> {
  if (rows.length === 0) return []
  const steps = await tx
    .db(WebOrderStepEntity)
    .selectFrom('web_order_step')
    .selectAll()
    .where(({ eb, fn, val }) => eb('orderId', '=', fn.any(val(rows.map(({ id }) => id)))))
    .orderBy('id')
    .execute()
  const own = await ordersWithLines(tx, rows)
  return rows.map((row, at) => ({
    ...(own[at] ?? orderWith(row, [], new Map())),
    type: 'web-order',
    approval: 'approved',
    dueDate: row.payBy?.toISOString() ?? null,
    customer_id: row.customerId,
    vehicle_id: null,
    stock: row.stock,
    history: steps
      .filter(({ orderId }) => orderId === row.id)
      .map(({ id, kind, note, amount, by, at: moment }) => ({ id, kind, note, amount, by, at: moment.toISOString() })),
    revision: row.revision,
  }))
}

/** First pictures of the products, by their ids. */
async function picturesOf(tx: Transaction, lines: readonly OrderLineRow[]): Promise<Map<number, string>> {
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  const products = await tx
    .db(ProductEntity)
    .selectFrom('product')
    .select(['id', 'images'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
    .execute()
  return new Map(products.map(({ id, images }) => [id, images[0]?.file ?? '']))
}

function orderWith(row: OrderRow, lines: readonly OrderLineRow[], images: ReadonlyMap<number, string>): OrderWithLines {
  const { id, status, fulfilment, contact, address, delivery, code, subTotal, discount, tax, taxes } = row
  const { pricesIncludeTax, grandTotal, amountPaid, amountRefunded, currency, notes, tracking, payment } = row
  return {
    ...{ id, status, fulfilment, contact, address, delivery, code, subTotal, discount, tax, taxes },
    ...{ pricesIncludeTax, grandTotal, amountPaid, amountRefunded, currency, notes, tracking, payment },
    invoiceNumber: row.number,
    invoiceDate: row.placedAt.toISOString(),
    items: lines.map((line) => ({ ...shownItem(line), image: images.get(line.productId) ?? '' })),
  }
}

function shownItem(line: OrderLineRow): Omit<OrderItem, 'image'> {
  const { id, name, kind, sku, options, quantity, unitPrice, total, tax, returned, rates } = line
  return {
    ...{ id, name, kind, sku, quantity, unitPrice, total, tax, returned },
    selectedOptions: options,
    // Rates have four decimals: a sum of them is rounded to as many.
    taxRate: Math.round(rates.reduce((sum, { rate }) => sum + rate, 0) * 10_000) / 10_000,
  }
}
