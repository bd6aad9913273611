import type { PayloadOf } from '@ashlar/sdk'
import type { orderPaid } from '../../contract.ts'
import type { OrderRow } from './order.store.ts'

/** What events tell of an order. */
export const told = (
  { id, number, customerId, grandTotal, currency }: OrderRow,
  total = grandTotal,
): PayloadOf<typeof orderPaid> => ({ orderId: id, number, customerId, total, currency })
