import { ButtonLink, Link, useCall, useCan, useNavigate } from '@ashlar/sdk/admin'
import { customFieldColumns, type ListedCustomFields, useCustomFields } from '@ashlar/sdk/records'
import { type Column, ResourceList, RowActions, useList } from '@ashlar/sdk/tables'
import { Badge, dayText, IconButton, Menu, PageHeader, type Translate, useTexts } from '@ashlar/sdk/ui'
import { useMemo, useState } from 'react'
import type { ListedDocument } from '../../contract.ts'
import { may } from '../../life/life.ts'
import { addressOf, type DocumentKind, recurringKind, wordsOf } from '../kinds.ts'
import { removeDocument } from '../remove-document.ts'
import { StatusBadge } from '../status-badge.tsx'
import { useDocumentNews } from '../use-document-news.ts'
import { moneyText, typeNames } from '../words.ts'
import { NextNumberDialog } from './next-number-dialog.tsx'
import { filterNames, useDocumentFilters } from './use-document-filters.tsx'

/** Documents of one kind, the newest first. */
export function DocumentList({ kind }: { readonly kind: DocumentKind }) {
  const t = useTexts('invoicing')
  useDocumentNews()
  const adminTexts = useTexts('admin')
  const words = wordsOf(kind, t)
  const custom = useCustomFields(kind.fields)
  const { data, list } = useDocuments(kind, custom)
  const website = useCall(kind.calls.list, { query: { limit: 1 } }, { staleTime: 60_000 })
  const filters = [...useDocumentFilters(kind, website.data?.currency), ...custom.filters]
  const canCreate = useCan(`${kind.area}.can_create`)
  const canDelete = useCan(`${kind.area}.can_delete`)
  const canSetNumber = useCan('settings.can_edit')
  const [isSetting, setSetting] = useState(false)
  const navigate = useNavigate()
  const more = [
    ...(canCreate && kind.type === 'invoice'
      ? [{ ...newRecurring(t), onSelect: () => void navigate(`${kind.path}/new?type=recurring`) }]
      : []),
    ...(kind.type === 'invoice'
      ? [{ label: t('Reports'), icon: 'chart-column', onSelect: () => void navigate('/admin/invoices/reports') }]
      : []),
    ...(canSetNumber
      ? [{ label: t('Set the next number'), icon: 'list-ordered', onSelect: () => setSetting(true) }]
      : []),
  ]
  const add = canCreate && (
    <ButtonLink variant="primary" icon="plus" to={`${kind.path}/new`}>
      {words.create}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={words.all}
        icon={kind.icon}
        subtitle={
          data ? (
            <>
              {t('{count} document|{count} documents', { count: data.total })}
              <ListSums kind={kind} state={list.state} />
            </>
          ) : (
            ' '
          )
        }
        actions={
          <>
            {more.length > 0 && <Menu trigger={<IconButton icon="ellipsis" label={t('More')} />} entries={more} />}
            {add}
          </>
        }
      />
      {isSetting && <NextNumberDialog kind={kind} onClose={() => setSetting(false)} />}
      <ResourceList<ListedDocument>
        name={kind.area}
        label={words.all}
        columns={[...columns(kind, t), ...customFieldColumns<ListedDocument>(custom.fields, adminTexts)]}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ invoiceNumber, customer_name }) => invoiceNumber || customer_name}
        searchLabel={t('Number, customer or item')}
        views={words.every}
        filters={filters}
        rowActions={(document) => (
          <RowActions
            name={document.invoiceNumber || document.customer_name}
            actions={
              canDelete && may('remove', document)
                ? [
                    {
                      ...{ label: t('Delete'), icon: 'trash-2', danger: true },
                      onSelect: () => void removeDocument(kind, document.id, t),
                    },
                  ]
                : []
            }
          />
        )}
        empty={{ title: words.none, text: words.noneText, ...(add && { actions: add }) }}
      />
    </>
  )
}

/** The list, with the filters of the website's own fields in its address. */
function useDocuments(kind: DocumentKind, { filters, isReady }: ListedCustomFields) {
  const added = filters.map(({ name }) => name).join()
  const defaults = useMemo(
    () => ({
      ...{ orderBy: 'invoiceDate', orderDirection: 'desc' as const, itemsPerPage: 25 },
      filters: [...filterNames, ...added.split(',').filter((name) => name !== '')],
    }),
    [added],
  )
  return useList(kind.calls.list, { defaults, enabled: isReady })
}

const newRecurring = (t: Translate) => ({ label: t('New Recurring Invoice'), icon: recurringKind.icon })

type State = ReturnType<typeof useList>['list']['state']

/** What the documents of the list come to, by currency. */
function ListSums({ kind, state }: { readonly kind: DocumentKind; readonly state: State }) {
  const t = useTexts('invoicing')
  const query = Object.fromEntries(
    Object.entries(state.filters).flatMap(([name, values]) => (values.length > 0 ? [[name, values.join(',')]] : [])),
  )
  const { is_deleted: isDeleted, ...filters } = query
  const { data } = useCall(kind.calls.sum, {
    query: {
      ...filters,
      ...(state.search !== '' && { search: state.search }),
      ...(isDeleted !== undefined && { is_deleted: true }),
    },
  })
  // Recurring invoices come to nothing by themselves.
  const totals = data?.totals.filter(({ grandTotal, amountDue }) => grandTotal !== 0 || amountDue > 0)
  return totals?.map(({ currency, grandTotal, amountDue }) => (
    <span key={currency} className="num">
      {' · '}
      {t('{total} in all', { total: moneyText(grandTotal, currency) })}
      {amountDue > 0 && `, ${t('{amount} due', { amount: moneyText(amountDue, currency) })}`}
    </span>
  ))
}

function columns(kind: DocumentKind, t: Translate): readonly Column<ListedDocument>[] {
  const types = typeNames(t)
  const isBilled = kind.type === 'invoice'
  return [
    {
      ...{ id: 'number', title: t('Number'), sortBy: 'invoiceNumber', fixed: true },
      cell: (document) => (
        <>
          {/* Invoices are opened beside the list: whoever checks several keeps their place in it. */}
          <Link className="med" to={addressOf(document)} {...(isBilled && { target: '_blank' })}>
            {document.invoiceNumber || (document.schedule ? types.recurring : t('Draft'))}
          </Link>
          <div className="t3 xs trunc">{document.customer_name}</div>
        </>
      ),
    },
    {
      ...{ id: 'date', title: t('Date'), sortBy: 'invoiceDate', hide: 'md', className: 't2 num nowrap' },
      cell: ({ invoiceDate }) => dayText(invoiceDate),
    },
    {
      ...{ id: 'due', title: kind.type === 'quote' ? t('Valid until') : t('Due') },
      ...{ sortBy: 'dueDate', hide: 'lg', className: 't2 num nowrap' },
      cell: ({ dueDate }) => (dueDate === null ? '' : dayText(dueDate)),
    },
    { id: 'vehicle', title: t('Vehicle'), hide: 'lg', className: 't2 trunc', cell: ({ vehicle }) => vehicle },
    {
      ...{ id: 'status', title: t('Status'), hide: 'sm' },
      cell: (document) => (
        <span className="row g1">
          <StatusBadge of={document} />
          {document.type !== kind.type && document.schedule === null && <Badge plain>{types[document.type]}</Badge>}
        </span>
      ),
    },
    {
      ...{ id: 'total', title: t('Total'), sortBy: 'grandTotal', align: 'right', phone: true, className: 'num nowrap' },
      cell: ({ grandTotal, currency }) => moneyText(grandTotal, currency),
    },
    ...(isBilled
      ? [
          {
            ...({ id: 'open', title: t('Amount due'), align: 'right', hide: 'md', className: 'num nowrap' } as const),
            cell: ({ amountDue, currency }: ListedDocument) => (amountDue > 0 ? moneyText(amountDue, currency) : ''),
          },
        ]
      : []),
  ]
}
