import { defineJob, RelayedEvent, type Schedule } from '@ashlar/sdk/server'
import Type from 'typebox'

/** Something happened that automations or notifications of the website follow. */
export const triggered = defineJob('email_marketing.begin-automations', RelayedEvent)

/** Take a person on through an automation. The turn keeps a repeated job from doing a step twice. */
export const goOn = defineJob(
  'email_marketing.go-on-with-automation',
  Type.Object({ runId: Type.Integer({ minimum: 1 }), turn: Type.Integer({ minimum: 0 }) }),
)

/** Look for people for whom a day has come. */
export const lookAtDay = defineJob('email_marketing.begin-automations-of-the-day', Type.Object({}))

/** In the morning, by the clock of each website. */
export const everyMorning: Schedule = { job: lookAtDay.id, cron: '0 8 * * *', each: 'tenant' }
