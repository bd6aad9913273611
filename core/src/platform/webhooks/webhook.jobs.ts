import { defineJob } from '@ashlar/sdk/server'
import Type from 'typebox'

/** An event of a tenant that has webhooks for it. */
export const relayEvent = defineJob(
  'core.relay-event',
  Type.Object({ event: Type.String(), source: Type.String(), payload: Type.Unknown() }),
)

/** Try once to deliver. The attempt's number keeps a repeated job from trying twice. */
export const callWebhook = defineJob(
  'core.call-webhook',
  Type.Object({ delivery: Type.Integer({ minimum: 1 }), attempt: Type.Integer({ minimum: 0 }) }),
)

/** Asked for by the clock. */
export const forgetDeliveries = defineJob('core.forget-deliveries', Type.Object({}))
