import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'
import { migrations } from './migrations.ts'

/** A quotation with the person who said it. */
export const testimonial = defineBlock({
  type: 'acme/testimonial',
  title: 'Testimonial',
  icon: 'quote',
  category: 'content',
  schema: Type.Object({
    text: Type.String({ title: 'What was said', maxLength: 2000, default: 'They kept every promise.' }),
    author: Type.String({ title: 'Who said it', maxLength: 120, default: 'A customer' }),
    role: Type.String({ title: 'Who that is', maxLength: 120, default: '' }),
    recommended: Type.Boolean({ title: 'Recommends us', default: false }),
  }),
  common: ['visibility', 'spacing', 'border', 'customCss'],
  migrations: migrations.slice(0, 1),
})
