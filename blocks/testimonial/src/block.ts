import { defineBlock, ItemId, oneOf, PictureAddress } from '@ashlar/sdk'
import Type from 'typebox'

export const mostTestimonials = 60

export const Testimonial = Type.Object({
  id: ItemId,
  /** Line breaks are kept. */
  text: Type.String({ title: 'Text', minLength: 1, maxLength: 4000, default: 'Praise from a customer.' }),
  name: Type.String({ title: 'Name', minLength: 1, maxLength: 200, default: 'Name' }),
  role: Type.String({ title: 'Role or company', maxLength: 200, default: '' }),
  picture: PictureAddress({ title: 'Image', default: '' }),
  altText: Type.String({
    title: 'Alternative text',
    description: 'Describes the image to people who cannot see it. Leave it empty if the name says enough.',
    maxLength: 400,
    default: '',
  }),
  rating: Type.Integer({
    title: 'Rating',
    description: '1 to 5 stars. Enter 0 to show none.',
    minimum: 0,
    maximum: 5,
    default: 0,
  }),
})

/** Quotations of customers, in columns. */
export const testimonials = defineBlock({
  type: 'testimonials',
  title: 'Testimonials',
  icon: 'message-square-quote',
  category: 'content',
  keywords: ['reviews', 'customers', 'quotes', 'stars', 'rating'],
  schema: Type.Object({
    testimonials: Type.Array(Testimonial, { title: 'Testimonials', maxItems: mostTestimonials, default: [] }),
    /** At most so many side by side; fewer where they would get narrow. */
    columns: Type.Integer({ title: 'Columns', minimum: 1, maximum: 4, default: 3 }),
    /** rem. */
    gap: Type.Number({ title: 'Gap', minimum: 0, maximum: 8, multipleOf: 0.25, default: 2 }),
    look: oneOf(['card', 'plain'], { title: 'Look', default: 'card' }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  texts: {
    text: { title: 'Text', part: ' > li blockquote > p' },
    name: { title: 'Names', part: ' > li .testimonial-name', without: ['textAlign'] },
    role: { title: 'Role or company', part: ' > li .testimonial-role', without: ['textAlign'] },
  },
  initial: {
    padding: { desktop: { top: 0, bottom: 0 } },
    testimonials: [
      { id: 'one', text: 'They kept their word and their price.', name: 'First customer', rating: 5 },
      { id: 'two', text: 'Quick, friendly and careful with every detail.', name: 'Second customer', rating: 5 },
      { id: 'three', text: 'I would not go anywhere else.', name: 'Third customer', rating: 5 },
    ],
  },
})
