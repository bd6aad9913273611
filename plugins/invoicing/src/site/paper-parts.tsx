import { filledText, formatMoney } from '@ashlar/sdk'
import type { OwnDocument } from '../contract/customer-page.ts'
import type { Paper, PaperLine } from '../contract/paper.ts'
import { depositOn } from '../lines/deposit.ts'
import { factText } from '../paper/fact-text.ts'
import { depositName, paperTotals } from '../paper/sums.ts'
import type { PageWords } from './visitor-texts.ts'

interface PartProps {
  readonly paper: Paper
  readonly texts: PageWords
  readonly language: string
}

interface DocumentProps extends Omit<PartProps, 'paper'> {
  readonly document: OwnDocument
}

const dayText = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '')

/** Who issued the document to whom, its number and its days. */
export function PaperHead({ paper, texts: t, language }: PartProps) {
  const { seller, customer, type, number, invoiceDate, dueDate, vehicle } = paper
  return (
    <>
      <header className="document-head">
        <div>
          <strong>{seller.name}</strong>
          {[...lines(seller.address), seller.email, seller.phone].filter(Boolean).map((line) => (
            <div key={line}>{line}</div>
          ))}
          {seller.taxNumber !== '' && <div>{filledText(t.taxNumber, { number: seller.taxNumber })}</div>}
        </div>
        <h1>
          {t[type]} {number}
        </h1>
      </header>
      <dl className="document-facts">
        <div>
          <dt>{t.billedTo}</dt>
          <dd>
            <strong>{customer.name}</strong>
            {[customer.company === customer.name ? '' : customer.company, ...customer.address]
              .filter(Boolean)
              .map((line) => (
                <div key={line}>{line}</div>
              ))}
          </dd>
        </div>
        <div>
          <dt>{t.date}</dt>
          <dd>{dayText(invoiceDate, language)}</dd>
        </div>
        {dueDate !== null && (
          <div>
            <dt>{type === 'quote' ? t.validUntil : t.due}</dt>
            <dd>{dayText(dueDate, language)}</dd>
          </div>
        )}
        {vehicle !== '' && (
          <div>
            <dt>{t.vehicle}</dt>
            <dd>{vehicle}</dd>
          </div>
        )}
        {(paper.facts ?? []).map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{factText(fact, { t, language, day: (day) => dayText(day, language) })}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

export function PaperLines({ document, texts: t, language }: DocumentProps) {
  const { paper, chosen } = document
  const isIn = ({ id, isOptional, isCounted }: PaperLine) =>
    chosen && isOptional ? chosen.lines.includes(id) : isCounted
  const optionText = (line: PaperLine) => (chosen ? (isIn(line) ? t.chosen : t.notChosen) : t.optional)
  return (
    <table className="document-lines">
      <thead>
        <tr>
          <th scope="col">{t.item}</th>
          <th scope="col">{t.quantity}</th>
          <th scope="col">{t.price}</th>
          <th scope="col">{t.amount}</th>
        </tr>
      </thead>
      <tbody>
        {paper.lines.map((line) =>
          line.kind === 'section' || line.kind === 'note' ? (
            <tr key={line.id} className={`document-${line.kind}`}>
              <td colSpan={4}>
                {line.name}
                <Description line={line} />
              </td>
            </tr>
          ) : (
            <tr key={line.id} data-left-out={isIn(line) ? undefined : ''}>
              <td>
                <strong>{line.name}</strong>
                <Description line={line} />
                {line.isOptional && <small>{optionText(line)}</small>}
              </td>
              <td>{new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(line.quantity)}</td>
              <td>{formatMoney(line.unitPrice, paper.currency, language)}</td>
              <td>{formatMoney(line.total, paper.currency, language)}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}

const Description = ({ line: { description } }: { readonly line: PaperLine }) =>
  description === '' ? null : <div className="document-description">{description}</div>

/** From the sum of the lines to what is still due. */
export function PaperSums({ document, texts: t, language }: DocumentProps) {
  const { paper, chosen, amountPaid, amountDue, deposit, depositPaid } = document
  const paid = paper.type === 'invoice' ? amountPaid - depositPaid : 0
  const money = (amount: number) => formatMoney(amount, paper.currency, language)
  const sums: readonly (readonly [string, string, ('total' | undefined)?])[] = [
    ...paperTotals(paper, t, money).map(
      ({ name, amount, isTotal }) => [name, money(amount), isTotal ? 'total' : undefined] as const,
    ),
    ...(chosen && chosen.grandTotal !== paper.grandTotal
      ? [[t.totalChosen, money(chosen.grandTotal), 'total'] as const]
      : []),
    ...(deposit > 0 ? [[depositName(printedShare(document), t), money(deposit)] as const] : []),
    ...(depositPaid > 0 ? [[t.depositPaid, money(-depositPaid)] as const] : []),
    ...(paid > 0 ? [[t.paid, money(-paid)] as const] : []),
    ...(amountDue > 0 && amountPaid > 0 ? [[t.amountDue, money(amountDue), 'total'] as const] : []),
  ]
  return (
    <dl className="document-sums">
      {sums.map(([name, value, as]) => (
        <div key={name} data-as={as}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A share that is printed: as long as it is one, for less is asked for once a part was billed or paid back. */
function printedShare({ paper, chosen, deposit }: OwnDocument): Pick<Paper, 'deposit'> {
  const rule = paper.deposit?.rule ?? null
  return deposit === depositOn(chosen?.grandTotal ?? paper.grandTotal, rule) ? paper : {}
}
