import { defineBlockEditor, panel } from '@ashlar/sdk/editor'
import { section } from './block.ts'

export default defineBlockEditor(section, {
  panels: [panel('Options', ['anchor'])],
})
