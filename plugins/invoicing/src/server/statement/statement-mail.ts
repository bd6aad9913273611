import { filledText, formatMoney } from '@ashlar/sdk'
import type { DocumentMail, Statement } from '../../contract.ts'
import type { DocumentRules } from '../document/rules.ts'
import { dayIn, oneLine } from '../send/document-mail.ts'
import { statementWords } from './statement-texts.ts'

type Words = Pick<DocumentRules, 'language' | 'seller'>

/** The email with which a statement is sent unless somebody writes another one. */
export function statementMail(statement: Statement, to: string, { language, seller }: Words): DocumentMail {
  const t = statementWords(language)
  const days = { from: dayIn(language, statement.from), until: dayIn(language, statement.until) }
  const closing = formatMoney(statement.closing, statement.currency, language)
  return {
    to,
    subject: filledText(t.subject, days),
    message: [
      filledText(t.hello, { name: oneLine(statement.customer.name) }),
      filledText(t.text, { ...days, closing }),
      [t.thanks, oneLine(seller.name)].join('\n').trim(),
    ].join('\n\n'),
  }
}

/** A statement in paragraphs: its entries, and how things stand. */
export function statementLines(statement: Statement, { language }: Words): string[] {
  const t = statementWords(language)
  const { currency, from, until, opening, closing, entries, open } = statement
  const money = (amount: number) => formatMoney(amount, currency, language)
  const overdue = open.overdue.reduce((sum, { amountDue }) => sum + amountDue, 0)
  const lines = entries.map(({ kind, day, document, amount, moved, balance }) =>
    filledText(kind === 'credit-used' ? t.moved : t.entry, {
      ...{ day: dayIn(language, day), what: t[kind], number: document.invoiceNumber },
      ...{ amount: money(kind === 'credit-used' ? moved : amount), balance: money(balance) },
    }),
  )
  return [
    [
      filledText(t.opening, { day: dayIn(language, from), balance: money(opening) }),
      ...lines,
      filledText(t.closing, { day: dayIn(language, until), balance: money(closing) }),
    ].join('\n'),
    [
      filledText(t.open, { amount: money(open.amountDue) }),
      ...(overdue > 0 ? [filledText(t.overdue, { amount: money(overdue) })] : []),
      ...(open.credit > 0 ? [filledText(t.credit, { amount: money(open.credit) })] : []),
    ].join('\n'),
  ]
}
