import type { Transaction } from '@ashlar/sdk/server'
import type { SalesRules } from '../cart/sales.ts'
import { countUse } from '../discount/discount.store.ts'
import type { StockService } from '../stock/stock.service.ts'
import { linesOf, type OrderRow, subjectOf } from './order.store.ts'

/** Set the pieces of an order aside once more, after they were let go; false when there are too few. */
export async function reservedAgain(
  tx: Transaction,
  stock: StockService,
  { id, discountId, customerId }: OrderRow,
  { rules: { sellsOutOfStock } }: Pick<SalesRules, 'rules'>,
): Promise<boolean> {
  const lines = await linesOf(tx, [id])
  if (discountId !== null && customerId !== null) await countUse(tx, { discountId, orderId: id, customerId })
  return (await stock.reserve(tx, subjectOf(id), lines, { sellsOutOfStock })).length === 0
}
