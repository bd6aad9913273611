import { Link } from '@ashlar/sdk/admin'
import { type Column, ResourceList, useList } from '@ashlar/sdk/tables'
import { dayText, type Translate, useTexts } from '@ashlar/sdk/ui'
import { type JournalEntry, listJournal, type PeriodQuery } from '../../contract.ts'
import { moneyText } from '../words.ts'

const defaults = { orderBy: 'date', itemsPerPage: 25 }

/** Invoices, credit notes and cancellations of a period, and the way to their file. */
export function JournalList({ period }: { readonly period: PeriodQuery }) {
  const t = useTexts('invoicing')
  const { list } = useList(listJournal, { defaults, query: () => ({ ...period, orderBy: 'date' as const }) })
  return (
    <ResourceList<JournalEntry>
      name="journal"
      label={t('Journal')}
      columns={columns(t)}
      {...list}
      keyOf={({ id, kind }) => `${id} ${kind}`}
      labelOf={({ invoiceNumber }) => invoiceNumber}
      empty={{
        title: t('No invoices in this period'),
        text: t('Choose another period. Drafts are not part of the journal.'),
      }}
    />
  )
}

function columns(t: Translate): readonly Column<JournalEntry>[] {
  const kinds = { invoice: t('Invoice'), refund: t('Credit note'), cancellation: t('Cancellation') }
  return [
    {
      ...{ id: 'entry', title: t('Document'), sortBy: 'date', fixed: true },
      cell: ({ id, invoiceNumber, date, customer_name }) => (
        <>
          <Link className="med" to={`/admin/invoices/${id}`}>
            {invoiceNumber}
          </Link>
          <div className="t3 xs trunc">
            {dayText(date)}, {customer_name}
          </div>
        </>
      ),
    },
    { id: 'type', title: t('Type'), hide: 'md', className: 't2', cell: ({ kind }) => kinds[kind] },
    {
      ...{ id: 'net', title: t('Net'), align: 'right', hide: 'sm', className: 'num nowrap' },
      cell: ({ net, currency }) => moneyText(net, currency),
    },
    {
      ...{ id: 'taxes', title: t('Taxes'), align: 'right', hide: 'md', className: 'num' },
      cell: ({ taxes, currency }) =>
        taxes.map(({ name, rate, amount }) => (
          <div key={`${name} ${rate}`} className="nowrap">
            <span className="t3 xs">
              {name} {rate}%
            </span>{' '}
            {moneyText(amount, currency)}
          </div>
        )),
    },
    {
      ...{ id: 'gross', title: t('Gross'), align: 'right', phone: true, className: 'num nowrap' },
      cell: ({ gross, currency }) => moneyText(gross, currency),
    },
    { id: 'currency', title: t('Currency'), hide: 'lg', className: 't3', cell: ({ currency }) => currency },
  ]
}
