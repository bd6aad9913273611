import { defineCall, permission } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { emailMarketing } from '../module.ts'

/** What the website's settings say of sending, for whoever writes campaigns. */
export const SendingSetup = Type.Object({
  /** The website's clock: an IANA name such as `Europe/Berlin`. */
  timeZone: Type.String(),
  countsOpens: Type.Boolean(),
  countsClicks: Type.Boolean(),
})
export type SendingSetup = Static<typeof SendingSetup>

export const getSendingSetup = defineCall({
  id: 'email_marketing.getSendingSetup',
  method: 'GET',
  path: '/api/v1/admin/email-marketing/sending-setup/',
  summary: 'Show what the settings say of sending campaigns',
  reply: { setup: SendingSetup },
  access: permission(emailMarketing, 'campaigns', 'can_view'),
})
