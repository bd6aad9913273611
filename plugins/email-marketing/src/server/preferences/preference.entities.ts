import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { LeaveReason, Often } from '../../contract.ts'
import { emailMarketing } from '../../module.ts'

export const PreferenceEntity = defineEntity({
  name: 'EmailPreference',
  ...tableOf(emailMarketing, 'preference'),
  properties: {
    email: p.text().primary(),
    tenantId: tenantId(),
    often: p.text().$type<Often>(),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
})

export const LeaveReasonEntity = defineEntity({
  name: 'LeaveReason',
  ...tableOf(emailMarketing, 'leave_reason'),
  properties: {
    tokenHash: p.text().primary(),
    tenantId: tenantId(),
    campaignId: p.bigint('number').strictNullable(),
    reason: p.text().$type<LeaveReason>(),
    words: p.text().default(''),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})
