import { type Amount, millionths, Rate, roundedShare } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'

/** What is taken off: a share in per cent, or an amount in minor units. */
export const Discount = Type.Union([
  Type.Object({ percent: Type.Intersect([Rate, Type.Number({ maximum: 100 })]) }, { additionalProperties: false }),
  Type.Object({ amount: Type.Integer({ minimum: 0 }) }, { additionalProperties: false }),
])
export type Discount = Static<typeof Discount>

/** What a discount takes off an amount: never more than all of it, and nothing off what is below zero. */
export function discountOn(amount: Amount, discount: Discount | undefined): Amount {
  if (discount === undefined || amount <= 0) return 0
  if ('percent' in discount) return roundedShare(amount, millionths(Math.min(discount.percent, 100)), 1_000_000)
  return Math.min(discount.amount, amount)
}
