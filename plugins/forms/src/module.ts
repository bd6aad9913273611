import { defineModule } from '@ashlar/sdk'
import { submissionsPath } from './contract/addresses.ts'
import { FormsSettings } from './settings.ts'
import { assignedNotice, submissionNotice, waitingNotice } from './submission.ts'

const views = 'form_submissions.can_view'
const beside = { under: '/admin/form-submissions', omit: true, icon: 'inbox', access: views } as const

/** Forms that visitors fill in on pages, and what they send. */
export const forms = defineModule({
  id: 'forms',
  title: 'Forms',
  description: 'Forms for visitors, and an inbox for submissions.',
  permissions: { form_submissions: 'Form submissions' },
  actions: { form_submissions: ['can_view', 'can_edit', 'can_delete'] },
  settings: FormsSettings,
  notices: {
    [submissionNotice]: 'New form submissions',
    [waitingNotice]: 'Form submissions that wait for approval',
    [assignedNotice]: 'Form submissions that are assigned to you',
  },
  admin: {
    nav: [
      {
        title: 'Form submissions',
        path: '/admin/form-submissions',
        icon: 'inbox',
        group: 'Website',
        sort: 130,
        access: views,
        count: { call: 'forms.listSubmissions', list: submissionsPath, query: { state: 'unread' } },
      },
      // Both stand beside each other as tabs.
      { title: 'Submissions', path: '/admin/form-submissions', sort: 0, ...beside },
      { title: 'Forms', path: '/admin/form-submissions/forms', sort: 10, ...beside },
    ],
    screens: [
      {
        ...{ id: 'forms', path: '/admin/form-submissions/forms', title: 'Forms', access: views },
        keywords: ['contact', 'figures', 'statistics'],
      },
      {
        ...{ id: 'submissions', path: '/admin/form-submissions', title: 'Form submissions', access: views },
        keywords: ['inbox', 'messages', 'enquiries', 'requests', 'contact'],
      },
    ],
    finders: [
      {
        ...{ id: 'submissions', title: 'Form submissions', icon: 'inbox', sort: 40, access: views },
        ...{ list: submissionsPath, name: 'sender', detail: 'formName', unnamed: 'No name given' },
        to: '/admin/form-submissions?id={id}',
      },
    ],
    widgets: [
      {
        ...{ id: 'new-submissions', title: 'New submissions', sort: 35, access: views },
        link: { title: 'All submissions', path: '/admin/form-submissions' },
        rows: {
          list: submissionsPath,
          query: { state: 'unread', itemsPerPage: '5' },
          name: 'sender',
          unnamed: 'No name given',
          to: '/admin/form-submissions?id={id}',
          moment: { member: 'createdAt', words: '{formName}, {when}' },
          empty: 'No new submissions.',
        },
      },
    ],
  },
})
