import { filledText } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import { errors } from '../../errors.ts'
import type { SalesRules } from '../cart/sales.ts'
import { orderTotals } from '../checkout/order-totals.ts'
import type { StockService } from '../stock/stock.service.ts'
import { WebOrderLineEntity } from './order.entities.ts'
import { linesOf, type OrderRow, subjectOf, updateOrder } from './order.store.ts'

/**
 * Give lines of an unpaid order other quantities, at the prices and taxes that they were ordered for; those that are left
 * out go. A discount stays the same share of the goods.
 *
 * @throws UNKNOWN_ORDER_LINE, OUT_OF_STOCK
 */
export async function changedLines(
  tx: Transaction,
  stock: StockService,
  order: OrderRow,
  wanted: readonly { readonly id: number; readonly quantity: number }[],
  sales: SalesRules,
): Promise<void> {
  const before = await linesOf(tx, [order.id])
  const quantities = new Map(wanted.map(({ id, quantity }) => [id, quantity]))
  if (wanted.some(({ id }) => !before.some((line) => line.id === id))) throw errors.UNKNOWN_ORDER_LINE()
  const after = before.flatMap((line) => {
    const quantity = quantities.get(line.id)
    return quantity === undefined ? [] : [{ ...line, quantity }]
  })
  const totals = orderTotals({
    lines: after,
    discount: order.subTotal === 0 ? undefined : { percent: (order.discount / order.subTotal) * 100 },
    delivery: { price: order.delivery.price, rates: order.deliveryRates },
    pricesIncludeTax: order.pricesIncludeTax,
  })
  const lines = tx.db(WebOrderLineEntity)
  for (const { id } of before.filter((line) => !quantities.has(line.id))) {
    await lines.deleteFrom('web_order_line').where('id', '=', id).execute()
  }
  for (const [at, { id, quantity }] of after.entries()) {
    const { total = 0, share: discount = 0, tax = 0 } = totals.lines[at] ?? {}
    await lines.updateTable('web_order_line').set({ quantity, total, discount, tax }).where('id', '=', id).execute()
  }
  const { subTotal, discount, tax, taxes, grandTotal } = totals
  await updateOrder(tx, order.id, { subTotal, discount, tax, taxes, grandTotal, stock: 'reserved' })
  const { sellsOutOfStock } = sales.rules
  await stock.release(tx, subjectOf(order.id))
  const [short] = await stock.reserve(tx, subjectOf(order.id), after, { sellsOutOfStock })
  if (short === undefined) return
  const line = after.find(({ variantId }) => variantId === short.variantId)
  const message = filledText(sales.words.most, { most: short.stock })
  throw errors.OUT_OF_STOCK(message).at({ path: `items/${line?.id}`, message })
}
