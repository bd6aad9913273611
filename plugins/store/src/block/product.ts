import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'
import { Chosen } from './chosen.ts'

/** One chosen product. */
export const product = defineBlock({
  type: 'product',
  title: 'Product',
  icon: 'package',
  category: 'store',
  keywords: ['single', 'shop', 'feature', 'store'],
  schema: Type.Object({
    product: Type.Union([Chosen, Type.Null()], { title: 'Product', default: null }),
    showViewDetailsButton: Type.Boolean({ title: 'Show the View Details button', default: true }),
    showCategories: Type.Boolean({ title: 'Show categories', default: true }),
  }),
  common: ['visibility', 'spacing', 'background', 'border', 'overflow', 'customCss'],
  texts: {
    name: { title: 'Name', part: ' > .store-feature h2' },
    text: { title: 'Text', part: ' > .store-feature .lead' },
    price: { title: 'Price', part: ' > .store-feature .store-price' },
    category: { title: 'Categories', part: ' > .store-feature .store-categories > a', without: ['textAlign'] },
    button: { title: 'Buttons', part: ' > .store-feature .button', without: ['textAlign'] },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
