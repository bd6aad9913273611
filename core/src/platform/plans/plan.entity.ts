import { core } from '@ashlar/sdk/platform'
import { defineEntity, p, tableOf } from '@ashlar/sdk/server'

const limit = () => p.bigint('number').strictNullable()

/** What a plan allows; null is as many as you like. */
export const PlanEntity = defineEntity({
  name: 'Plan',
  ...tableOf(core, 'plan'),
  properties: { name: p.text().primary(), pages: limit(), mediaFiles: limit(), mediaBytes: limit(), users: limit() },
})

/** Counted by triggers. */
export const TenantUsageEntity = defineEntity({
  name: 'TenantUsage',
  ...tableOf(core, 'tenant_usage'),
  properties: {
    tenantId: p.uuid().primary(),
    what: p.text().primary(),
    amount: p.bigint('number').defaultRaw('0'),
  },
})
