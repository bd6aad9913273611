import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'

/** Leads to the cart and shows how many items are in it. */
export const cartIcon = defineBlock({
  type: 'cart-icon',
  title: 'Cart icon',
  icon: 'shopping-cart',
  category: 'store',
  keywords: ['basket', 'bag', 'count', 'store'],
  schema: Type.Object({}),
  common: ['visibility'],
})
