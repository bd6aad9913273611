import { defineJob, RelayedEvent } from '@ashlar/sdk/server'
import Type from 'typebox'

// The first two have the names of when webhooks were core's: what waits in the queue at an upgrade goes on.

/** An event that a webhook of the tenant wants. */
export const relayEvent = defineJob('core.relay-event', RelayedEvent)

/** Try once to deliver. The attempt's number keeps a repeated job from trying twice. */
export const callWebhook = defineJob(
  'core.call-webhook',
  Type.Object({ delivery: Type.Integer({ minimum: 1 }), attempt: Type.Integer({ minimum: 0 }) }),
)

/** Asked for by the clock. */
export const forgetDeliveries = defineJob('webhooks.forget-deliveries', Type.Object({}))
