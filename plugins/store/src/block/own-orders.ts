import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'

/** The newest orders of whoever is signed in. */
export const ownOrders = defineBlock({
  type: 'own-orders',
  title: 'Own orders',
  icon: 'receipt-text',
  category: 'store',
  keywords: ['profile', 'account', 'history', 'store'],
  schema: Type.Object({
    title: Type.String({ title: 'Title', maxLength: 120, default: '' }),
  }),
  common: ['visibility', 'spacing'],
  texts: {
    heading: { title: 'Title', part: ' > h2' },
    row: { title: 'Rows', part: ' > .store-orders > li', without: ['textAlign'] },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
