import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { customers } from '../../module.ts'

export const TimelineEntity = defineEntity({
  name: 'Timeline',
  ...tableOf(customers, 'timeline'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    customerId: p.bigint('number'),
    key: p.text(),
    kind: p.text(),
    title: p.text(),
    href: p.text().default(''),
    amount: p.bigint('number').strictNullable(),
    at: p.datetime(),
  },
})
