import { defineBlockEditor, panel, slider } from '@ashlar/sdk/editor'
import { column, row } from './block.ts'

export default [
  defineBlockEditor(row, {
    panels: [panel('Options', [slider('columns', { step: 1 })])],
    summary: ({ columns }) => `${columns}`,
  }),
  defineBlockEditor(column, { panels: [panel('Dimensions', ['width'])] }),
]
