import { defineBlockEditor, panel, slider } from '@ashlar/sdk/editor'
import { pageField, pageTitle } from './block.ts'

export default [
  defineBlockEditor(pageTitle, { panels: [panel('Options', ['field'])], summary: ({ field }) => field }),
  defineBlockEditor(pageField, {
    panels: [
      panel('Options', ['field']),
      panel('Typography', [
        'fontFamily',
        slider('fontSize', { step: 1, unit: 'px' }),
        slider('fontWeight', { step: 100 }),
        'textColor',
        slider('lineHeight', { step: 0.1 }),
        slider('letterSpacing', { step: 0.5, unit: 'px' }),
        'textAlign',
        'textShadow',
        'smallCaps',
      ]),
    ],
    summary: ({ field }) => field,
  }),
]
