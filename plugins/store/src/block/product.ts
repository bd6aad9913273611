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
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
