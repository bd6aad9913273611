import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { emailMarketing } from '../../module.ts'

export const ListEntity = defineEntity({
  name: 'List',
  ...tableOf(emailMarketing, 'list'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    name: p.text(),
    isDefault: p.boolean().default(false),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})
