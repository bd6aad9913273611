import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { DeliveryRate } from '../../contract.ts'
import { store } from '../../module.ts'

export const DeliveryZoneEntity = defineEntity({
  name: 'DeliveryZone',
  ...tableOf(store, 'delivery_zone'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    name: p.text(),
    position: p.integer().default(0),
    is_active: p.boolean().name('is_active').default(true),
    countries: p.json<string[]>().defaultRaw(`'[]'`),
    regions: p.json<string[]>().defaultRaw(`'[]'`),
    postcodes: p.json<string[]>().defaultRaw(`'[]'`),
    rates: p.json<DeliveryRate[]>().defaultRaw(`'[]'`),
  },
})
