import { CouldNotLoadNote, call, useCall, useCan, useDialog, useNavigate } from '@ashlar/sdk/admin'
import { Board } from '@ashlar/sdk/board'
import {
  Avatars,
  Button,
  Card,
  Checkbox,
  EmptyState,
  Icon,
  Pending,
  Segments,
  Skeleton,
  useTexts,
} from '@ashlar/sdk/ui'
import { memo, useState } from 'react'
import { changeTask, listColumns, listTasksOfProject, type Project, type Task, taskDialog } from '../../contract.ts'
import { isOpen } from '../../is-open.ts'
import { tasksChanged } from '../changed.ts'
import { Line } from '../line.tsx'
import { sortBetween } from '../sort-between.ts'
import { toggleTask } from '../task/change-task.ts'
import { DueText } from '../task/due-text.tsx'
import { removeTask } from '../task/remove-task.ts'
import { TaskLink } from '../task/task-link.tsx'
import { hoursText } from '../words.ts'

/** The tasks of a project: in their order, or in the columns of its board (TASK-013). */
export function ProjectTasks({ project }: { readonly project: Project }) {
  const t = useTexts('projects')
  const [view, setView] = useState<'list' | 'board'>('list')
  const dialog = useDialog(taskDialog)
  const mayCreate = useCan('projects.can_create')
  const tasks = useCall(listTasksOfProject, { params: { id: project.id }, query: { limit: -1 } })
  const rows = tasks.data?.results.rows ?? []
  const { closed, total } = project.tasks
  return (
    <Card
      title={t('Tasks')}
      note={total > 0 && t('{closed} of {total} done', { closed, total })}
      actions={
        <>
          {project.board_id !== null && total > 0 && (
            <Segments
              size="sm"
              label={t('Show the tasks as')}
              iconOnly
              value={view}
              onChange={setView}
              options={[
                { value: 'list', label: t('List'), icon: 'list' },
                { value: 'board', label: t('Board'), icon: 'square-kanban' },
              ]}
            />
          )}
          {dialog.isOffered && mayCreate && (
            <Button size="sm" icon="plus" onClick={() => void dialog.open({ projectId: project.id })}>
              {t('New Task')}
            </Button>
          )}
        </>
      }
    >
      {tasks.error ? (
        <CouldNotLoadNote error={tasks.error} retry={tasks.refetch} />
      ) : !tasks.data ? (
        <Pending>
          <div className="lines">
            <Skeleton width={320} height={24} />
            <Skeleton width={280} height={24} />
          </div>
        </Pending>
      ) : rows.length === 0 ? (
        <EmptyState
          kind="nothing"
          title={t('No tasks yet')}
          text={t('Write down what is to be done, by whom and until when.')}
        />
      ) : view === 'board' && project.board_id !== null ? (
        <TaskBoard boardId={project.board_id} tasks={rows} />
      ) : (
        <ul aria-label={t('Tasks')}>
          {rows.map((task) => (
            <TaskLine key={task.id} task={task} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function TaskLine({ task }: { readonly task: Task }) {
  const t = useTexts('projects')
  const mayEdit = useCan('projects.can_edit')
  const isDone = task.status === 'completed'
  const waits = task.waits_for.filter(isOpen)
  return (
    <Line>
      <Checkbox
        checked={isDone}
        onChange={() => void toggleTask(task, t)}
        label={t('{title} is done', { title: task.title })}
        hideLabel
        disabled={!mayEdit}
      />
      <span className="grow" style={{ minWidth: 0 }}>
        <TaskLink id={task.id}>{task.title}</TaskLink>
        {waits.length > 0 && !isDone && (
          <div className="t3 xs">{t('Waits for {tasks}', { tasks: waits.map(({ title }) => title).join(', ') })}</div>
        )}
      </span>
      {task.checklist.length > 0 && (
        <span className="row t3 xs num nowrap" style={{ gap: 4 }}>
          <Icon name="list-checks" size="sm" />
          {t('{done} of {total}', {
            done: task.checklist.filter(({ is_done }) => is_done).length,
            total: task.checklist.length,
          })}
        </span>
      )}
      <span className="t2 xs num nowrap hide-sm">{hoursText(task.est_hours, t)}</span>
      <span className="t2 xs nowrap">
        <DueText task={task} />
      </span>
      <span className="hide-sm">
        <Avatars size="sm" most={3} names={task.assignees.map(({ displayName }) => displayName)} />
      </span>
    </Line>
  )
}

function TaskBoard({ boardId, tasks }: { readonly boardId: number; readonly tasks: readonly Task[] }) {
  const t = useTexts('projects')
  const navigate = useNavigate()
  const mayEdit = useCan('projects.can_edit')
  const mayRemove = useCan('projects.can_delete')
  const { data, error, refetch } = useCall(listColumns, { params: { boardId } })
  const columns = (data?.results.rows ?? []).map(({ id, name, color }) => ({ id, title: name, color }))
  const open = ({ id }: Task) => void navigate(`${location.pathname}?task=${id}`)
  return (
    <Board<Task, (typeof columns)[number]>
      label={t('Tasks')}
      height={460}
      columns={columns}
      cards={tasks}
      idOf={({ id }) => id}
      titleOf={({ title }) => title}
      // Those that stand nowhere yet are shown where new ones begin.
      columnOf={({ column_id }) => column_id ?? columns[0]?.id ?? 0}
      card={TaskCard}
      onOpen={open}
      onMove={
        mayEdit
          ? async ({ cards, column, above, below }) => {
              let last = above
              for (const task of cards) {
                const sort = sortBetween(last, below)
                await call(changeTask, { params: { id: task.id }, body: { column_id: Number(column.id), sort } })
                last = { ...task, sort }
              }
              await tasksChanged()
            }
          : undefined
      }
      cardActions={(task) => [
        { label: t('Open'), icon: 'circle-check', onSelect: () => open(task) },
        ...(mayRemove
          ? [{ label: t('Delete'), icon: 'trash-2', danger: true, onSelect: () => void removeTask(task, t) }]
          : []),
      ]}
      isLoading={!data}
      error={error}
      onRetry={() => void refetch()}
    />
  )
}

const TaskCard = memo(function TaskCard({ card }: { readonly card: Task }) {
  const t = useTexts('projects')
  return (
    <div className="col" style={{ gap: 8 }}>
      <b className="med">{card.title}</b>
      <span className="row g3 xs t2">
        <span className="num">{hoursText(card.est_hours, t)}</span>
        <span className="grow">
          <DueText task={card} />
        </span>
        <Avatars size="sm" most={3} names={card.assignees.map(({ displayName }) => displayName)} />
      </span>
    </div>
  )
})
