import { defineEvent } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'

const Told = Type.Object({
  orderId: Type.Integer(),
  number: Type.String(),
  customerId: Type.Union([Type.Integer(), Type.Null()]),
  /** In minor units of the currency. */
  total: Type.Integer(),
  currency: Type.String(),
})

/** The campaign by whose link the buyer came last, as it stood in the address: `utm_campaign` and `utm_content`. */
export const OrderCampaign = Type.Object(
  { name: Type.String({ maxLength: 200 }), content: Type.Optional(Type.String({ maxLength: 200 })) },
  { additionalProperties: false },
)
export type OrderCampaign = Static<typeof OrderCampaign>

export const orderPlaced = defineEvent(
  'store.order-placed',
  Type.Object({ ...Told.properties, campaign: Type.Optional(OrderCampaign) }),
)
export const orderPaid = defineEvent('store.order-paid', Told)
/** The goods were picked up, shipped, or done. */
export const orderFulfilled = defineEvent('store.order-fulfilled', Told)
export const orderCancelled = defineEvent('store.order-cancelled', Told)
/**
 * `total` is what was given back this time, `refunded` so far: so that what is told twice counts once. Missing in events
 * of older versions.
 */
export const orderRefunded = defineEvent(
  'store.order-refunded',
  Type.Object({ ...Told.properties, refunded: Type.Optional(Type.Integer()) }),
)

/** A cart whose owner is known by an email was left alone for an hour. */
export const cartAbandoned = defineEvent(
  'store.cart-abandoned',
  Type.Object({ email: Type.String(), cartId: Type.Integer(), total: Type.Integer(), currency: Type.String() }),
)
