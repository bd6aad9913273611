import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { customers } from '../../module.ts'

export const TagEntity = defineEntity({
  name: 'Tag',
  ...tableOf(customers, 'tag'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    name: p.text(),
    /** By which two spellings are one tag. */
    nameKey: p.text(),
  },
})

export const CustomerTagEntity = defineEntity({
  name: 'CustomerTag',
  ...tableOf(customers, 'customer_tag'),
  properties: {
    tenantId: tenantId(),
    customerId: p.bigint('number').primary(),
    tagId: p.bigint('number').primary(),
  },
})
