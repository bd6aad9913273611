import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { redirects } from '../../module.ts'

export const NotFoundAddressEntity = defineEntity({
  name: 'NotFoundAddress',
  ...tableOf(redirects, 'not_found_address'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    path: p.text(),
    hits: p.bigint('number'),
    firstSeen: p.datetime().defaultRaw('now()'),
    lastSeen: p.datetime().defaultRaw('now()'),
    referrer: p.text().default(''),
    ignored: p.boolean().default(false),
  },
})
