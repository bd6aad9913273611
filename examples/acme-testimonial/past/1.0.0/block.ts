import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'

/** A quotation with the person who said it. */
export const testimonial = defineBlock({
  type: 'acme/testimonial',
  title: 'Testimonial',
  icon: 'quote',
  category: 'content',
  schema: Type.Object({
    text: Type.String({ title: 'What was said', maxLength: 2000, default: 'They kept every promise.' }),
    name: Type.String({ title: 'Who said it', maxLength: 240, default: 'A customer' }),
    recommended: Type.Boolean({ title: 'Recommends us', default: false }),
  }),
  common: ['visibility', 'spacing', 'border', 'customCss'],
})
