import { createHash } from 'node:crypto'
import {
  AshlarError,
  type BulkMail,
  type BulkResult,
  MailPostponed,
  MailRefused,
  MailSenderRefused,
} from '@ashlar/sdk/server'
import { oneLine, type SafeMail, safeHeaders } from '../mail/mail-safety.ts'
import type { OpenSending } from '../mail/mail-sending.ts'

export interface HandedOver {
  readonly result: BulkResult
  /** Why no other mail would have been taken either. */
  readonly away?: string
}

/** Hand one mail over, outside of any unit of work. Never rejects. */
export async function handOverBulk(sending: OpenSending, mail: BulkMail): Promise<HandedOver> {
  const { key, subject: _, fromName = '', text, html } = mail
  const ended = (outcome: BulkResult['outcome'], error = '') => ({ key, outcome, error: error.slice(0, 1_000) })
  let safe: SafeMail
  try {
    safe = safeHeaders(mail)
  } catch (error) {
    return { result: ended('refused', messageOf(error)) }
  }
  const { to, toName, replyTo, subject, headers } = safe
  try {
    await sending.send({
      ...{ name: nameOf(key), to: { address: to, name: toName }, replyTo, subject, text, html, headers },
      fromName: oneLine(fromName).slice(0, 120),
    })
    return { result: ended('sent') }
  } catch (error) {
    const reason = messageOf(error)
    if (error instanceof MailRefused && !(error instanceof MailSenderRefused))
      return { result: ended('refused', reason) }
    if (error instanceof MailPostponed) return { result: ended('postponed', reason) }
    return { result: ended('returned', reason), away: reason }
  }
}

/** The same for every try, so that a mail server, or its reader, knows a mail that it has already. */
function nameOf(key: string): string {
  const name = /^[A-Za-z0-9._-]{1,100}$/.test(key) ? key : createHash('sha256').update(key).digest('hex')
  return `bulk-${name}`
}

function messageOf(error: unknown): string {
  return error instanceof AshlarError || error instanceof Error ? error.message : String(error)
}
