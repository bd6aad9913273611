import type { OutboxMail } from '@ashlar/sdk/platform'
import { isoOf, isoOrNull, sql } from '../sql.ts'

export interface MailRow {
  readonly id: number
  readonly purpose: string
  readonly to_address: string
  readonly to_name: string
  readonly subject: string
  readonly state: OutboxMail['state']
  readonly attempts: number
  readonly error: string
  readonly created_at: Date
  readonly sent_at: Date | null
  readonly next_try_at: Date | null
}

export const mailColumnsSql = sql`id, purpose, to_address, to_name, subject, state, attempts, error, created_at, sent_at,
  next_try_at`

export function mailView(row: MailRow): OutboxMail {
  return {
    id: row.id,
    purpose: row.purpose,
    to: row.to_address,
    toName: row.to_name,
    subject: row.subject,
    state: row.state,
    attempts: row.attempts,
    error: row.error,
    createdAt: isoOf(row.created_at),
    sentAt: isoOrNull(row.sent_at),
    nextTryAt: isoOrNull(row.next_try_at),
    isPrivate: isPrivate(row),
  }
}

/** Mails of the core's own invite people and reset passwords: whoever reads one could become its receiver. */
export const isPrivate = ({ purpose }: Pick<MailRow, 'purpose'>): boolean => purpose.startsWith('core.')
