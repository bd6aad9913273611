import { defineJob } from '@ashlar/sdk/server'
import Type from 'typebox'

/** Send mails in bulk for a few seconds. It asks for itself again, so that websites take turns. */
export const sendBulkMail = defineJob('core.send-bulk-mail', Type.Object({}), { lane: 'mailing' })

/** Begin again where the process of a run has died. In a lane of its own: the dead run still has its place in its lane. */
export const watchBulkMail = defineJob('core.watch-bulk-mail', Type.Object({}))
