import { defineBlockEditor, field, panel, slider } from '@ashlar/sdk/editor'
import { beforeAfter } from './block.ts'

export default defineBlockEditor(beforeAfter, {
  panels: [
    panel('Images', ['before', 'beforeAltText', 'beforeLabel', 'after', 'afterAltText', 'afterLabel']),
    panel('Options', [
      field('direction', { control: 'segments', options: { horizontal: 'Horizontal', vertical: 'Vertical' } }),
      slider('start', { step: 1, unit: '%' }),
    ]),
  ],
  summary: ({ beforeLabel, afterLabel }) => [beforeLabel, afterLabel].filter(Boolean).join(', '),
})
