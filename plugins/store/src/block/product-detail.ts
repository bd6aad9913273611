import { defineBlock, defineSlot } from '@ashlar/sdk'
import Type from 'typebox'

/** Below the product on its page: for blocks of other packages, such as reviews. */
export const productBelow = defineSlot<object>('store:product/below')

/** The product that the page is about. */
export const productDetail = defineBlock({
  type: 'product-detail',
  title: 'Product details',
  icon: 'panels-top-left',
  category: 'store',
  keywords: ['product page', 'gallery', 'variants', 'store'],
  schema: Type.Object({
    showCategories: Type.Boolean({ title: 'Show categories', default: true }),
    showSku: Type.Boolean({ title: 'Show SKU', default: true }),
  }),
  common: ['visibility', 'spacing', 'customCss'],
  regions: [{ name: 'below', title: 'Below the product', opens: productBelow }],
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
