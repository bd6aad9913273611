import { ById, defineCall, Id, ListQuery, Rows } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { Webhook, WebhookDelivery } from './webhook.ts'

const path = '/api/v1/admin/webhooks/'
const deliveries = '/api/v1/admin/webhook-deliveries/'

export const WebhookForm = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 120, pattern: '^[^\\u0000\\r\\n]*$' }),
  url: Type.String({ maxLength: 2000, pattern: '^https?://[^\\s\\u0000]+$' }),
  events: Type.Array(Type.String({ maxLength: 120, pattern: '^[a-z][a-z0-9_]*\\.[a-z][a-z0-9_-]*$' }), {
    minItems: 1,
    maxItems: 60,
    uniqueItems: true,
  }),
  isActive: Type.Optional(Type.Boolean()),
})
export type WebhookForm = Static<typeof WebhookForm>

const saved = {
  results: Webhook,
  /** Shown once, when it is made. */
  secret: Type.Optional(Type.String()),
}

export const listWebhooks = defineCall({
  id: 'webhooks.listWebhooks',
  method: 'GET',
  path,
  summary: 'Find webhooks',
  query: Type.Object(ListQuery(['id'])),
  reply: { results: Rows(Webhook) },
  access: 'settings.can_view',
})

export const listWebhookEvents = defineCall({
  id: 'webhooks.listWebhookEvents',
  method: 'GET',
  path: `${path}events/`,
  summary: 'List the events that webhooks can receive',
  reply: { results: Type.Array(Type.String()) },
  access: 'settings.can_view',
})

export const makeWebhook = defineCall({
  id: 'webhooks.makeWebhook',
  method: 'POST',
  path,
  summary: 'Create a webhook',
  body: WebhookForm,
  reply: saved,
  status: 201,
  access: 'settings.can_edit',
})

export const changeWebhook = defineCall({
  id: 'webhooks.changeWebhook',
  method: 'PUT',
  path: `${path}:id/`,
  summary: 'Change a webhook',
  params: ById,
  body: WebhookForm,
  reply: saved,
  access: 'settings.can_edit',
})

export const renewWebhookSecret = defineCall({
  id: 'webhooks.renewWebhookSecret',
  method: 'POST',
  path: `${path}:id/secret/`,
  summary: 'Create a new secret for a webhook',
  params: ById,
  reply: saved,
  access: 'settings.can_edit',
})

export const testWebhook = defineCall({
  id: 'webhooks.testWebhook',
  method: 'POST',
  path: `${path}:id/test/`,
  summary: 'Send a test event to a webhook',
  params: ById,
  reply: {},
  access: 'settings.can_edit',
})

export const removeWebhook = defineCall({
  id: 'webhooks.removeWebhook',
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Delete a webhook',
  params: ById,
  reply: {},
  access: 'settings.can_edit',
})

export const listWebhookDeliveries = defineCall({
  id: 'webhooks.listWebhookDeliveries',
  method: 'GET',
  path: deliveries,
  summary: 'List webhook deliveries',
  query: Type.Object({
    ...ListQuery(['id']),
    webhook: Type.Optional(Id),
    state: Type.Optional(Type.Enum(['queued', 'delivered', 'failed'])),
  }),
  reply: { results: Rows(WebhookDelivery) },
  access: 'settings.can_view',
})

export const sendWebhookDelivery = defineCall({
  id: 'webhooks.sendWebhookDelivery',
  method: 'POST',
  path: `${deliveries}:id/send/`,
  summary: 'Send a webhook delivery again',
  params: ById,
  reply: {},
  access: 'settings.can_edit',
})
