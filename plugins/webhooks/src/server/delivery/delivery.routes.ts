import { defineRoutes } from '@ashlar/sdk/server'
import { listWebhookDeliveries, sendWebhookDelivery } from '../../contract.ts'
import { Deliveries } from './delivery.service.ts'

/** The log of what webhooks were told. */
export const deliveryRoutes = defineRoutes([Deliveries], (app, deliveries) => {
  app.call(listWebhookDeliveries, async ({ query }) => ({ results: await deliveries.list(query) }))
  app.call(sendWebhookDelivery, ({ params }) => deliveries.sendAgain(params.id))
})
