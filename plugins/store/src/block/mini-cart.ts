import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'

/** What is in the visitor's cart, with its subtotal. */
export const miniCart = defineBlock({
  type: 'mini-cart',
  title: 'Mini cart',
  icon: 'shopping-bag',
  category: 'store',
  keywords: ['basket', 'bag', 'summary', 'store'],
  schema: Type.Object({
    title: Type.String({ title: 'Title', maxLength: 120, default: 'Your cart' }),
  }),
  common: ['visibility', 'spacing', 'background', 'border', 'customCss'],
  texts: {
    heading: { title: 'Title', part: ' > h2' },
    line: { title: 'Items', part: ' > .store-mini > li', without: ['textAlign'] },
    sum: { title: 'Subtotal', part: ' > .store-sum', without: ['textAlign'] },
    button: { title: 'Buttons', part: ' :is([data-empty],[data-lead]) > .button', without: ['textAlign'] },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
