import { defineBlockEditor, panel } from '@ashlar/sdk/editor'
import { testimonial } from './block.ts'

export default defineBlockEditor(testimonial, {
  panels: [panel('Settings', ['text', 'author', 'role', 'recommended'])],
})
