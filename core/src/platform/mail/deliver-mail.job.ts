import { defineJob } from '@ashlar/sdk/server'
import Type from 'typebox'

/** Try once to send a mail of the outbox. The attempt's number keeps a repeated job from trying twice. */
export const deliverMail = defineJob(
  'core.deliver-mail',
  Type.Object({ id: Type.Integer({ minimum: 1 }), attempt: Type.Integer({ minimum: 0 }) }),
  { lane: 'prompt' },
)

/** Asked for by the clock. */
export const forgetMails = defineJob('core.forget-mails', Type.Object({}))
