import { defineBlockEditor, field, panel, slider } from '@ashlar/sdk/editor'
import { testimonial } from './block.ts'

export default defineBlockEditor(testimonial, {
  panels: [
    panel('Settings', ['author', 'role', slider('stars', { step: 1 }), field('look', { control: 'segments' })]),
    panel('Images', ['portrait']),
  ],
  summary: ({ author }) => author,
})
