import { defineBlockEditor, field, panel } from '@ashlar/sdk/editor'
import { breadcrumbs } from './block.ts'

export default defineBlockEditor(breadcrumbs, {
  panels: [
    panel('Options', [
      field('separator', {
        control: 'auto',
        options: { chevron: 'Chevron', slash: 'Slash', arrow: 'Arrow', dot: 'Dot' },
      }),
      'showHome',
      'homeText',
      'showCurrent',
    ]),
  ],
})
