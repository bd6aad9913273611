import { filledText, formatMoney } from '@ashlar/sdk'
import type { DocumentMail } from '../../contract.ts'
import type { DocumentRow } from '../document/document.store.ts'
import type { DocumentRules } from '../document/rules.ts'
import { words } from './mail-texts.ts'

/** What somebody typed stands on one line, so that none of it becomes a link or a paragraph of its own. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The email with which a document is sent unless somebody writes another one. */
export function usualMail(row: DocumentRow, { language, seller }: DocumentRules): DocumentMail {
  const t = words(language)
  const what = filledText(t[row.type], { number: row.number })
  const total = formatMoney(row.grandTotal, row.currency, language)
  const due = row.dueDate === null ? '' : dayIn(language, row.dueDate)
  const company = oneLine(seller.name)
  return {
    to: row.party?.email ?? '',
    subject: company === '' ? what : filledText(t.subject, { what, company }),
    message: [
      filledText(t.hello, { name: oneLine(row.customerName) }),
      filledText(textOf(row, t), { total, due }),
      [t.thanks, company].filter((part) => part !== '').join('\n'),
    ].join('\n\n'),
  }
}

function textOf({ type, dueDate }: DocumentRow, t: ReturnType<typeof words>): string {
  switch (type) {
    case 'quote':
      return dueDate === null ? t.quoteTextOpen : t.quoteText
    case 'work-order':
      return t.workOrderText
    case 'refund':
      return t.refundText
    default:
      return dueDate === null ? t.invoiceTextOpen : t.invoiceText
  }
}

export const dayIn = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
