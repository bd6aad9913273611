import { defineEvent, Id } from '@ashlar/sdk'
import Type from 'typebox'

/** Somebody confirmed that they want to be mailed. */
export const subscriberConfirmed = defineEvent(
  'email_marketing.subscriber-confirmed',
  Type.Object({ subscriberId: Id, listId: Id, email: Type.String() }),
)

/** Somebody left every list of the website. `at`: when, as an ISO date with time; the same however often it is told. Missing in events of older versions. */
export const subscriberLeft = defineEvent(
  'email_marketing.subscriber-left',
  Type.Object({ email: Type.String(), at: Type.Optional(Type.String({ format: 'date-time' })) }),
)

/** Everybody that a campaign is for had their turn. `recipients`: how many mails were handed over. */
export const campaignSent = defineEvent(
  'email_marketing.campaign-sent',
  Type.Object({ campaignId: Id, recipients: Type.Integer() }),
)

/** Mail to an address came back for good, or its reader complained: nothing is sent there any more. */
export const addressBounced = defineEvent('email_marketing.address-bounced', Type.Object({ email: Type.String() }))
