import { filledText, formatMoney } from '@ashlar/sdk'
import type { DocumentMail } from '../../contract.ts'
import type { ReminderStep } from '../../settings.ts'
import { type DocumentRow, dueOf } from '../document/document.store.ts'
import type { DocumentRules } from '../document/rules.ts'
import { dayIn, oneLine } from '../send/document-mail.ts'
import { reminderWords } from './reminder-texts.ts'

/** How long a subject may be, as when one is typed. */
const longestSubject = 200

export interface ReminderWords {
  readonly to: string
  /** Its words; the usual ones where it has none. */
  readonly step: ReminderStep | undefined
  /** Invoices of late fees that are still to be paid. */
  readonly fees: readonly DocumentRow[]
}

/** The email that reminds of an invoice. */
export function reminderMail(row: DocumentRow, { to, step, fees }: ReminderWords, rules: DocumentRules): DocumentMail {
  const t = reminderWords(rules.language)
  const money = (amount: number) => formatMoney(amount, row.currency, rules.language)
  const late = daysBetween(row.dueDate ?? rules.today, rules.today)
  const values = {
    number: row.number,
    customer: harmless(row.customerName),
    total: money(dueOf(row)),
    due: row.dueDate === null ? '' : dayIn(rules.language, row.dueDate),
    days: Math.abs(late),
  }
  const own = { subject: step?.subject.trim() ?? '', message: step?.message.trim() ?? '' }
  const usual = late < 0 ? t.before : late === 0 ? t.today : t.after
  const subject = own.subject || (late < 0 ? t.subjectBefore : t.subject)
  const together = fees.reduce((sum, fee) => sum + dueOf(fee), dueOf(row))
  const listed = fees.map((fee) => `${fee.number} (${money(dueOf(fee))})`).join(', ')
  const feeText = fees.length === 0 ? [] : [filledText(t.fees, { fees: listed, together: money(together) })]
  const thanks = [t.thanks, oneLine(rules.seller.name)].join('\n').trim()
  return {
    to,
    subject: oneLine(filledText(subject, values)).slice(0, longestSubject),
    message:
      own.message === ''
        ? [filledText(t.hello, values), filledText(`${usual} ${t.paid}`, values), ...feeText, thanks].join('\n\n')
        : [filledText(own.message, values), ...feeText].join('\n\n'),
  }
}

/** Customers name themselves: a name becomes no paragraph and no link of an email, wherever its place stands. */
const harmless = (name: string): string => oneLine(name).replaceAll('://', ' ')

const daysBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / 86_400_000
