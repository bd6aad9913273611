import { defineJob, type Schedule } from '@ashlar/sdk/server'
import Type from 'typebox'

/** Ask the provider how an open payment stands; `looks` counts how often that was done before. */
export const lookAtPayment = defineJob(
  'commerce.look-at-payment',
  Type.Object({ paymentId: Type.Integer(), looks: Type.Integer() }),
)

/** Delete what providers told long ago. */
export const forgetNews = defineJob('commerce.forget-provider-news', Type.Object({}))
export const everyNight: Schedule = { job: forgetNews.id, cron: '41 3 * * *' }

/** Ask the provider to give money back; `tries` counts how often that was done before. */
export const sendRefund = defineJob(
  'commerce.send-refund',
  Type.Object({ refundId: Type.Integer(), tries: Type.Integer() }),
)
