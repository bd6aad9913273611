import { defineModule } from '@ashlar/sdk'
import { FormsSettings } from './settings.ts'

/** Forms that visitors fill in on pages, and what they send. */
export const forms = defineModule({
  id: 'forms',
  title: 'Forms',
  description: 'Forms that visitors fill in, and an inbox for what they send.',
  settings: FormsSettings,
})
