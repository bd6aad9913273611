import { defineJob } from '@ashlar/sdk/server'
import Type from 'typebox'

/** The time of a test is over. */
export const decideWinner = defineJob(
  'email_marketing.decide-winner',
  Type.Object({ campaignId: Type.Integer({ minimum: 1 }) }),
)
