import { core } from '@ashlar/sdk/platform'
import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'

/** How often something was done lately; its key is a hash. */
export const CountedUseEntity = defineEntity({
  name: 'CountedUse',
  ...tableOf(core, 'counted_use'),
  properties: { tenantId: tenantId(), key: p.text().primary(), uses: p.integer(), endsAt: p.datetime() },
})
