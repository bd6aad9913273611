import { defineBlock, oneOf, PictureAddress, RichText } from '@ashlar/sdk'
import Type from 'typebox'
import { migrations } from './migrations.ts'

/** A quotation with the person who said it. */
export const testimonial = defineBlock({
  type: 'acme/testimonial',
  title: 'Testimonial',
  icon: 'quote',
  category: 'content',
  keywords: ['review', 'quotation', 'customer'],
  schema: Type.Object({
    quote: RichText({ title: 'What was said', default: '<p>They kept every promise.</p>' }),
    author: Type.String({ title: 'Who said it', maxLength: 120, default: 'A customer' }),
    role: Type.String({ title: 'Who that is', maxLength: 120, default: '' }),
    portrait: PictureAddress({ title: 'Portrait', default: '' }),
    /** Stars; 0 shows none. */
    stars: Type.Integer({ title: 'Stars', minimum: 0, maximum: 5, default: 0 }),
    look: oneOf(['plain', 'card'], { title: 'Look', default: 'plain' }),
  }),
  common: ['visibility', 'spacing', 'border', 'customCss'],
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
  migrations,
})
