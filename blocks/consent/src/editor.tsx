import { defineBlockEditor, field, panel } from '@ashlar/sdk/editor'
import { consentBanner } from './block.ts'

export default defineBlockEditor(consentBanner, {
  panels: [
    panel('Settings', ['title', field('text', { control: 'textarea' }), 'privacyPage', 'linkText']),
    panel('Options', [
      field('analytics', { control: 'auto', hint: 'Choose the service under Settings, Services.' }),
      'marketing',
      'external',
    ]),
  ],
  summary: ({ title }) => title,
})
