import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { emailMarketing } from '../../module.ts'

export const SuppressionEntity = defineEntity({
  name: 'Suppression',
  ...tableOf(emailMarketing, 'suppression'),
  properties: {
    emailHash: p.text().primary(),
    tenantId: tenantId(),
    reason: p.text().$type<'unsubscribed' | 'staff' | 'bounced' | 'complained'>(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})
