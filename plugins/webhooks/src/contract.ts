import { ById, defineCall, Id, ListQuery, Rows } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { Webhook, WebhookDelivery } from './webhook.ts'

const path = '/api/v1/admin/webhooks/'
const deliveries = '/api/v1/admin/webhook-deliveries/'

export const WebhookForm = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 120, pattern: '^[^\\u0000\\r\\n]*$' }),
  url: Type.String({ maxLength: 2000, pattern: '^https?://[^\\s\\u0000]+$' }),
  events: Type.Array(Type.String({ maxLength: 120, pattern: '^[a-z][a-z0-9_]*\\.[a-z][a-z0-9-]*$' }), {
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
  summary: 'Name the events that webhooks can be told of',
  reply: { results: Type.Array(Type.String()) },
  access: 'settings.can_view',
})

export const makeWebhook = defineCall({
  id: 'webhooks.makeWebhook',
  method: 'POST',
  path,
  summary: 'Make a webhook',
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
  summary: 'Make a new secret of a webhook',
  params: ById,
  reply: saved,
  access: 'settings.can_edit',
})

export const testWebhook = defineCall({
  id: 'webhooks.testWebhook',
  method: 'POST',
  path: `${path}:id/test/`,
  summary: 'Tell a webhook something to try it',
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
  summary: 'List what webhooks were told',
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
  summary: 'Tell a webhook the same again',
  params: ById,
  reply: {},
  access: 'settings.can_edit',
})
