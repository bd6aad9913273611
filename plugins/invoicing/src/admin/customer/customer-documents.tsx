import type { OfCustomer } from '@ashlar/plugin-customers'
import { ButtonLink, CouldNotLoadNote, Link, useCall, useCan } from '@ashlar/sdk/admin'
import { Card, dayText, EmptyState, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { addressOf, type DocumentKind, invoiceKind, quoteKind, wordsOf, workOrderKind } from '../kinds.ts'
import { CustomerReminders } from '../reminders/customer-reminders.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { moneyText } from '../words.ts'

/** Quotes, work orders and invoices of a customer. */
export default function CustomerDocuments({ customerId }: OfCustomer) {
  const t = useTexts('invoicing')
  const maySee = { quotes: useCan('quotes.can_view'), orders: useCan('work_orders.can_view') }
  return (
    <div className="col" style={{ gap: 16 }}>
      <div>
        <ButtonLink icon="scroll-text" to={`/admin/customers/${customerId}/statement`}>
          {t('Statement')}
        </ButtonLink>
      </div>
      <Documents kind={invoiceKind} customerId={customerId} />
      {maySee.quotes && <Documents kind={quoteKind} customerId={customerId} />}
      {maySee.orders && <Documents kind={workOrderKind} customerId={customerId} />}
      <CustomerReminders customerId={customerId} />
    </div>
  )
}

function Documents({ kind, customerId }: OfCustomer & { readonly kind: DocumentKind }) {
  const t = useTexts('invoicing')
  const words = wordsOf(kind, t)
  const { data, error, refetch } = useCall(kind.calls.list, { query: { customer_id: customerId, limit: 25 } })
  if (error && !data) return <CouldNotLoadNote error={error} retry={refetch} />
  if (!data) {
    return (
      <Pending>
        <Skeleton width={320} height={40} />
      </Pending>
    )
  }
  const { rows, total } = data.results
  if (rows.length === 0) {
    return kind === invoiceKind ? (
      <EmptyState kind="nothing" title={words.none} text={t('Documents of this customer appear here.')} />
    ) : null
  }
  return (
    <Card
      title={words.all}
      note={total}
      actions={
        total > rows.length && (
          <Link className="link xs" to={`${kind.path}?customer_id=${customerId}`}>
            {t('All')}
          </Link>
        )
      }
    >
      <ul aria-label={words.all}>
        {rows.map((document) => (
          <li key={document.id} className="row" style={{ padding: '6px 0' }}>
            <Link className="med" to={addressOf(document)}>
              {document.invoiceNumber || t('Draft')}
            </Link>
            <span className="grow t3 xs num">{dayText(document.invoiceDate)}</span>
            <StatusBadge of={document} />
            <span className="num nowrap" style={{ minWidth: 90, textAlign: 'right' }}>
              {moneyText(document.grandTotal, document.currency)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
