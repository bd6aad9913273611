import { defineBlock, oneOf } from '@ashlar/sdk'
import Type from 'typebox'
import { storePath } from '../contract/addresses.ts'

/** A search box that leads to a page with a product list. */
export const productSearch = defineBlock({
  type: 'product-search',
  title: 'Product search box',
  icon: 'search',
  category: 'store',
  keywords: ['find', 'shop', 'store'],
  schema: Type.Object({
    label: Type.String({ title: 'Label', maxLength: 80, default: '' }),
    placeholder: Type.String({ title: 'Placeholder', maxLength: 120, default: '' }),
    size: oneOf(['sm', 'lg'], { title: 'Size', default: 'sm' }),
    searchPage: Type.String({ title: 'Search page', maxLength: 500, default: storePath }),
  }),
  common: ['visibility', 'spacing', 'customCss'],
  texts: {
    label: { title: 'Label', part: ' > form > label' },
    button: { title: 'Button', part: ' > form .button', without: ['textAlign'] },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
