import { defineModule } from '@ashlar/sdk'
import { SmtpSettings } from './settings.ts'

/** Sends mails by SMTP. */
export const smtp = defineModule({
  id: 'smtp',
  always: true,
  title: 'SMTP',
  description: 'Sends emails through the mail server of the website or the installation.',
  plainSettings: {
    schema: SmtpSettings,
    cards: [
      {
        ...{ section: 'mail', title: 'Mail server', note: 'Leave empty to use the installation’s server', sort: 20 },
        fields: ['mail_host', 'mail_port', 'mail_security', 'mail_user', 'mail_password'],
      },
    ],
  },
})
