import {
  changeWebhook,
  listWebhookDeliveries,
  listWebhookEvents,
  listWebhooks,
  makeWebhook,
  removeWebhook,
  renewWebhookSecret,
  sendWebhookDelivery,
  testWebhook,
} from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { WebhookService } from './webhook.service.ts'
import { WebhookDeliveries } from './webhook-delivery.service.ts'

/** Addresses outside that are told of events, and the log of it. */
export const webhookRoutes = defineRoutes([WebhookService, WebhookDeliveries], (app, webhooks, deliveries) => {
  app.call(listWebhooks, async ({ query }) => ({ results: await webhooks.list(query) }))
  app.call(listWebhookEvents, () => ({ results: webhooks.events() }))
  app.call(makeWebhook, async ({ body }) => {
    const { webhook, secret } = await webhooks.create(body)
    return { results: webhook, secret }
  })
  app.call(changeWebhook, async ({ params, body }) => ({ results: await webhooks.update(params.id, body) }))
  app.call(renewWebhookSecret, async ({ params }) => {
    const { webhook, secret } = await webhooks.rotate(params.id)
    return { results: webhook, secret }
  })
  app.call(testWebhook, ({ params }) => webhooks.test(params.id))
  app.call(removeWebhook, ({ params }) => webhooks.remove(params.id))

  app.call(listWebhookDeliveries, async ({ query }) => ({ results: await deliveries.list(query) }))
  app.call(sendWebhookDelivery, ({ params }) => deliveries.sendAgain(params.id))
})
