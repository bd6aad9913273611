import { defineRoutes } from '@ashlar/sdk/server'
import { listPaymentProviders, listPayments, refundPayment, settlePayment } from '../../contract.ts'
import { PaymentService } from './payment.service.ts'
import { providerNews } from './provider-news.ts'

export const paymentRoutes = defineRoutes([PaymentService], (app, payments) => {
  app.call(listPayments, async ({ query }) => ({ results: await payments.list(query) }))
  app.call(listPaymentProviders, async () => {
    const rows = (await payments.offered()).map(({ id, title }) => ({ id, title }))
    return { results: { rows, total: rows.length } }
  })
  app.call(refundPayment, async ({ params, body }) => ({ payment: await payments.giveBack(params.id, body) }))
  app.call(settlePayment, async ({ params, body }) => ({ payment: await payments.settle(params.id, body.hasCome) }))
  providerNews(app, payments)
})
