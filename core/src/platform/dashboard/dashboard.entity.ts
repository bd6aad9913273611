import { core } from '@ashlar/sdk/platform'
import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'

export const DashboardArrangementEntity = defineEntity({
  name: 'DashboardArrangement',
  ...tableOf(core, 'dashboard_arrangement'),
  properties: {
    tenantId: tenantId(),
    account: p.uuid().primary(),
    /** Keys of widgets, first to last. */
    widgets: p.array(String).columnType('text[]').defaultRaw(`'{}'`),
    hidden: p.array(String).columnType('text[]').defaultRaw(`'{}'`),
  },
})
