import { permission } from '@ashlar/sdk'
import { core, Webhook, WebhookDelivery } from '@ashlar/sdk/platform'
import { defineRoutes, ListReply } from '@ashlar/sdk/server'
import Type from 'typebox'
import { ById } from '../request-schemas.ts'
import { DeliveryListQuery, OneWebhook, WebhookForm, WebhookListQuery } from './webhook.schemas.ts'
import { WebhookService } from './webhook.service.ts'
import { WebhookDeliveries } from './webhook-delivery.service.ts'

const path = '/api/v1/admin/webhooks/'
const sees = { access: permission(core, 'settings', 'can_view') } as const
const changes = { access: permission(core, 'settings', 'can_edit') } as const
const Done = Type.Object({ success: Type.Literal(true) })
const done = { success: true as const }

/** Addresses outside that are told of events, and the log of it. */
export const webhookRoutes = defineRoutes([WebhookService, WebhookDeliveries], (app, webhooks, deliveries) => {
  app.get(
    path,
    { config: sees, schema: { querystring: WebhookListQuery, response: { 200: ListReply(Webhook) } } },
    async ({ query }) => ({ ...done, results: await webhooks.list(query) }),
  )
  app.get(
    `${path}events/`,
    {
      config: sees,
      schema: { response: { 200: Type.Object({ ...Done.properties, results: Type.Array(Type.String()) }) } },
    },
    async () => ({ ...done, results: webhooks.events() }),
  )
  app.post(
    path,
    { config: changes, schema: { body: WebhookForm, response: { 201: OneWebhook } } },
    async ({ body }, reply) => {
      const { webhook, secret } = await webhooks.create(body)
      return reply.code(201).send({ ...done, results: webhook, secret })
    },
  )
  app.put(
    `${path}:id/`,
    { config: changes, schema: { params: ById, body: WebhookForm, response: { 200: OneWebhook } } },
    async ({ params, body }) => ({ ...done, results: await webhooks.update(params.id, body) }),
  )
  app.post(
    `${path}:id/secret/`,
    { config: changes, schema: { params: ById, response: { 200: OneWebhook } } },
    async ({ params }) => {
      const { webhook, secret } = await webhooks.rotate(params.id)
      return { ...done, results: webhook, secret }
    },
  )
  app.post(
    `${path}:id/test/`,
    { config: changes, schema: { params: ById, response: { 200: Done } } },
    async ({ params }) => {
      await webhooks.test(params.id)
      return done
    },
  )
  app.delete(
    `${path}:id/`,
    { config: changes, schema: { params: ById, response: { 200: Done } } },
    async ({ params }) => {
      await webhooks.remove(params.id)
      return done
    },
  )

  app.get(
    '/api/v1/admin/webhook-deliveries/',
    { config: sees, schema: { querystring: DeliveryListQuery, response: { 200: ListReply(WebhookDelivery) } } },
    async ({ query }) => ({ ...done, results: await deliveries.list(query) }),
  )
  app.post(
    '/api/v1/admin/webhook-deliveries/:id/send/',
    { config: changes, schema: { params: ById, response: { 200: Done } } },
    async ({ params }) => {
      await deliveries.sendAgain(params.id)
      return done
    },
  )
})
