import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { loyalty } from '../../module.ts'

export const MemberEntity = defineEntity({
  name: 'Member',
  ...tableOf(loyalty, 'member'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    name: p.text(),
    email: p.text(),
    points: p.integer().default(0),
    lastVisit: p.datetime().strictNullable(),
    visits: p.integer().default(0),
  },
})
