import { Link, useDialog } from '@ashlar/sdk/admin'
import { type Column, ResourceList, useList } from '@ashlar/sdk/tables'
import { Badge, dayText, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import { listNotes, type Note, noteDialog } from '../contract.ts'

export interface NotesTableProps {
  /** Only notes about this customer. */
  readonly customerId?: number
  readonly empty: string
}

/** Notes as a list, each opening in its dialog. */
export function NotesTable({ customerId, empty }: NotesTableProps) {
  const t = useTexts('customers')
  const { open } = useDialog(noteDialog)
  const { list } = useList(listNotes, {
    defaults: { orderBy: 'createdAt', orderDirection: 'desc', itemsPerPage: 25, filters: ['state'] },
    query: () => (customerId === undefined ? {} : { customer_id: customerId }),
  })
  return (
    <ResourceList
      name={customerId === undefined ? 'notes' : 'customer-notes'}
      label={t('Notes')}
      columns={columns(t, (noteId) => void open({ noteId }), customerId === undefined)}
      {...list}
      keyOf={({ id }) => id}
      labelOf={({ title }) => title}
      searchLabel={t('Search notes')}
      filters={[
        {
          name: 'state',
          title: t('State'),
          options: [
            { value: 'open', label: t('Open') },
            { value: 'done', label: t('Done') },
          ],
        },
      ]}
      empty={{ title: t('No notes yet'), text: empty }}
    />
  )
}

const columns = (t: Translate, open: (id: number) => void, withCustomer: boolean): readonly Column<Note>[] => [
  {
    id: 'title',
    title: t('Title'),
    sortBy: 'title',
    fixed: true,
    cell: ({ id, title, is_done }) => (
      <span className="row wrap">
        <button type="button" className="linkish med" onClick={() => open(id)}>
          {title}
        </button>
        {is_done && <Badge tone="green">{t('Done')}</Badge>}
      </span>
    ),
  },
  ...(withCustomer
    ? [
        {
          id: 'customer',
          title: t('Customer'),
          hide: 'sm' as const,
          cell: ({ customer, customer_name }: Note) =>
            customer && <Link to={`/admin/customers/${customer.customer_id}`}>{customer_name}</Link>,
        },
      ]
    : []),
  {
    id: 'due',
    title: t('Due'),
    sortBy: 'due_date',
    className: 'num',
    cell: ({ due_date }) => (due_date === null ? '–' : dayText(due_date)),
  },
  {
    id: 'created',
    title: t('Created'),
    sortBy: 'createdAt',
    hide: 'md',
    className: 't2 num',
    cell: ({ createdAt }) => when(createdAt),
  },
]
