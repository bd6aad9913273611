import { defineJob } from '@ashlar/sdk/server'
import Type from 'typebox'

/** Ask the provider how an open payment stands; `looks` counts how often that was done before. */
export const lookAtPayment = defineJob(
  'commerce.look-at-payment',
  Type.Object({ paymentId: Type.Integer(), looks: Type.Integer() }),
)

/** Ask the provider to give money back; `tries` counts how often that was done before. */
export const sendRefund = defineJob(
  'commerce.send-refund',
  Type.Object({ refundId: Type.Integer(), tries: Type.Integer() }),
)
