import { Link, useCan, useDialog } from '@ashlar/sdk/admin'
import { assigneeColumn, tagColumn, useAssigneeFilter, useTagFilter } from '@ashlar/sdk/records'
import { type Column, type Filter, ResourceList, RowActions, useList } from '@ashlar/sdk/tables'
import { Badge, Button, PageHeader, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { listTasks, type Task, taskAssignees, taskDialog, taskStatuses, taskTags } from '../../contract.ts'
import { ColumnBadge } from '../column-badge.tsx'
import { toggleTask } from '../task/change-task.ts'
import { DueText } from '../task/due-text.tsx'
import { removeTask } from '../task/remove-task.ts'
import { TaskInAddress } from '../task/task-in-address.tsx'
import { TaskLink } from '../task/task-link.tsx'
import { hoursText, minutesText, statusNames, statusTones } from '../words.ts'
import { type ChosenTasks, completeChosen, deleteChosenTasks } from './change-tasks.ts'
import { type TaskBulkKind, TasksBulkDialog } from './tasks-bulk-dialog.tsx'

const defaults = {
  ...{ orderBy: 'due_date', orderDirection: 'asc' as const, itemsPerPage: 25 },
  filters: ['status', 'due', 'tag', 'assignee_id', 'startDate', 'endDate'],
}

/** All tasks of the website. */
export default function TaskList() {
  const t = useTexts('projects')
  const words = useTexts('admin')
  const dialog = useDialog(taskDialog)
  const may = {
    edit: useCan('projects.can_edit'),
    create: useCan('projects.can_create'),
    remove: useCan('projects.can_delete'),
  }
  const [bulk, setBulk] = useState<{ readonly kind: TaskBulkKind; readonly chosen: ChosenTasks }>()
  const { data, list } = useList(listTasks, { defaults })
  const status = statusNames(t)
  const assignee = useAssigneeFilter(taskAssignees).map((filter) => ({ ...filter, name: 'assignee_id' }))
  const filters: Filter[] = [
    {
      ...{ name: 'status', title: t('Status') },
      options: taskStatuses.map((value) => ({ value, label: status[value] })),
    },
    {
      ...{ name: 'due', title: t('Due') },
      options: [
        { value: 'overdue', label: t('Overdue') },
        { value: 'week', label: t('Within 7 days') },
      ],
    },
    ...useTagFilter(taskTags),
    ...assignee,
    { kind: 'day', name: 'startDate', title: t('Due from') },
    { kind: 'day', name: 'endDate', title: t('Due until') },
  ]
  const add = dialog.isOffered && may.create && (
    <Button variant="primary" icon="plus" onClick={() => void dialog.open({})}>
      {t('New Task')}
    </Button>
  )
  const action = (label: string, icon: string, run: (chosen: ChosenTasks) => unknown) => ({
    ...{ label, icon, matching: true as const },
    run: (_: readonly Task[], chosen: ChosenTasks) => void run(chosen),
  })
  return (
    <>
      <PageHeader
        title={t('Tasks')}
        icon="circle-check"
        subtitle={data ? t('{count} task|{count} tasks', { count: data.total }) : ' '}
        actions={add}
      />
      <ResourceList<Task>
        name="tasks"
        label={t('Tasks')}
        columns={columns(t, words)}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ title }) => title}
        searchLabel={t('Title or tag')}
        views={t('All tasks')}
        filters={filters}
        rowActions={(task) => (
          <RowActions
            name={task.title}
            actions={[
              ...(may.edit
                ? [
                    {
                      label: task.status === 'completed' ? t('Open again') : t('Complete'),
                      alone:
                        task.status === 'completed'
                          ? t('Open {name} again', { name: task.title })
                          : t('Complete {name}', { name: task.title }),
                      icon: task.status === 'completed' ? 'rotate-ccw' : 'check',
                      onSelect: () => void toggleTask(task, t),
                    },
                  ]
                : []),
              ...(may.remove
                ? [
                    {
                      ...{ label: t('Delete'), icon: 'trash-2', danger: true },
                      onSelect: () => void removeTask(task, t),
                    },
                  ]
                : []),
            ]}
          />
        )}
        bulkActions={[
          ...(may.edit
            ? [
                action(t('Complete'), 'check', (chosen) => completeChosen(chosen, t)),
                action(t('Assign'), 'user-plus', (chosen) => setBulk({ kind: 'assign', chosen })),
                action(t('Due Date'), 'calendar', (chosen) => setBulk({ kind: 'due', chosen })),
                action(t('Project'), 'square-kanban', (chosen) => setBulk({ kind: 'project', chosen })),
              ]
            : []),
          ...(may.remove
            ? [{ ...action(t('Delete'), 'trash-2', (chosen) => deleteChosenTasks(chosen, t)), danger: true }]
            : []),
        ]}
        empty={{
          title: t('No tasks yet'),
          text: t('Write down what is to be done, by whom and until when.'),
          ...(add && { actions: add }),
        }}
      />
      {bulk && <TasksBulkDialog {...bulk} onClose={() => setBulk(undefined)} />}
      <TaskInAddress />
    </>
  )
}

const columns = (t: Translate, words: Translate): readonly Column<Task>[] => [
  {
    ...{ id: 'title', title: t('Title'), sortBy: 'title', fixed: true },
    cell: ({ id, title, project_id, project_title }) => (
      <>
        <TaskLink id={id}>{title}</TaskLink>
        {project_id !== null && (
          <div className="xs">
            <Link className="t3" to={`/admin/projects/${project_id}`}>
              {project_title}
            </Link>
          </div>
        )}
      </>
    ),
  },
  {
    ...{ id: 'status', title: t('Status'), hide: 'sm' },
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusNames(t)[status]}</Badge>,
  },
  {
    ...{ id: 'column', title: t('Column'), hide: 'lg' },
    cell: ({ column_id, column_name, column_color }) =>
      column_id !== null && <ColumnBadge name={column_name} color={column_color} />,
  },
  {
    ...{ id: 'due', title: t('Due Date'), sortBy: 'due_date', phone: true, className: 't2 num nowrap' },
    cell: (task) => <DueText task={task} />,
  },
  {
    ...{ id: 'customer', title: t('Customer'), hide: 'lg', className: 't2' },
    cell: ({ customer_name }) => customer_name,
  },
  {
    ...{ id: 'hours', title: t('Est. Hours'), hide: 'lg', align: 'right', className: 't2 num' },
    cell: ({ est_hours }) => hoursText(est_hours, t),
  },
  {
    ...{ id: 'minutes', title: t('Time spent'), hide: 'lg', align: 'right', className: 't2 num' },
    cell: ({ minutes }) => minutesText(minutes, t),
  },
  tagColumn(words),
  assigneeColumn(words),
  {
    ...{ id: 'created', title: t('Created'), sortBy: 'createdAt', hide: 'lg', className: 't2 num', onDemand: true },
    cell: ({ createdAt }) => when(createdAt),
  },
]
