import { Link, SlotFills, useCan } from '@ashlar/sdk/admin'
import { Card, type Detail, dayText, Note, Split, type Sum, useTexts } from '@ashlar/sdk/ui'
import { type Document, documentAside, type Item } from '../../contract.ts'
import { asksDeposit } from '../../lines/deposit.ts'
import { counts, isPriced } from '../../lines/totals.ts'
import { DocumentFiles } from '../document-files.tsx'
import type { DocumentKind } from '../kinds.ts'
import { RecurringAside } from '../recurring/recurring-aside.tsx'
import { RecurringHead } from '../recurring/recurring-head.tsx'
import { rhythmText } from '../recurring/schedule-words.ts'
import { ReminderCard } from '../reminders/reminder-card.tsx'
import { itemKindNames, moneyText, typeNames } from '../words.ts'
import { CustomFacts, useCustomFacts } from './custom-facts.tsx'
import { DepositCard } from './deposit-card.tsx'
import { depositSums } from './deposit-sums.ts'
import { DocumentHead } from './document-head.tsx'
import { DocumentHistory } from './document-history.tsx'
import { DocumentSums } from './document-sums.tsx'
import { InternalNote } from './internal-note.tsx'
import { LinkedDocuments } from './linked-documents.tsx'
import { PaymentCard } from './payment-card.tsx'

interface DocumentPaperProps {
  readonly kind: DocumentKind
  readonly document: Document
}

/** An issued document as it was printed, and how it stands. */
export function DocumentPaper({ kind, document }: DocumentPaperProps) {
  const t = useTexts('invoicing')
  return (
    <>
      {document.schedule ? (
        <RecurringHead document={document} schedule={document.schedule} />
      ) : (
        <DocumentHead kind={kind} document={document} />
      )}
      <Split
        aside={
          <>
            {document.type === 'invoice' && <PaymentCard document={document} />}
            {asksDeposit(document.type) && <DepositCard kind={kind} document={document} />}
            <ReminderCard document={document} />
            {document.schedule ? (
              <RecurringAside document={document} schedule={document.schedule} />
            ) : (
              <LinkedDocuments document={document} />
            )}
            <CustomFacts kind={kind} document={document} />
            <InternalNote kind={kind} document={document} />
            <DocumentFiles kind={kind} id={document.id} />
            <SlotFills slot={documentAside} props={{ documentId: document.id, type: document.type }} />
            <DocumentHistory document={document} />
          </>
        }
      >
        {document.missingLetters.length > 0 && (
          <Note tone="warn">
            {t('The PDF shows a question mark instead of these letters, which your font lacks: {letters}', {
              letters: document.missingLetters.join(' '),
            })}
          </Note>
        )}
        <Card>
          <PaperHead kind={kind} document={document} />
          <PaperLines document={document} />
          <div className="row wrap between" style={{ alignItems: 'flex-end', marginTop: 16 }}>
            <div className="t2 xs" style={{ maxWidth: 320, whiteSpace: 'pre-line' }}>
              {[document.notes, document.terms].filter((text) => text !== '').join('\n\n')}
            </div>
            <DocumentSums of={document} then={moneyOf(document, t)} />
          </div>
        </Card>
      </Split>
    </>
  )
}

/** What was paid, and what is still due. */
function moneyOf(document: Document, t: ReturnType<typeof useTexts>): Sum[] {
  const { type, amountPaid, amountRefunded, amountDue, depositPaid, currency } = document
  if (type !== 'invoice') return depositSums(document, t)
  const money = (amount: number) => moneyText(amount, currency)
  const paid = amountPaid - depositPaid
  return [
    ...(depositPaid > 0 ? [{ name: t('Deposit paid'), value: money(-depositPaid) }] : []),
    ...(paid > 0 ? [{ name: t('Paid'), value: money(-paid) }] : []),
    ...(amountRefunded > 0 ? [{ name: t('Refunded'), value: money(amountRefunded) }] : []),
    ...(amountDue > 0 ? [{ name: t('Amount due'), value: money(amountDue), as: 'due' as const }] : []),
  ]
}

function PaperHead({ kind, document }: DocumentPaperProps) {
  const t = useTexts('invoicing')
  const maySee = useCan('customers.can_view')
  const { type, invoiceNumber, customer, customer_id, invoiceDate, dueDate, vehicle, schedule } = document
  const name = customer?.name || document.customer_name
  const { printed } = useCustomFacts({ kind, document })
  return (
    <>
      <div className="row between" style={{ alignItems: 'flex-start', marginBottom: 20 }}>
        <div>
          <div className="t3 xs">{type === 'quote' ? t('For') : t('Billed to')}</div>
          {customer_id !== null && maySee ? (
            <Link className="link med" to={`/admin/customers/${customer_id}`}>
              {name}
            </Link>
          ) : (
            <b className="med">{name}</b>
          )}
          <address className="t2 xs" style={{ fontStyle: 'normal' }}>
            {customer?.company !== '' && customer?.company !== name && <div>{customer?.company}</div>}
            {customer?.address.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </div>
        <div className="r nowrap">
          <div className="t3 xs">{typeNames(t)[type]}</div>
          <b className="num" style={{ fontSize: 20 }}>
            {invoiceNumber || (schedule ? rhythmText(schedule, t) : t('Draft'))}
          </b>
        </div>
      </div>
      <div className="row wrap g3" style={{ marginBottom: 16 }}>
        <Fact name={schedule ? t('First date') : t('Date')} value={dayText(invoiceDate)} />
        {dueDate !== null && <Fact name={type === 'quote' ? t('Valid until') : t('Due')} value={dayText(dueDate)} />}
        {vehicle !== '' && <Fact name={t('Vehicle')} value={vehicle} />}
        {printed.map((fact) => (
          <Fact key={fact.name} {...fact} />
        ))}
      </div>
    </>
  )
}

function Fact({ name, value }: Detail) {
  return (
    <div style={{ minWidth: 120 }}>
      <div className="t3 xs">{name}</div>
      <b className="med num">{value}</b>
    </div>
  )
}

function PaperLines({ document: { items, currency, type } }: { readonly document: Document }) {
  const t = useTexts('invoicing')
  return (
    <div className="scroller">
      <table className="tbl">
        <caption className="sr">{t('Lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Item')}</th>
            <th scope="col" className="r">
              {t('Quantity')}
            </th>
            <th scope="col" className="r hide-sm">
              {t('Price')}
            </th>
            <th scope="col" className="r">
              {t('Amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) =>
            isPriced(item) ? (
              <PricedLine key={item.id} item={item} currency={currency} isQuote={type === 'quote'} />
            ) : (
              <tr key={item.id}>
                <td colSpan={4} className={item.kind === 'section' ? 'med' : 't2'}>
                  {item.name}
                  {item.description !== '' && <div className="t3 xs">{item.description}</div>}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}

interface PricedLineProps {
  readonly item: Item
  readonly currency: string
  readonly isQuote: boolean
}

function PricedLine({ item, currency, isQuote }: PricedLineProps) {
  const t = useTexts('invoicing')
  const { name, description, sku, kind, quantity, unitPrice, total, converted, refunded, approval, isOptional } = item
  const notes = [
    sku === '' ? itemKindNames(t)[kind] : sku,
    ...(isOptional ? [t('Optional')] : []),
    ...(isQuote && approval !== 'unapproved' ? [approval === 'approved' ? t('Approved') : t('Declined')] : []),
    ...(converted > 0 ? [t('{quantity} converted', { quantity: converted })] : []),
    ...(refunded > 0 ? [t('{quantity} refunded', { quantity: refunded })] : []),
  ]
  return (
    <tr className={counts(item) ? undefined : 't3'}>
      <td style={{ paddingBlock: 8, whiteSpace: 'normal' }}>
        <b className="med">{name}</b>
        {description !== '' && (
          <div className="t2 xs" style={{ whiteSpace: 'pre-line' }}>
            {description}
          </div>
        )}
        <div className="t3 xs">{notes.join(' · ')}</div>
      </td>
      <td className="r num">{quantity}</td>
      <td className="r num nowrap hide-sm">{moneyText(unitPrice, currency)}</td>
      <td className="r num med nowrap">{moneyText(total, currency)}</td>
    </tr>
  )
}
