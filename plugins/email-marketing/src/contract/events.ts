import { defineEvent, Id } from '@ashlar/sdk'
import Type from 'typebox'

/** Somebody confirmed that they want to be mailed. */
export const subscriberConfirmed = defineEvent(
  'email_marketing.subscriber-confirmed',
  Type.Object({ subscriberId: Id, listId: Id, email: Type.String() }),
)

/** Somebody left every list of the website. */
export const subscriberLeft = defineEvent('email_marketing.subscriber-left', Type.Object({ email: Type.String() }))
