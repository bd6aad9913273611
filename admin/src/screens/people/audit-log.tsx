import { useCall, useCan } from '@ashlar/sdk/admin'
import { type AuditLine, listAuditLines, listRoles, listUsers } from '@ashlar/sdk/platform'
import { type ListState, ResourceList, useList } from '@ashlar/sdk/tables'
import { Avatar, PageHeader, useTexts, when } from '@ashlar/sdk/ui'
import '../screens.css'
import './people.css'
import { endOf, startOf } from './audit-days.ts'
import { actionWords, auditActions, auditEntities, detailWords } from './audit-words.ts'
import { staffRole } from './role-names.ts'
import { nameOf } from './user-list.tsx'

const defaults = {
  orderBy: 'at',
  orderDirection: 'desc' as const,
  itemsPerPage: 50,
  filters: ['actor', 'entity', 'action', 'from', 'until'],
}

/** Days that are chosen, as moments of this browser. */
const daysOf = ({ filters }: ListState) => ({ from: startOf(filters.from?.[0]), until: endOf(filters.until?.[0]) })

/** Who did what to which record, when. Nobody changes it, the server least of all. */
export default function AuditLog() {
  const t = useTexts('admin')
  const { list } = useList(listAuditLines, { defaults, query: daysOf })
  const people = usePeople()
  return (
    <>
      <PageHeader
        title={t('Audit log')}
        icon="scroll-text"
        subtitle={t('Who did what, and when. Entries cannot be changed.')}
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
        views={t('All entries')}
        filters={[
          { name: 'from', title: t('From'), kind: 'day' },
          { name: 'until', title: t('Until'), kind: 'day' },
          ...(people ? [{ name: 'actor', title: t('Who'), options: people }] : []),
          { name: 'entity', title: t('About'), options: auditEntities(t) },
          { name: 'action', title: t('Action'), options: auditActions(t) },
        ]}
        empty={{
          title: t('No entries yet'),
          text: t('Every change that someone makes is recorded here.'),
        }}
      />
    </>
  )
}

/** By name: as many as a list of choices bears. */
const byName = { orderBy: 'displayName', itemsPerPage: 100 } as const

/** Whom the log can be asked about, for those who may see the people: those who work here. */
function usePeople() {
  const { data: known } = useCall(listRoles, undefined, { enabled: useCan('users.can_view') })
  const staff = known?.results.rows.filter(({ level }) => level <= staffRole).map(({ role_id }) => role_id)
  const query = { ...byName, role_id: (staff ?? [staffRole]).join() }
  const { data } = useCall(listUsers, { query }, { enabled: staff !== undefined })
  return data?.results.rows.map((user) => ({ value: String(user.id), label: nameOf(user) }))
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
