import { CouldNotLoadNote, Link, useCall } from '@ashlar/sdk/admin'
import { Card, dayText, Pager, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { invoiceCalls } from '../../contract.ts'
import { addressOf } from '../kinds.ts'
import { StatusBadge } from '../status-badge.tsx'
import { moneyText } from '../words.ts'

const itemsPerPage = 12

/** The invoices that a recurring one has made, the newest first. */
export function MadeInvoices({ id }: { readonly id: number }) {
  const t = useTexts('invoicing')
  const [page, setPage] = useState(1)
  const query = { type: 'invoice', from_id: id, itemsPerPage, currentPage: page }
  const { data, error, refetch } = useCall(invoiceCalls.list, { query }, { placeholderData: (before) => before })
  return (
    <Card title={t('Invoices made')}>
      {error && !data && <CouldNotLoadNote error={error} retry={refetch} />}
      {!data && !error && (
        <Pending>
          <Skeleton width={240} height={60} />
        </Pending>
      )}
      {data?.results.total === 0 && <p className="t2">{t('No invoice has been made yet.')}</p>}
      {data && data.results.total > 0 && (
        <ul>
          {data.results.rows.map((invoice) => (
            <li key={invoice.id} className="row" style={{ padding: '4px 0' }}>
              <span className="grow">
                <Link className="link" to={addressOf(invoice)}>
                  {invoice.invoiceNumber || t('Draft of {date}', { date: dayText(invoice.invoiceDate) })}
                </Link>
                <span className="t3 xs num">
                  {' '}
                  {invoice.invoiceNumber !== '' && dayText(invoice.invoiceDate)}{' '}
                  {moneyText(invoice.grandTotal, invoice.currency)}
                </span>
              </span>
              <StatusBadge of={invoice} />
            </li>
          ))}
        </ul>
      )}
      {data && data.results.total > itemsPerPage && (
        <Pager page={page} pageSize={itemsPerPage} total={data.results.total} onPage={setPage} />
      )}
    </Card>
  )
}
