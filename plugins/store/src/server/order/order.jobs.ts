import { Payments } from '@ashlar/plugin-commerce'
import { Database, work } from '@ashlar/sdk/server'
import { letUseGo } from '../discount/discount.store.ts'
import { StockService } from '../stock/stock.service.ts'
import { addStep, heldOrder, orderById, subjectOf, updateOrder } from './order.store.ts'
import { letStockGo } from './unpaid-orders.ts'

/** The order stays open: a payment that comes later sets its pieces aside once more, if there are enough. */
export const lettingStockGo = work(
  letStockGo,
  [Database, StockService, Payments],
  ({ orderId }, _context, database, stock, payments) =>
    database.tenant(async (tx) => {
      if ((await orderById(tx, orderId)) === undefined) return
      const { status, stock: state, payBy } = await heldOrder(tx, orderId)
      const isOver = payBy !== null && payBy.getTime() <= Date.now()
      if (status !== 'pending_payment' || state !== 'reserved' || !isOver) return
      const subject = subjectOf(orderId)
      const all = await payments.of(tx, subject)
      if (all.some((payment) => payment.status === 'succeeded')) return
      await letUseGo(tx, orderId)
      await stock.release(tx, subject)
      await updateOrder(tx, orderId, { stock: 'released' })
      await addStep(tx, orderId, { kind: 'stock-released' })
    }),
)
