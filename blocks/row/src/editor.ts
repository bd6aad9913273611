import { defineBlockEditor, field, panel, slider } from '@ashlar/sdk/editor'
import { column, row } from './block.ts'

export default [
  defineBlockEditor(row, {
    panels: [
      panel('Options', [
        slider('columns', { step: 1 }),
        'justifyContent',
        'alignItems',
        field('columnGap', { control: 'auto', unit: 'px' }),
        field('rowGap', { control: 'auto', unit: 'px' }),
        'isReversed',
      ]),
    ],
    summary: ({ columns }) => `${columns}`,
  }),
  defineBlockEditor(column, {
    panels: [panel('Dimensions', [field('gap', { control: 'auto', unit: 'px' })])],
  }),
]
