import { bulk, type Column, type ListState, ResourceList, useListState } from '@ashlar/sdk/tables'
import { Avatar, Badge, Button, IconButton, Segments } from '@ashlar/sdk/ui'
import { useState } from 'react'

interface Person {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly place: string
  readonly spent: number
  readonly status: 'new' | 'regular'
}

const first = ['Anselm', 'Noor', 'Saoirse', 'Juliette', 'Michael', 'Ewan', 'Lena', 'Dev']
const last = ['Whitby', 'Haddad', 'Gallant', 'Tremblay', 'Okafor', 'Pike']
const places = ['Halifax, NS', 'Lunenburg, NS', 'Québec, QC', 'Toronto, ON']

const people: readonly Person[] = Array.from({ length: 260 }, (_, index) => ({
  id: index + 1,
  name: `${first[index % first.length]} ${last[index % last.length]} ${index + 1}`,
  email: `person${index + 1}@example.com`,
  place: places[index % places.length] ?? '',
  spent: ((index * 7919) % 100_000) / 100,
  status: index % 3 === 0 ? 'new' : 'regular',
}))

const columns: readonly Column<Person>[] = [
  {
    id: 'name',
    title: 'Name',
    sortBy: 'name',
    fixed: true,
    cell: ({ name }) => (
      <span className="row">
        <Avatar name={name} />
        <b className="med">{name}</b>
      </span>
    ),
  },
  { id: 'email', title: 'Email', className: 't2', cell: ({ email }) => email },
  { id: 'place', title: 'Place', hide: 'md', className: 't2', cell: ({ place }) => place },
  {
    id: 'status',
    title: 'Status',
    cell: ({ status }) => (
      <Badge tone={status === 'new' ? 'blue' : 'green'}>{status === 'new' ? 'New' : 'Regular'}</Badge>
    ),
  },
  {
    id: 'spent',
    title: 'Spent',
    sortBy: 'spent',
    align: 'right',
    className: 'num',
    phone: true,
    cell: ({ spent }) => `$${spent.toFixed(2)}`,
  },
]

const defaults = { orderBy: 'name', itemsPerPage: 25, filters: ['status'] }
type Shown = 'rows' | 'loading' | 'nothing' | 'failed'

/** As a server would answer. */
async function fetchPeople({ search, filters, orderBy, orderDirection, currentPage, itemsPerPage }: ListState) {
  const found = people
    .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    .filter(({ status }) => (filters.status ?? []).length === 0 || filters.status?.includes(status))
    .toSorted((a, b) => (orderBy === 'spent' ? a.spent - b.spent : a.name.localeCompare(b.name)))
  const ordered = orderDirection === 'desc' ? found.toReversed() : found
  const from = (currentPage - 1) * itemsPerPage
  return { rows: ordered.slice(from, from + itemsPerPage), total: found.length, ordered }
}

/** The list of the admin, in all its states. */
export function Lists() {
  const [state, change] = useListState(defaults)
  const [shown, setShown] = useState<Shown>('rows')
  const [answer, setAnswer] = useState<{
    readonly of: string
    readonly rows: readonly Person[]
    readonly total: number
  }>()
  const asked = JSON.stringify(state)
  if (answer?.of !== asked) void fetchPeople(state).then((found) => setAnswer({ of: asked, ...found }))
  return (
    <>
      <Segments<Shown>
        label="State of the list"
        value={shown}
        onChange={setShown}
        options={[
          { value: 'rows', label: 'Rows' },
          { value: 'loading', label: 'Loading' },
          { value: 'nothing', label: 'Nothing yet' },
          { value: 'failed', label: 'Failed' },
        ]}
      />
      <ResourceList
        name="gallery-people"
        label="People"
        views="All people"
        columns={columns}
        rows={shown === 'loading' ? undefined : shown === 'nothing' ? [] : answer?.rows}
        total={shown === 'nothing' ? 0 : (answer?.total ?? 0)}
        error={shown === 'failed' ? new Error('The server did not answer. Nothing was changed.') : null}
        onRetry={() => setShown('rows')}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        state={state}
        onState={change}
        searchLabel="Search people"
        filters={[
          {
            name: 'status',
            title: 'Status',
            options: [
              { value: 'new', label: 'New' },
              { value: 'regular', label: 'Regular' },
            ],
          },
        ]}
        rowActions={({ name }) => <IconButton icon="pencil" label={`Edit ${name}`} />}
        bulkActions={[
          {
            label: 'Greet',
            icon: 'hand',
            matching: true,
            run: (_, chosen) =>
              void bulk(chosen, {
                fetch: fetchPeople,
                work: async (rows) =>
                  rows.filter(({ id }) => id === 13).map((row) => ({ row, reason: 'does not want to be greeted.' })),
                labelOf: ({ name }) => name,
                after: async () => {},
                done: (count) => `${count} greeted`,
              }),
          },
          { label: 'Delete', icon: 'trash-2', danger: true, run: () => {} },
        ]}
        empty={{
          title: 'No people yet',
          text: 'People arrive with their first order.',
          actions: (
            <Button variant="primary" icon="plus">
              New person
            </Button>
          ),
        }}
      />
    </>
  )
}
