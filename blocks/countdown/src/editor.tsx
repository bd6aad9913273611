import { defineBlockEditor, field, panel, wallTime } from '@ashlar/sdk/editor'
import { countdown } from './block.ts'

export default defineBlockEditor(countdown, {
  panels: [
    panel('Settings', [wallTime('moment'), field('textAfter', { control: 'textarea' })]),
    panel('Options', [
      field('look', { control: 'segments', options: { plain: 'Plain', boxes: 'Boxes', line: 'Line' } }),
      'showSeconds',
      'showDate',
    ]),
  ],
  summary: ({ moment }) => moment.replace('T', ' '),
})
