import { oneOf } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'

const ownerOnly = 'Password reset links are sent through the mail server'

/** The website's own mail server; without it the installation's sends. */
export const SmtpSettings = Type.Object(
  {
    mail_host: Type.String({
      title: 'Host name',
      placeholder: 'smtp.example.com',
      maxLength: 253,
      pattern: '^[A-Za-z0-9.-]*$',
      default: '',
      ownerOnly,
    }),
    mail_port: Type.Integer({ title: 'Port', minimum: 1, maximum: 65_535, default: 587, ownerOnly }),
    mail_security: oneOf(['starttls', 'tls', 'none'], {
      title: 'Encryption',
      choices: { starttls: 'STARTTLS (usually port 587)', tls: 'TLS (usually port 465)', none: 'None' },
      default: 'starttls',
      ownerOnly,
    }),
    mail_user: Type.String({ title: 'User name', maxLength: 200, default: '', ownerOnly }),
    mail_password: Type.String({
      title: 'Password',
      maxLength: 400,
      default: '',
      secret: true,
      control: 'secret',
      ownerOnly,
    }),
  },
  { additionalProperties: false },
)
export type SmtpSettings = Static<typeof SmtpSettings>
