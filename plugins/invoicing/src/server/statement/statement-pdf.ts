import { filledText, formatMoney } from '@ashlar/sdk'
import type { PdfContent, PdfDocument, PdfRow } from '@ashlar/sdk/pdf'
import type { StatementEntry } from '../../contract.ts'
import { paperWords } from '../../paper/texts.ts'
import { addressAndFacts, cell, grey, letterhead, margin, ruleColour, widths, words } from '../papers/letter-parts.ts'
import type { PaperLook } from '../papers/paper-look.ts'
import type { StatementPaper } from './statement-paper.ts'
import { statementWords } from './statement-texts.ts'

interface Printed {
  readonly paper: StatementPaper
  readonly look: PaperLook
  readonly t: ReturnType<typeof statementWords>
  readonly money: (amount: number) => string
  readonly date: (day: string) => string
  /** Points between the margins. */
  readonly width: number
}

/** Of whom one at most is written at a time: the period makes it another one. */
export const statementName = ({ language, statement: { from, until } }: StatementPaper): string =>
  `${statementWords(language).title} ${from} – ${until}.pdf`

/** A statement of account as it is printed, in the look of the website's documents. */
export function statementPdf(paper: StatementPaper, look: PaperLook, createdAt: Date): PdfDocument {
  const { seller, customer, language, statement } = paper
  const [t, own] = [paperWords(language), statementWords(language)]
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const printed: Printed = {
    ...{ paper, look, t: own, width: widths[look.pageSize] },
    money: (amount) => formatMoney(amount, statement.currency, language),
    date: (day) => format.format(new Date(`${day}T00:00:00Z`)),
  }
  const { date, width } = printed
  const facts = [
    [t.date, date(paper.day)],
    [own.from, date(statement.from)],
    [own.until, date(statement.until)],
  ] as const
  return {
    ...{ title: own.title, author: seller.name, language, createdAt, pageSize: look.pageSize, margin, font: look.font },
    look: { size: 9.5, colour: '#1f2328', lineHeight: 1.2 },
    head: own.title,
    foot: { text: words(' · ', [seller.name, seller.email, seller.phone]), page: t.page },
    content: [
      letterhead({ seller, look, t, width }),
      addressAndFacts({ seller, customer, facts, width }),
      { text: own.title, bold: true, size: 17, colour: look.colour, margin: [0, 10, 0, 10] },
      entriesOf(printed),
      openNow(printed),
    ],
  }
}

/** Points of the columns with a day, and with an amount. */
const [dayWidth, amountWidth] = [78, 92]

function entriesOf(printed: Printed): PdfContent {
  const { look, t, money, date, width } = printed
  const { statement } = printed.paper
  const title = (text: string, align: 'left' | 'right' = 'left') =>
    cell({ text, bold: true, size: 8, colour: look.colour, align })
  const balance = (day: string, name: string, amount: number): PdfRow => ({
    cells: [
      cell({ text: date(day), bold: true }),
      cell({ text: name, bold: true }, { span: 2 }),
      cell({ text: money(amount), bold: true, align: 'right' }),
    ],
  })
  return {
    ...{ size: 9, rules: ruleColour, hasWholeRows: true },
    widths: [dayWidth, width - dayWidth - 2 * amountWidth, amountWidth, amountWidth],
    head: [{ cells: [title(t.day), title(t.what), title(t.amount, 'right'), title(t.balance, 'right')] }],
    rows: [
      balance(statement.from, t.openingBalance, statement.opening),
      ...statement.entries.map((entry): PdfRow => {
        const [what, amount] = entryOf(entry, printed)
        return {
          cells: [
            cell({ text: date(entry.day) }),
            cell({ text: what }),
            cell({ text: amount === undefined ? '' : money(amount), align: 'right' }),
            cell({ text: money(entry.balance), align: 'right' }),
          ],
        }
      }),
      balance(statement.until, t.closingBalance, statement.closing),
    ],
  }
}

/** Credit that was used changes no balance: its amount stands with the words. */
function entryOf(
  { kind, document, amount, moved }: StatementEntry,
  { t, money }: Printed,
): readonly [string, number | undefined] {
  const what = `${t[kind]} ${document.invoiceNumber}`
  return kind === 'credit-used' ? [`${what} (${money(moved)})`, undefined] : [what, amount]
}

/** How things stand on the day of the statement, whatever its period is. */
function openNow({ paper: { statement, day }, t, money, date, width }: Printed): PdfContent {
  const { amountDue, overdue, credit } = statement.open
  const late = overdue.reduce((sum, each) => sum + each.amountDue, 0)
  const lines = [
    filledText(t.open, { amount: money(amountDue) }),
    ...(late > 0 ? [filledText(t.overdue, { amount: money(late) })] : []),
    ...(credit > 0 ? [filledText(t.credit, { amount: money(credit) })] : []),
  ]
  return {
    ...{ isTogether: true, margin: [0, 16, 0, 0] },
    stack: [
      { rule: grey, length: width },
      { text: date(day), size: 8, colour: grey, margin: [0, 6, 0, 2] },
      ...lines.map((text, at) => ({ text, bold: at === 0 })),
    ],
  }
}
