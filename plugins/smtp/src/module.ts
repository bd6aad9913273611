import { defineModule } from '@ashlar/sdk'
import { SmtpSettings } from './settings.ts'

/** Sends mails by SMTP. */
export const smtp = defineModule({
  id: 'smtp',
  always: true,
  title: 'SMTP',
  description: 'Sends mails by the mail server of the website or of the installation.',
  plainSettings: {
    schema: SmtpSettings,
    cards: [
      {
        ...{ section: 'mail', title: 'Mail server', note: 'empty: the server of the installation', sort: 20 },
        fields: ['mail_host', 'mail_port', 'mail_security', 'mail_user', 'mail_password'],
      },
    ],
  },
})
