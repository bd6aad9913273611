import { core, type SenderCheck } from '@ashlar/sdk/platform'
import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'

/** What the last look at the sender's domain has found, for whoever runs the installation. */
export const MailSenderEntity = defineEntity({
  name: 'MailSender',
  ...tableOf(core, 'mail_sender'),
  properties: {
    tenantId: tenantId().primary(),
    domain: p.text(),
    state: p.text().$type<SenderCheck['state']>(),
    checkedAt: p.datetime().defaultRaw('now()'),
  },
})
