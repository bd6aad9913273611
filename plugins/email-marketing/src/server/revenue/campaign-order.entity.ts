import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { emailMarketing } from '../../module.ts'

export const CampaignOrderEntity = defineEntity({
  name: 'CampaignOrder',
  ...tableOf(emailMarketing, 'campaign_order'),
  properties: {
    tenantId: tenantId(),
    /** Of the store. */
    orderId: p.bigint('number').primary().autoincrement(false),
    campaignId: p.bigint('number'),
    edition: p.integer().strictNullable(),
    link: p.integer().strictNullable(),
    /** In minor units of the currency. */
    total: p.bigint('number'),
    /** Given back so far. */
    refunded: p.bigint('number').defaultRaw('0'),
    currency: p.text(),
    at: p.datetime().defaultRaw('now()'),
  },
})
