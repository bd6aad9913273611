import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { campaignsModule } from '../module.ts'

export const CampaignEntity = defineEntity({
  name: 'Campaign',
  ...tableOf(campaignsModule, 'campaign'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    name: p.text(),
    /** Encoded; null while there is none. */
    content: p.text().strictNullable(),
    revision: p.integer().default(0),
  },
})
