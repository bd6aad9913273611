import { isMailAddress } from '@ashlar/sdk'
import type { Mail, MailAttachment } from '@ashlar/sdk/server'
import { mailErrors } from './mail.errors.ts'

const headerName = /^[A-Za-z][A-Za-z0-9-]{0,60}$/
/** Headers that say who sends what to whom are the mailer's alone. */
const ownHeaders = new Set(['from', 'to', 'cc', 'bcc', 'sender', 'reply-to', 'subject', 'date', 'message-id'])

export interface SafeMail {
  readonly to: string
  readonly toName: string
  readonly replyTo: string
  readonly subject: string
  readonly headers: Readonly<Record<string, string>>
  readonly attachments: readonly MailAttachment[]
}

/**
 * What of a mail stands in its headers, so that nothing in it can begin a header of its own.
 *
 * @throws MAIL_ADDRESS_INVALID (422)
 */
export function safeHeaders(mail: Omit<Mail, 'purpose' | 'text'>): SafeMail {
  const { to, toName = '', replyTo = '', subject, headers = {}, attachments = [] } = mail
  for (const address of replyTo === '' ? [to] : [to, replyTo]) {
    if (!isMailAddress(address)) throw mailErrors.MAIL_ADDRESS_INVALID(oneLine(address).slice(0, 80))
  }
  for (const [name, value] of Object.entries(headers)) {
    if (!headerName.test(name) || ownHeaders.has(name.toLowerCase()))
      throw new TypeError(`An email can't set “${name}”.`)
    if (oneLine(value) !== value) throw new TypeError(`The email header “${name}” contains a line break.`)
  }
  return {
    ...{ to, toName: oneLine(toName).slice(0, 120), replyTo, subject: oneLine(subject).slice(0, 250), headers },
    attachments: attachments.map(({ source, id, name }) => ({ source, id, name: oneLine(name).slice(0, 200) })),
  }
}

/** Without line breaks and other control characters. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}
