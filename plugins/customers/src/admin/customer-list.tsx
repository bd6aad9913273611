import { Link, useCan, useDialog, useNavigate } from '@ashlar/sdk/admin'
import { PhoneText } from '@ashlar/sdk/forms'
import { assigneeColumn, customFieldColumns, tagColumn } from '@ashlar/sdk/records'
import { type Column, ImportDialog, ResourceList, RowActions } from '@ashlar/sdk/tables'
import { Avatar, Button, IconButton, Menu, PageHeader, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { type Customer, customerImportCalls, newCustomer } from '../contract.ts'
import { customerName } from '../customer-name.ts'
import { useCustomers } from './customer-filters.ts'
import { customerChanged } from './customers-changed.ts'
import { DuplicatesDialog } from './duplicates-dialog.tsx'
import { EditCustomerDialog } from './edit-customer-dialog.tsx'
import { placeOf } from './place.ts'
import { removeCustomer } from './remove-customer.ts'
import { sourceNames } from './words.ts'

/** All customers of the website. */
export default function CustomerList() {
  const t = useTexts('customers')
  const navigate = useNavigate()
  const dialog = useDialog(newCustomer)
  const mayEdit = useCan('customers.can_edit')
  const mayDelete = useCan('customers.can_delete')
  const [edited, setEdited] = useState<Customer>()
  const [isComparing, setComparing] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const words = useTexts('admin')
  const { data, list, filters, fields } = useCustomers()
  const create = async () => {
    const customer = await dialog.open({})
    if (customer) void navigate(`/admin/customers/${customer.customer_id}`)
  }
  const add = dialog.isOffered && (
    <Button variant="primary" icon="user-plus" onClick={() => void create()}>
      {t('New Customer')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('Customers')}
        icon="users"
        subtitle={data ? countText(t, data) : ' '}
        actions={
          <>
            {dialog.isOffered && (
              <Button icon="upload" onClick={() => setImporting(true)}>
                {t('Import')}
              </Button>
            )}
            {mayDelete && (
              <Menu
                trigger={<IconButton icon="ellipsis" label={t('More')} />}
                entries={[{ label: t('Find duplicates'), icon: 'git-merge', onSelect: () => setComparing(true) }]}
              />
            )}
            {add}
          </>
        }
      />
      <ResourceList
        name="customers"
        label={t('Customers')}
        columns={[...columns(t, words), ...customFieldColumns<Customer>(fields, words)]}
        {...list}
        keyOf={({ customer_id }) => customer_id}
        labelOf={customerName}
        searchLabel={t('Name, email, phone or vehicle')}
        views={t('All customers')}
        filters={filters}
        rowActions={(customer) => (
          <RowActions
            name={customerName(customer)}
            actions={[
              ...(mayEdit
                ? [
                    {
                      ...{ label: t('Edit'), alone: t('Edit {name}', { name: customerName(customer) }) },
                      ...{ icon: 'pencil', onSelect: () => setEdited(customer) },
                    },
                  ]
                : []),
              ...(mayDelete
                ? [
                    {
                      ...{ label: t('Delete'), alone: t('Delete {name}', { name: customerName(customer) }) },
                      ...{ icon: 'trash-2', danger: true, onSelect: () => void removeCustomer(customer, t) },
                    },
                  ]
                : []),
            ]}
          />
        )}
        empty={{
          title: t('No customers yet'),
          text: t('Create one, or let a form on your website create customers from submissions.'),
        }}
      />
      {edited && <EditCustomerDialog customer={edited} onClose={() => setEdited(undefined)} />}
      {isImporting && (
        <ImportDialog
          calls={customerImportCalls}
          title={t('Import customers')}
          onClose={() => setImporting(false)}
          onWritten={() => void customerChanged()}
        />
      )}
      {isComparing && <DuplicatesDialog onClose={() => setComparing(false)} />}
    </>
  )
}

const countText = (t: Translate, { total, totalIsEstimate }: { total: number; totalIsEstimate?: boolean }) =>
  totalIsEstimate
    ? t('More than {count} customers', { count: total })
    : t('{count} customer|{count} customers', { count: total })

const columns = (t: Translate, words: Translate): readonly Column<Customer>[] => [
  {
    id: 'name',
    title: t('Name'),
    sortBy: 'name',
    fixed: true,
    cell: (customer) => (
      <span className="row g3">
        <Avatar name={customerName(customer)} />
        <span>
          <Link className="med" to={`/admin/customers/${customer.customer_id}`}>
            {customerName(customer)}
          </Link>
          <div className="t3 xs">{customer.email || customer.company}</div>
        </span>
      </span>
    ),
  },
  {
    id: 'phone',
    title: t('Phone'),
    hide: 'md',
    className: 't2 num',
    cell: ({ phone, country }) => <PhoneText number={phone} country={country || 'CA'} />,
  },
  { id: 'city', title: t('Place'), sortBy: 'city', hide: 'md', className: 't2', cell: placeOf },
  tagColumn(words),
  assigneeColumn(words),
  { id: 'source', title: t('Source'), hide: 'md', className: 't2', cell: ({ source }) => sourceNames(t)[source] },
  {
    id: 'created',
    title: t('Created'),
    sortBy: 'createdAt',
    hide: 'sm',
    className: 't2 num',
    cell: ({ createdAt }) => when(createdAt),
  },
]
