import { defineBlockEditor, panel } from '@ashlar/sdk/editor'
import { grid } from './block.ts'

export default defineBlockEditor(grid, {
  panels: [panel('Grid', ['layout', 'justifyItems', 'alignItems'])],
  summary: ({ layout }) => (layout.desktop?.columns === undefined ? '' : `${layout.desktop.columns}`),
})
