import type { addressBounced, PayloadOf } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'

/** Of which address a bounce or complaint was told, so that a repeated report tells nothing. */
export const BouncedAddressEntity = defineEntity({
  name: 'BouncedAddress',
  ...tableOf(core, 'bounced_address'),
  properties: {
    tenantId: tenantId(),
    /** A hash: this is no list of people. */
    address: p.text().primary(),
    reason: p.text().$type<PayloadOf<typeof addressBounced>['reason']>().primary(),
    toldAt: p.datetime().defaultRaw('now()'),
  },
})
