import { paymentFailed, paymentRefunded, paymentSucceeded } from '@ashlar/plugin-commerce'
import { customersMerged } from '@ashlar/plugin-customers'
import { Database, on, type Subscription } from '@ashlar/sdk/server'
import { DiscountUseEntity } from '../discount/discount.entities.ts'
import { WebOrderEntity } from './order.entities.ts'
import { OrderPayments } from './order-payments.service.ts'

const orderOf = ({ kind, id }: { readonly kind: string; readonly id: number }) =>
  kind === 'store.order' ? id : undefined

/** What follows from payments of orders, and from what becomes of customers. */
export const orderFollows: readonly Subscription[] = [
  on(paymentSucceeded, [OrderPayments], async ({ paymentId, subject, amount }, orders) => {
    const id = orderOf(subject)
    if (id !== undefined) await orders.succeeded(id, paymentId, amount)
  }),
  on(paymentFailed, [OrderPayments], async ({ paymentId, subject }, orders) => {
    const id = orderOf(subject)
    if (id !== undefined) await orders.failed(id, paymentId)
  }),
  on(paymentRefunded, [OrderPayments], async ({ subject }, orders) => {
    const id = orderOf(subject)
    if (id !== undefined) await orders.refunded(id)
  }),
  on(customersMerged, [Database], ({ from, into }, database) =>
    database.tenant(async (tx) => {
      const set = { customerId: into }
      await tx.db(WebOrderEntity).updateTable('web_order').set(set).where('customerId', '=', from).execute()
      await tx.db(DiscountUseEntity).updateTable('discount_use').set(set).where('customerId', '=', from).execute()
    }),
  ),
]
