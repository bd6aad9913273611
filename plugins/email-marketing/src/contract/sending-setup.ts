import { defineCall, permission, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { emailMarketing } from '../module.ts'

/** Why no campaign of the website is sent at the moment: its mail server takes no emails, or it has none. */
export const SendingPause = Type.Object({
  /** When it is tried again. */
  until: Time,
  /** What the mail server, or the network, said. */
  reason: Type.String(),
})
export type SendingPause = Static<typeof SendingPause>

/** What the website's settings and its mail server say of sending, for whoever writes campaigns. */
export const SendingSetup = Type.Object({
  /** The website's clock: an IANA name such as `Europe/Berlin`. */
  timeZone: Type.String(),
  countsOpens: Type.Boolean(),
  countsClicks: Type.Boolean(),
  pause: Type.Union([SendingPause, Type.Null()]),
})
export type SendingSetup = Static<typeof SendingSetup>

export const getSendingSetup = defineCall({
  id: 'email_marketing.getSendingSetup',
  method: 'GET',
  path: '/api/v1/admin/email-marketing/sending-setup/',
  summary: 'Show what the settings and the mail server say of sending campaigns',
  reply: { setup: SendingSetup },
  access: permission(emailMarketing, 'campaigns', 'can_view'),
})
