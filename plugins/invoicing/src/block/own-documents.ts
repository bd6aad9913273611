import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'

/** The documents of whoever is signed in. */
export const ownDocuments = defineBlock({
  type: 'own-documents',
  title: 'Own documents',
  icon: 'file-text',
  category: 'content',
  keywords: ['profile', 'account', 'invoices', 'quotes'],
  schema: Type.Object({
    title: Type.String({ title: 'Title', maxLength: 120, default: '' }),
  }),
  common: ['visibility', 'spacing'],
  texts: {
    heading: { title: 'Title', part: ' > h2' },
    row: { title: 'Rows', part: ' > .own-documents > li', without: ['textAlign'] },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
