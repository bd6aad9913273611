import { defineBlockEditor, field, items, newItemId, panel, slider } from '@ashlar/sdk/editor'
import { mostTestimonials, Testimonial, testimonials } from './block.ts'

export default defineBlockEditor(testimonials, {
  panels: [
    panel('Items', [
      items('testimonials', {
        noun: 'Testimonial',
        item: Testimonial,
        fields: ['text', 'name', 'role', 'rating', 'picture', 'altText'],
        empty: 'No Testimonials',
        blank: () => ({ id: newItemId(), text: '', name: '', role: '', picture: '', altText: '', rating: 0 }),
        titleOf: ({ name, text }) => `${name}: ${text}`,
        pictureOf: ({ picture }) => picture,
        most: mostTestimonials,
      }),
    ]),
    panel('Options', [
      slider('columns', { step: 1 }),
      slider('gap', { step: 0.25, unit: 'rem' }),
      field('look', { control: 'segments', options: { card: 'Cards', plain: 'Plain' } }),
    ]),
  ],
  summary: (props) => props.testimonials.map(({ name }) => name).join(', '),
})
