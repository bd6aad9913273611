import { defineModule } from '@ashlar/sdk'

/** Who may write HTML that stays as it is: owner and administrators, until a website says otherwise. */
export const customHtmlModule = defineModule({
  id: 'custom_html',
  title: 'Custom HTML',
  description: 'Your own HTML and scripts on pages, isolated in a frame.',
  permissions: { custom_html: 'Custom HTML with scripts' },
  actions: { custom_html: ['can_edit'] },
  sensitive: ['custom_html'],
})
