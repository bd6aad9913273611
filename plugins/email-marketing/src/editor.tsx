import { defineBlockEditor, field, panel } from '@ashlar/sdk/editor'
import { newsletter } from './block.ts'
import { ListControl } from './list-control.tsx'

export default defineBlockEditor(newsletter, {
  panels: [
    panel('Settings', [
      field('listId', { control: 'component', component: ListControl }),
      'title',
      field('text', { control: 'textarea' }),
      'buttonText',
      field('consentText', { control: 'textarea', hint: 'Saved with every sign-up.' }),
    ]),
  ],
  summary: ({ title }) => title,
})
