import { defineJob, type Transaction } from '@ashlar/sdk/server'
import Type from 'typebox'

/** Minutes for which stock is set aside for somebody who pays online. */
const minutesToPay = 30

/** Let the stock of an order go that nobody has paid in time. */
export const letStockGo = defineJob('store.release-unpaid-order', Type.Object({ orderId: Type.Integer() }))

export const payBefore = (): Date => new Date(Date.now() + minutesToPay * 60_000)

/** Ask for the job; once for each time until which is waited. */
export const letGoAfter = (tx: Transaction, orderId: number, payBy: Date): Promise<void> =>
  tx.enqueue(
    letStockGo,
    { orderId },
    { key: `store.order:${orderId}:${payBy.getTime()}`, startAfter: new Date(payBy.getTime() + 1_000) },
  )
