import { defineRoutes } from '@ashlar/sdk/server'
import {
  changeWebhook,
  listWebhookEvents,
  listWebhooks,
  makeWebhook,
  removeWebhook,
  renewWebhookSecret,
  testWebhook,
} from '../../contract.ts'
import { Webhooks } from './webhook.service.ts'

/** Addresses outside that are told of events. */
export const webhookRoutes = defineRoutes([Webhooks], (app, webhooks) => {
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
})
