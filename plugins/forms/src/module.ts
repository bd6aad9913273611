import { defineModule } from '@ashlar/sdk'
import { FormsSettings } from './settings.ts'

/** Forms that visitors fill in on pages, and what they send. */
export const forms = defineModule({
  id: 'forms',
  title: 'Forms',
  description: 'Forms that visitors fill in, and an inbox for what they send.',
  permissions: { form_submissions: 'What visitors send by forms' },
  settings: FormsSettings,
})
