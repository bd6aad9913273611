import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { emailMarketing } from '../../module.ts'

/** What a link in a mail is good for, and nothing else (T17). */
export type LinkPurpose = 'confirm' | 'unsubscribe'

export const LinkEntity = defineEntity({
  name: 'Link',
  ...tableOf(emailMarketing, 'link'),
  properties: {
    tokenHash: p.text().primary(),
    tenantId: tenantId(),
    purpose: p.text().$type<LinkPurpose>(),
    subscriberId: p.bigint('number'),
    /** The recipient of a campaign whose mail it stands in. */
    recipientId: p.bigint('number').strictNullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
  },
})
