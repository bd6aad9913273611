import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { Consent } from '../../contract.ts'
import { emailMarketing } from '../../module.ts'

export const ConsentEntity = defineEntity({
  name: 'Consent',
  ...tableOf(emailMarketing, 'consent'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    subscriberId: p.bigint('number'),
    kind: p.text().$type<Consent['kind']>(),
    text: p.text(),
    source: p.text(),
    addressHash: p.text(),
    at: p.datetime().defaultRaw('now()'),
  },
})
