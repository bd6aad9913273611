import { on } from '@ashlar/sdk/server'
import { orderPaid, orderRefunded } from '../../contract/web-orders.ts'
import { OrderInvoices } from './order-invoices.ts'

/** What follows from web orders that are paid, and given back. */
export const orderFollows = [
  on(orderPaid, [OrderInvoices], ({ orderId }, invoices) => invoices.bill(orderId)),
  on(orderRefunded, [OrderInvoices], ({ orderId }, invoices) => invoices.credit(orderId)),
]
