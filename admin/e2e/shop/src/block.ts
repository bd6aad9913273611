import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'

/** Puts one more into the cart. */
export const cart = defineBlock({
  type: 'acme/shop-cart',
  title: 'Cart button',
  icon: 'shopping-cart',
  category: 'store',
  schema: Type.Object({}),
  common: ['visibility'],
})

/** Narrows a list by the address of the page. */
export const filter = defineBlock({
  type: 'acme/shop-filter',
  title: 'Filter',
  icon: 'list-filter',
  category: 'store',
  schema: Type.Object({}),
  common: ['visibility'],
})
