import { defineModule } from '@ashlar/sdk'
import { FormsSettings } from './settings.ts'

const views = 'form_submissions.can_view'

/** Forms that visitors fill in on pages, and what they send. */
export const forms = defineModule({
  id: 'forms',
  title: 'Forms',
  description: 'Forms that visitors fill in, and an inbox for what they send.',
  permissions: { form_submissions: 'What visitors send by forms' },
  settings: FormsSettings,
  admin: {
    nav: [
      {
        title: 'Form submissions',
        path: '/admin/form-submissions',
        icon: 'inbox',
        group: 'Website',
        sort: 130,
        access: views,
      },
    ],
    screens: [{ id: 'submissions', path: '/admin/form-submissions', title: 'Form submissions', access: views }],
  },
})
