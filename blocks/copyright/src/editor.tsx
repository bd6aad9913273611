import { defineBlockEditor, panel, slider } from '@ashlar/sdk/editor'
import { copyright } from './block.ts'

export default defineBlockEditor(copyright, {
  panels: [
    panel('Typography', [
      'fontColor',
      slider('fontSize', { step: 1, unit: 'px' }),
      slider('fontWeight', { step: 100 }),
    ]),
  ],
})
