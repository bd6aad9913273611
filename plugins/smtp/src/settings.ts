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

const passwordGoes = 'The password of the mailbox is sent to its server'

/** A mailbox for mails that come back; without it none is read. */
export const BounceSettings = Type.Object(
  {
    mail_bounce_host: Type.String({
      title: 'IMAP server',
      placeholder: 'imap.example.com',
      maxLength: 253,
      pattern: '^[A-Za-z0-9.-]*$',
      default: '',
      ownerOnly: passwordGoes,
    }),
    mail_bounce_port: Type.Integer({
      title: 'Port',
      minimum: 1,
      maximum: 65_535,
      default: 993,
      ownerOnly: passwordGoes,
    }),
    mail_bounce_security: oneOf(['tls', 'starttls', 'none'], {
      title: 'Encryption',
      choices: { tls: 'TLS (usually port 993)', starttls: 'STARTTLS (usually port 143)', none: 'None' },
      default: 'tls',
      ownerOnly: passwordGoes,
    }),
    mail_bounce_user: Type.String({ title: 'User name', maxLength: 200, default: '', ownerOnly: passwordGoes }),
    mail_bounce_password: Type.String({
      title: 'Password',
      maxLength: 400,
      default: '',
      secret: true,
      control: 'secret',
      ownerOnly: passwordGoes,
    }),
    mail_bounce_folder: Type.String({
      title: 'Folder',
      description: 'Emails in this folder are marked as read.',
      minLength: 1,
      maxLength: 200,
      pattern: '^[^\\r\\n\\0]*$',
      default: 'INBOX',
      ownerOnly: passwordGoes,
    }),
  },
  { additionalProperties: false },
)
export type BounceSettings = Static<typeof BounceSettings>
