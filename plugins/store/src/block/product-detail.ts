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
  texts: {
    name: { title: 'Name', part: ' > .store-detail .store-facts > h1' },
    price: { title: 'Price', part: ' > .store-detail .store-facts > .store-price' },
    lead: { title: 'Summary', part: ' > .store-detail .store-facts > .lead' },
    option: { title: 'Options', part: ' > .store-detail .store-options > legend', without: ['textAlign'] },
    button: { title: 'Button', part: ' > .store-detail .store-add-row > .button', without: ['textAlign'] },
    description: { title: 'Description', part: ' > .store-detail .store-description' },
  },
  regions: [{ name: 'below', title: 'Below the product', opens: productBelow }],
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
