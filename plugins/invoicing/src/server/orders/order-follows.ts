import { on } from '@ashlar/sdk/server'
import { orderPaid } from '../../contract/web-orders.ts'
import { OrderInvoices } from './order-invoices.ts'

/** What follows from paid web orders. */
export const orderFollows = [on(orderPaid, [OrderInvoices], ({ orderId }, invoices) => invoices.bill(orderId))]
