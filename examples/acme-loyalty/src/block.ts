import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'

/** Tells visitors what a visit is worth. */
export const points = defineBlock({
  type: 'acme/loyalty-points',
  title: 'Loyalty points',
  icon: 'award',
  category: 'content',
  keywords: ['loyalty', 'programme', 'rewards'],
  schema: Type.Object({
    lead: Type.String({ title: 'Text', maxLength: 300, default: 'Come back and collect.' }),
  }),
  common: ['visibility', 'spacing', 'customCss'],
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
