import { defineBlockEditor, field, panel, slider } from '@ashlar/sdk/editor'
import { map } from './block.ts'

export default defineBlockEditor(map, {
  panels: [
    panel('Settings', [field('mapUrl', { control: 'textarea' })]),
    panel('Dimensions', [slider('height', { step: 10, unit: 'px' })]),
  ],
  summary: ({ mapUrl }) => mapUrl,
})
