import { filledText, formatMoney } from '@ashlar/sdk'
import type { PdfContent, PdfDocument, PdfRow, PdfText } from '@ashlar/sdk/pdf'
import type { Paper, PaperLine } from '../../contract.ts'
import { factText } from '../../paper/fact-text.ts'
import { depositSums, paperTotals } from '../../paper/sums.ts'
import { type PaperWords, paperWords } from '../../paper/texts.ts'
import { addressAndFacts, cell, grey, letterhead, margin, ruleColour, widths, words } from './letter-parts.ts'
import type { PaperLook } from './paper-look.ts'

interface Printed {
  readonly paper: Paper
  readonly look: PaperLook
  readonly t: PaperWords
  readonly money: (amount: number) => string
  readonly day: (day: string) => string
  /** Points between the margins. */
  readonly width: number
}

/** A document as it is printed. A draft says on every page that it is one. */
export function paperPdf(paper: Paper, look: PaperLook, createdAt: Date): PdfDocument {
  const { seller, language, currency, type, number } = paper
  const t = paperWords(language)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const printed: Printed = {
    ...{ paper, look, t, width: widths[look.pageSize] },
    money: (amount) => formatMoney(amount, currency, language),
    day: (day) => date.format(new Date(`${day}T00:00:00Z`)),
  }
  const title = `${t[type]} ${number}`.trim()
  return {
    ...{ title, author: seller.name, language, createdAt, pageSize: look.pageSize, margin, font: look.font },
    look: { size: 9.5, colour: '#1f2328', lineHeight: 1.2 },
    head: title,
    foot: { text: words(' · ', [seller.name, seller.email, seller.phone]), page: t.page },
    content: [
      letterhead({ ...printed, seller }),
      addressAndFacts({ ...printed, seller, customer: paper.customer, facts: factsOf(printed) }),
      { text: title, bold: true, size: 17, colour: look.colour, margin: [0, 10, 0, 10] },
      linesOf(printed),
      sumsOf(printed),
      ...textsOf(printed),
    ],
    ...(number === '' && { watermark: t.draft }),
  }
}

function factsOf({ paper, t, day }: Printed): readonly (readonly [string, string])[] {
  const { type, number, invoiceDate, dueDate, vehicle, language, facts = [] } = paper
  return [
    [t.number, number],
    [t.date, day(invoiceDate)],
    [type === 'quote' ? t.validUntil : t.due, dueDate === null ? '' : day(dueDate)],
    [t.vehicle, vehicle],
    ...facts.map((fact) => [fact.label, factText(fact, { t, language, day })] as const),
  ]
}

/** A row that is sure to fit on a page. */
const isShort = ({ name, description }: PaperLine): boolean =>
  name.length + description.length < 1_500 && description.split('\n').length < 20

function linesOf(printed: Printed): PdfContent {
  const { paper, t, money, width, look } = printed
  const hasTax = paper.lines.some(({ taxRate }) => taxRate !== 0)
  const quantity = new Intl.NumberFormat(paper.language, { maximumFractionDigits: 3 })
  const percent = new Intl.NumberFormat(paper.language, { maximumFractionDigits: 4, style: 'percent' })
  const priced = paper.lines.filter(({ kind }) => kind !== 'section' && kind !== 'note')
  const columns = [
    { title: t.quantity, text: (line: PaperLine) => quantity.format(line.quantity) },
    { title: t.price, text: (line: PaperLine) => money(line.unitPrice) },
    ...(hasTax ? [{ title: t.tax, text: (line: PaperLine) => percent.format(line.taxRate / 100) }] : []),
    { title: t.amount, text: (line: PaperLine) => money(line.total) },
  ].map((column) => ({ ...column, width: widthFor([column.title, ...priced.map(column.text)]) }))
  const taken = columns.reduce((sum, column) => sum + column.width, 0)
  let total = 0
  return {
    ...{ size: 9, rules: ruleColour, hasWholeRows: paper.lines.every(isShort) },
    carrying: { forward: t.carriedForward, brought: t.broughtForward },
    widths: [width - taken, ...columns.map((column) => column.width)],
    head: [
      {
        cells: [
          cell({ text: t.item, bold: true, size: 8, colour: look.colour }),
          ...columns.map(({ title }) =>
            cell({ text: title, bold: true, size: 8, colour: look.colour, align: 'right' }),
          ),
        ],
      },
    ],
    rows: paper.lines.map((line): PdfRow => {
      const { kind, isCounted } = line
      if (isCounted) total += line.total
      const carried = money(total)
      if (kind === 'section' || kind === 'note') {
        const text = nameAndText(line, printed)
        return {
          cells: [cell(text, { span: columns.length + 1, ...(kind === 'section' && { fill: '#f6f8fa' }) })],
          carried,
        }
      }
      const colour = isCounted ? {} : { colour: grey }
      return {
        cells: [
          cell(nameAndText(line, printed)),
          ...columns.map(({ text }) => cell({ text: text(line), align: 'right', ...colour })),
        ],
        carried,
      }
    }),
  }
}

/** Points for the longest of some texts on one line, within reason: in the widest of the fonts, too. */
const widthFor = (texts: readonly string[]): number =>
  Math.min(120, Math.max(46, 10 + 5.8 * Math.max(...texts.map(({ length }) => length))))

function nameAndText({ kind, name, description, isOptional, discount = 0 }: PaperLine, { t, money }: Printed): PdfText {
  const small = [
    description,
    ...(discount === 0 ? [] : [filledText(t.lineDiscount, { amount: money(-discount) })]),
    ...(isOptional ? [t.optional] : []),
  ].filter((text) => text !== '')
  return {
    text: [
      { text: name, bold: kind !== 'note' },
      ...small.map((text) => ({ text: `\n${text}`, size: 8, colour: grey })),
    ],
  }
}

function sumsOf({ paper, t, money, width, look }: Printed): PdfContent {
  const rows = [...paperTotals(paper, t, money), ...depositSums(paper, t)]
  const amounts = 12 + 7.8 * Math.max(...rows.map(({ amount }) => money(amount).length))
  return {
    isTogether: true,
    margin: [width - 190 - amounts, 8, 0, 0],
    stack: [
      {
        ...{ widths: [190, amounts], head: [], hasWholeRows: true },
        rows: rows.map(({ name, amount, isTotal }) => {
          const strong = isTotal ? { bold: true, size: 11.5, colour: look.colour } : {}
          return { cells: [cell({ text: name, ...strong }), cell({ text: money(amount), align: 'right', ...strong })] }
        }),
      },
    ],
  }
}

/** What stands below the sums. */
function textsOf({ paper: { notes, terms, bankDetails, type }, t }: Printed): readonly PdfContent[] {
  const titled = (title: string, text: string): readonly PdfContent[] =>
    text.trim() === ''
      ? []
      : [
          { text: title, bold: true, size: 8.5, margin: [0, 14, 0, 2] },
          { text: text.trim(), size: 8.5 },
        ]
  const note: readonly PdfContent[] = notes.trim() === '' ? [] : [{ text: notes.trim(), margin: [0, 18, 0, 0] }]
  const isAnswered = type === 'quote' || type === 'work-order'
  const said = titled(t.terms, terms)
  // A signature alone on a page says nothing of what was signed.
  const last: PdfContent = { stack: [...said, signature(t)], isTogether: terms.length < 1_000 }
  return [...note, ...titled(t.bank, bankDetails), ...(isAnswered ? [last] : said)]
}

/** Where whoever answers on paper signs. */
const signature = (t: PaperWords): PdfContent => ({
  margin: [0, 46, 0, 0],
  isTogether: true,
  stack: [
    { rule: grey, length: 200 },
    { text: t.signature, size: 8, colour: grey, margin: [0, 3, 0, 0] },
  ],
})
