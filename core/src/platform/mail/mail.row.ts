import type { OutboxMail } from '@ashlar/sdk/platform'
import type { RowOf } from '@ashlar/sdk/server'
import { isoOf, isoOrNull } from '../sql.ts'
import type { MailEntity } from './mail.entity.ts'

type Mail = RowOf<typeof MailEntity>

export function mailView(mail: Mail): OutboxMail {
  const { id, purpose, toName, subject, state, attempts, error } = mail
  return {
    ...{ id, purpose, to: mail.toAddress, toName, subject, state, attempts, error },
    createdAt: isoOf(mail.createdAt),
    sentAt: isoOrNull(mail.sentAt),
    nextTryAt: isoOrNull(mail.nextTryAt),
    isPrivate: isPrivate(mail),
  }
}

/** Mails of the core's own invite people and reset passwords: whoever reads one could become its receiver. */
export const isPrivate = ({ purpose }: Pick<Mail, 'purpose'>): boolean => purpose.startsWith('core.')
