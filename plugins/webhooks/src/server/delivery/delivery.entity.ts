import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { webhooks } from '../../module.ts'
import type { Webhook } from '../../webhook.ts'

export const DeliveryEntity = defineEntity({
  name: 'WebhookDelivery',
  ...tableOf(webhooks, 'webhook_delivery'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    webhookId: p.bigint('number'),
    event: p.text(),
    /** Names the event once and for all, so that one told twice is delivered once. */
    source: p.text(),
    body: p.text(),
    state: p.text().$type<NonNullable<Webhook['lastState']>>().default('queued'),
    attempts: p.smallint().default(0),
    status: p.integer().strictNullable(),
    error: p.text().default(''),
    answer: p.text().default(''),
    createdAt: p.datetime().defaultRaw('now()'),
    deliveredAt: p.datetime().strictNullable(),
    nextTryAt: p.datetime().strictNullable(),
  },
})
