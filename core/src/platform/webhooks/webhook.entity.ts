import { core, type Webhook } from '@ashlar/sdk/platform'
import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'

export const WebhookEntity = defineEntity({
  name: 'Webhook',
  ...tableOf(core, 'webhook'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    name: p.text(),
    url: p.text(),
    events: p.array(),
    /** Sealed with the installation's secret; the one before is good for a day after it was replaced. */
    secret: p.text(),
    previousSecret: p.text().strictNullable(),
    previousUntil: p.datetime().strictNullable(),
    isActive: p.boolean().default(true),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})

export const DeliveryEntity = defineEntity({
  name: 'WebhookDelivery',
  ...tableOf(core, 'webhook_delivery'),
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
