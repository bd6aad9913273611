import { defineModule } from '@ashlar/sdk'
import Type from 'typebox'
import { BounceSettings, SmtpSettings } from './settings.ts'

/** Sends mails by SMTP. */
export const smtp = defineModule({
  id: 'smtp',
  always: true,
  title: 'SMTP',
  description: 'Sends emails through the mail server of the website or the installation.',
  plainSettings: {
    schema: Type.Object({ ...SmtpSettings.properties, ...BounceSettings.properties }, { additionalProperties: false }),
    cards: [
      {
        ...{ section: 'mail', title: 'Mail server', note: 'Leave empty to use the installation’s server', sort: 20 },
        fields: ['mail_host', 'mail_port', 'mail_security', 'mail_user', 'mail_password'],
      },
      {
        ...{ section: 'mail', title: 'Mailbox for bounces', sort: 40 },
        note: 'Bounces and complaints in it are read every half an hour',
        fields: [
          ...['mail_bounce_host', 'mail_bounce_port', 'mail_bounce_security'],
          ...['mail_bounce_user', 'mail_bounce_password', 'mail_bounce_folder'],
        ],
      },
    ],
  },
})
