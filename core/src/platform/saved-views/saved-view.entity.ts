import { core } from '@ashlar/sdk/platform'
import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'

export const SavedViewEntity = defineEntity({
  name: 'SavedView',
  ...tableOf(core, 'saved_view'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    list: p.text(),
    account: p.uuid(),
    author: p.text(),
    name: p.text(),
    query: p.text(),
    /** Whose people see it too; empty: nobody else. */
    roles: p.array(Number).columnType('smallint[]').defaultRaw(`'{}'`),
    changedAt: p.datetime().defaultRaw('now()'),
  },
})

export const SavedViewDefaultEntity = defineEntity({
  name: 'SavedViewDefault',
  ...tableOf(core, 'saved_view_default'),
  properties: {
    tenantId: tenantId(),
    list: p.text().primary(),
    account: p.uuid().primary(),
    viewId: p.bigint('number'),
  },
})
