import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { store } from '../../module.ts'

export const CartEntity = defineEntity({
  name: 'Cart',
  ...tableOf(store, 'cart'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    visitor: p.text().strictNullable(),
    account: p.uuid().strictNullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    changedAt: p.datetime().defaultRaw('now()'),
    /** Others were told that it was left alone. */
    isTold: p.boolean().default(false),
  },
})

export const CartLineEntity = defineEntity({
  name: 'CartLine',
  ...tableOf(store, 'cart_line'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    cartId: p.bigint('number'),
    variantId: p.bigint('number'),
    quantity: p.integer(),
    /** What the shopper saw when they last changed the line. */
    seenPrice: p.bigint('number').defaultRaw('0'),
  },
})
