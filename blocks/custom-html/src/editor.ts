import { defineBlockEditor, field, panel } from '@ashlar/sdk/editor'
import { customHtml } from './block.ts'

export default defineBlockEditor(customHtml, {
  panels: [panel('Settings', [field('htmlContent', { control: 'textarea' }), 'title', 'height'])],
  summary: ({ title, htmlContent }) => title || htmlContent.slice(0, 60),
})
