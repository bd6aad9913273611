import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { store } from '../../module.ts'

export const PriceListEntity = defineEntity({
  name: 'PriceList',
  ...tableOf(store, 'price_list'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    name: p.text(),
    nameKey: p.text(),
    tag: p.text(),
    tagKey: p.text(),
    /** Millionths. */
    percentOff: p.integer().default(0),
    isActive: p.boolean().default(true),
    revision: p.integer().default(1),
  },
})

export const ListPriceEntity = defineEntity({
  name: 'ListPrice',
  ...tableOf(store, 'list_price'),
  properties: {
    tenantId: tenantId(),
    priceListId: p.bigint('number').primary(),
    variantId: p.bigint('number').primary(),
    price: p.bigint('number'),
  },
})
