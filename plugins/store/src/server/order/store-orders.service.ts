import type { Transaction } from '@ashlar/sdk/server'
import type { BilledOrder, StoreOrders, WebOrder } from '../../contract.ts'
import { billedOrder } from './billed-order.ts'
import { WebOrderEntity } from './order.entities.ts'
import { linesOf, orderById, shownOrders } from './order.store.ts'

const pageSize = 25

/** Web orders for other modules. */
export class StoreOrderService implements StoreOrders {
  async ofCustomer(tx: Transaction, customerId: number, page: number): Promise<WebOrder[]> {
    const found = tx.db(WebOrderEntity).selectFrom('web_order').selectAll().where('customerId', '=', customerId)
    const newest = found.orderBy('placedAt', 'desc').orderBy('id', 'desc')
    return shownOrders(
      tx,
      await newest
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute(),
    )
  }

  async byIds(tx: Transaction, ids: readonly number[]): Promise<WebOrder[]> {
    const found = tx.db(WebOrderEntity).selectFrom('web_order').selectAll()
    return shownOrders(tx, await found.where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids)))).execute())
  }

  async asBilled(tx: Transaction, id: number): Promise<BilledOrder | undefined> {
    const row = await orderById(tx, id)
    return row && billedOrder(row, await linesOf(tx, [id]))
  }
}
