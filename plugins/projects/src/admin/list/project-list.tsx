import { customerChoice, listCustomers } from '@ashlar/plugin-customers'
import { Link, useCall, useCan, useDialog, useMe, useNavigate, useSearchParams } from '@ashlar/sdk/admin'
import {
  assigneeColumn,
  customFieldColumns,
  pickerFilter,
  tagColumn,
  useAssigneeFilter,
  useCustomFields,
  useTagFilter,
} from '@ashlar/sdk/records'
import { type Column, type Filter, ResourceList, RowActions, useList } from '@ashlar/sdk/tables'
import { Button, IconButton, Menu, PageHeader, Progress, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import { useMemo, useState } from 'react'
import {
  listBoards,
  listProjects,
  type Project,
  projectAssignees,
  projectDialog,
  projectFields,
  projectTags,
} from '../../contract.ts'
import { BoardNameDialog } from '../board/board-name-dialog.tsx'
import { shareIcon } from '../board/share-mark.tsx'
import { ColumnBadge } from '../column-badge.tsx'
import { useChosenCustomer } from '../customer/use-chosen-customer.ts'
import { idIn } from '../id-in.ts'
import { removeProject } from '../project/remove-project.ts'
import { Views } from '../views.tsx'
import { hoursText, minutesText } from '../words.ts'
import { BulkDialog, type BulkKind } from './bulk-dialog.tsx'
import type { ChosenProjects } from './change-projects.ts'
import { deleteChosen } from './change-projects.ts'
import { TemplatesDialog } from './templates-dialog.tsx'

const own = ['tag', 'assignee_id', 'board_id', 'customer_id', 'startDate', 'endDate']

/** PROJ-001: all projects of the website. */
export function ProjectList() {
  const t = useTexts('projects')
  const words = useTexts('admin')
  const me = useMe()
  const navigate = useNavigate()
  const dialog = useDialog(projectDialog)
  const may = {
    edit: useCan('projects.can_edit'),
    create: useCan('projects.can_create'),
    remove: useCan('projects.can_delete'),
  }
  const [bulk, setBulk] = useState<{ readonly kind: BulkKind; readonly chosen: ChosenProjects }>()
  const [open, setOpen] = useState<'templates' | 'board'>()
  const boards = useCall(listBoards).data?.boards ?? []
  const { data, list, filters, fields } = useProjects()
  const create = async () => {
    const project = await dialog.open({})
    if (project) void navigate(`/admin/projects/${project.projectId}`)
  }
  const add = dialog.isOffered && may.create && (
    <Button variant="primary" icon="plus" onClick={() => void create()}>
      {t('New Project')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('Projects')}
        icon="square-kanban"
        subtitle={data ? t('{count} project|{count} projects', { count: data.total }) : ' '}
        actions={
          <>
            <Menu
              trigger={<IconButton icon="ellipsis" label={t('More')} />}
              entries={[
                ...boards.map((board) => ({
                  label: board.name,
                  icon: shareIcon(board, me.user.id) ?? 'square-kanban',
                  onSelect: () => void navigate(`/admin/projects?board=${board.id}`),
                })),
                ...(boards.length > 0 ? (['separator'] as const) : []),
                ...(may.create ? [{ label: t('New board'), icon: 'plus', onSelect: () => setOpen('board') }] : []),
                { label: t('Templates'), icon: 'copy', onSelect: () => setOpen('templates') },
              ]}
            />
            {add}
          </>
        }
      />
      <Views current="list" />
      <ResourceList<Project>
        name="projects"
        label={t('Projects')}
        columns={[...columns(t, words), ...customFieldColumns<ListedProject>(fields, words).map(fromListed)]}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ title }) => title}
        searchLabel={t('Title, customer or tag')}
        views={t('All projects')}
        filters={filters}
        rowActions={(project) => (
          <RowActions
            name={project.title}
            actions={[
              ...(may.edit
                ? [
                    {
                      ...{ label: t('Edit'), alone: t('Edit {name}', { name: project.title }), icon: 'pencil' },
                      onSelect: () => void dialog.open({ projectId: project.id }),
                    },
                  ]
                : []),
              ...(may.remove
                ? [
                    {
                      ...{ label: t('Delete'), icon: 'trash-2', danger: true },
                      onSelect: () => void removeProject(project, t),
                    },
                  ]
                : []),
            ]}
          />
        )}
        bulkActions={[
          ...(may.edit
            ? [
                bulkAction(t('Move to a column'), 'move', (chosen) => setBulk({ kind: 'column', chosen })),
                bulkAction(t('Assign'), 'user-plus', (chosen) => setBulk({ kind: 'assign', chosen })),
                bulkAction(t('End date'), 'calendar', (chosen) => setBulk({ kind: 'end', chosen })),
              ]
            : []),
          ...(may.remove
            ? [{ ...bulkAction(t('Delete'), 'trash-2', (chosen) => deleteChosen(chosen, t)), danger: true }]
            : []),
        ]}
        empty={{
          title: t('No projects yet'),
          text: may.create
            ? t('Create your first project, or a board to plan on.')
            : t('Projects that your team creates appear here.'),
          ...(add && { actions: add }),
        }}
      />
      {bulk && <BulkDialog {...bulk} onClose={() => setBulk(undefined)} />}
      {open === 'templates' && <TemplatesDialog onClose={() => setOpen(undefined)} />}
      {open === 'board' && (
        <BoardNameDialog
          board={undefined}
          boards={boards}
          onClose={() => setOpen(undefined)}
          onMade={(id) => void navigate(`/admin/projects?board=${id}`)}
        />
      )}
    </>
  )
}

const bulkAction = (label: string, icon: string, run: (chosen: ChosenProjects) => unknown) => ({
  ...{ label, icon, matching: true as const },
  run: (_: readonly Project[], chosen: ChosenProjects) => void run(chosen),
})

/** As the columns of custom fields expect a row: values in a list. */
interface ListedProject {
  readonly custom_fields: { readonly id: string; readonly label: string; readonly value: string }[]
}

const fromListed = ({ cell, ...column }: Column<ListedProject>): Column<Project> => ({
  ...column,
  cell: ({ custom_fields }) =>
    cell({ custom_fields: Object.entries(custom_fields).map(([id, value]) => ({ id, label: '', value })) }),
})

/** The list of projects, and what narrows it. */
function useProjects() {
  const t = useTexts('projects')
  const custom = useCustomFields(projectFields)
  const boards = useCall(listBoards).data?.boards ?? []
  const [address] = useSearchParams()
  const canPick = useCan('customers.can_view')
  const customer = useChosenCustomer(idIn(address.get('customer_id')))
  const assignee = useAssigneeFilter(projectAssignees).map((filter) => ({ ...filter, name: 'assignee_id' }))
  const filters: Filter[] = [
    ...useTagFilter(projectTags),
    ...assignee,
    ...choices(
      'board_id',
      t('Board'),
      boards.map(({ id, name }) => ({ value: String(id), label: name })),
    ),
    ...(canPick
      ? [
          pickerFilter({
            ...{ name: 'customer_id', title: t('Customer'), call: listCustomers },
            ...{ choiceOf: customerChoice, chosen: customer },
          }),
        ]
      : []),
    ...custom.filters,
  ]
  const added = custom.filters.map(({ name }) => name).join()
  const defaults = useMemo(
    () => ({
      ...{ orderBy: 'createdAt', orderDirection: 'desc' as const, itemsPerPage: 25 },
      filters: [...own, ...added.split(',').filter((name) => name !== '')],
    }),
    [added],
  )
  const { data, list } = useList(listProjects, { defaults, enabled: custom.isReady })
  return { data, list, filters, fields: custom.fields }
}

const choices = (name: string, title: string, options: readonly { value: string; label: string }[]): Filter[] =>
  options.length === 0 ? [] : [{ name, title, options }]

const columns = (t: Translate, words: Translate): readonly Column<Project>[] => [
  {
    ...{ id: 'title', title: t('Title'), sortBy: 'title', fixed: true },
    cell: ({ id, title, customer_name }) => (
      <>
        <Link className="med" to={`/admin/projects/${id}`}>
          {title}
        </Link>
        {customer_name !== '' && <div className="t3 xs">{customer_name}</div>}
      </>
    ),
  },
  {
    ...{ id: 'column', title: t('Column'), hide: 'sm' },
    cell: ({ board, column_name, column_color }) =>
      board && (
        <>
          <ColumnBadge name={column_name} color={column_color} />
          <div className="t3 xs">{board.name}</div>
        </>
      ),
  },
  {
    ...{ id: 'tasks', title: t('Tasks'), hide: 'md', className: 't2 num' },
    cell: ({ tasks: { total, closed } }) =>
      total > 0 && (
        <Progress
          label={t('{closed} of {total} done', { closed, total })}
          value={closed / total}
          text={t('{done} of {total}', { done: closed, total })}
        />
      ),
  },
  {
    ...{ id: 'start', title: t('Start Date'), sortBy: 'start_date', hide: 'lg', className: 't2 num' },
    cell: ({ start_date }) => when(start_date),
  },
  {
    ...{ id: 'end', title: t('End Date'), hide: 'md', className: 't2 num' },
    cell: ({ end_date }) => end_date !== null && when(end_date),
  },
  {
    ...{ id: 'hours', title: t('Est. Hours'), hide: 'lg', align: 'right', className: 't2 num' },
    cell: ({ est_hours }) => hoursText(est_hours, t),
  },
  {
    ...{ id: 'minutes', title: t('Time spent'), hide: 'lg', align: 'right', className: 't2 num', onDemand: true },
    cell: ({ minutes }) => minutesText(minutes, t),
  },
  tagColumn(words),
  assigneeColumn(words),
  {
    ...{ id: 'created', title: t('Created'), sortBy: 'createdAt', hide: 'lg', className: 't2 num', onDemand: true },
    cell: ({ createdAt }) => when(createdAt),
  },
]
