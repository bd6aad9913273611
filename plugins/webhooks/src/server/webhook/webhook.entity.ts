import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { webhooks } from '../../module.ts'

export const WebhookEntity = defineEntity({
  name: 'Webhook',
  ...tableOf(webhooks, 'webhook'),
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
