import { api, Rows, useCan, useQuery } from '@ashlar/sdk/admin'
import { type AuditLine, AuditLine as AuditLineSchema } from '@ashlar/sdk/platform'
import { csvAddress, type ListState, ResourceList, useRows } from '@ashlar/sdk/tables'
import { Avatar, PageHeader, useTexts, when } from '@ashlar/sdk/ui'
import '../screens.css'
import './people.css'
import { endOf, startOf } from './audit-days.ts'
import { actionWords, auditActions, auditEntities, detailWords } from './audit-words.ts'
import { fetchStaff, usersKey } from './people-api.ts'
import { nameOf } from './user-list.tsx'

const Lines = Rows(AuditLineSchema)
const defaults = {
  orderBy: 'at',
  orderDirection: 'desc' as const,
  itemsPerPage: 50,
  filters: ['actor', 'entity', 'action', 'from', 'until'],
}

const path = '/api/v1/admin/audit/'

const queryOf = ({ search, orderDirection, currentPage, itemsPerPage, filters }: ListState) => ({
  ...{ search: search || undefined, orderDirection, currentPage, itemsPerPage },
  entity: filters.entity?.join(',') || undefined,
  action: filters.action?.join(',') || undefined,
  actor: filters.actor?.join(',') || undefined,
  from: startOf(filters.from?.[0]),
  until: endOf(filters.until?.[0]),
})

const fetchLines = (state: ListState) =>
  api.get(path, { query: queryOf(state), reply: Lines }).then(({ results }) => results)

/** Who did what to which record, when. Nobody changes it, the server least of all. */
export default function AuditLog() {
  const t = useTexts('admin')
  const { state, list } = useRows({ key: ['audit'], fetch: fetchLines, defaults })
  const people = usePeople()
  return (
    <>
      <PageHeader
        title={t('Audit log')}
        icon="scroll-text"
        subtitle={t('Who did what, and when. Nothing in it can be changed.')}
      />
      <ResourceList
        name="audit"
        label={t('Audit log')}
        columns={[
          {
            id: 'at',
            title: t('When'),
            sortBy: 'at',
            className: 't2 num',
            cell: ({ at }) => <time dateTime={at}>{when(at)}</time>,
          },
          { id: 'actor', title: t('Who'), hide: 'sm', cell: (line) => <Who line={line} /> },
          {
            id: 'what',
            title: t('What'),
            fixed: true,
            cell: (line) => (
              <span className="why">
                <span className="med">{actionWords(line.action, t)}</span>
                {line.title !== '' && <span className="t2"> {line.title}</span>}
              </span>
            ),
          },
          {
            id: 'details',
            title: t('Details'),
            hide: 'lg',
            className: 't2 xs',
            cell: (line) => <span className="why">{detailWords(line.details, t)}</span>,
          },
          { id: 'request', title: t('Request'), hide: 'lg', className: 't3 mono xs', cell: (line) => line.requestId },
        ]}
        {...list}
        keyOf={({ id }) => id}
        labelOf={(line) => `${actionWords(line.action, t)} ${line.title}`}
        searchLabel={t('Search by name or title')}
        views={t('The whole log')}
        exportAddress={(columns) => csvAddress(path, queryOf(state), columns)}
        filters={[
          { name: 'from', title: t('From'), kind: 'day' },
          { name: 'until', title: t('Until'), kind: 'day' },
          ...(people ? [{ name: 'actor', title: t('Who'), options: people }] : []),
          { name: 'entity', title: t('About'), options: auditEntities(t) },
          { name: 'action', title: t('Act'), options: auditActions(t) },
        ]}
        empty={{
          title: t('Nothing has happened yet'),
          text: t('Every change that somebody makes leaves a line here.'),
        }}
      />
    </>
  )
}

/** Whom the log can be asked about, for those who may see the people. */
function usePeople() {
  const { data } = useQuery({
    queryKey: [usersKey, 'staff'],
    queryFn: fetchStaff,
    enabled: useCan('users.can_view'),
  })
  return data?.map((user) => ({ value: String(user.id), label: nameOf(user) }))
}

function Who({ line }: { readonly line: AuditLine }) {
  const t = useTexts('admin')
  if (line.actor === '') return <span className="t3">{t('The server')}</span>
  return (
    <span className="row g3">
      <Avatar name={line.actor} size="sm" />
      {line.actor}
    </span>
  )
}
