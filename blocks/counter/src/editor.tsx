import { defineBlockEditor, panel, slider } from '@ashlar/sdk/editor'
import { counter } from './block.ts'

export default defineBlockEditor(counter, {
  panels: [
    panel('Settings', [
      'prefix',
      'startNumber',
      'endNumber',
      'suffix',
      'label',
      slider('delay', { step: 0.5, unit: 's' }),
      slider('duration', { step: 0.5, unit: 's' }),
      'startOnScroll',
    ]),
    panel('Typography', ['fontSize', 'fontColor', slider('fontWeight', { step: 100 }), 'textAlign']),
  ],
  summary: ({ prefix, endNumber, suffix, label }) => `${prefix}${endNumber}${suffix} ${label}`.trim(),
})
