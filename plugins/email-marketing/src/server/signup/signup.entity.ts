import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { emailMarketing } from '../../module.ts'

export const SignupEntity = defineEntity({
  name: 'Signup',
  ...tableOf(emailMarketing, 'signup'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    email: p.text(),
    listId: p.bigint('number'),
    consentText: p.text(),
    source: p.text(),
    addressHash: p.text(),
    timeZone: p.text().default(''),
    isVerified: p.boolean(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})
