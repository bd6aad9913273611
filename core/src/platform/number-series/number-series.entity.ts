import { core } from '@ashlar/sdk/platform'
import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'

export const NumberSeriesEntity = defineEntity({
  name: 'NumberSeries',
  ...tableOf(core, 'number_series'),
  properties: {
    tenantId: tenantId(),
    series: p.text().primary(),
    period: p.text().primary(),
    /** The number given last; 0 before the first. */
    last: p.bigint('number'),
  },
})
