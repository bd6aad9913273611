import { CouldNotLoad, Link, useCall, useCan, useDialog } from '@ashlar/sdk/admin'
import {
  Button,
  Card,
  Checkbox,
  EmptyState,
  PageHeader,
  Pending,
  Skeleton,
  type Translate,
  useTexts,
} from '@ashlar/sdk/ui'
import { listTasks, type Task, taskDialog } from '../../contract.ts'
import { isOpen } from '../../is-open.ts'
import { Line } from '../line.tsx'
import { toggleTask } from '../task/change-task.ts'
import { DueText, today } from '../task/due-text.tsx'
import { TaskInAddress } from '../task/task-in-address.tsx'
import { TaskLink } from '../task/task-link.tsx'
import { useTimer } from '../time/use-timer.ts'
import { hoursText } from '../words.ts'

const query = { mine: true, status: 'pending,in_progress', orderBy: 'due_date', limit: 200 } as const

/** Tasks of whoever looks, over all projects: what is overdue comes first. */
export default function MyWorkScreen() {
  const t = useTexts('projects')
  const dialog = useDialog(taskDialog)
  const mayCreate = useCan('projects.can_create')
  const { data, error, refetch } = useCall(listTasks, { query })
  const rows = data?.results.rows ?? []
  return (
    <>
      <PageHeader
        title={t('My Work')}
        icon="list-todo"
        subtitle={data ? t('{count} task to do|{count} tasks to do', { count: data.results.total }) : ' '}
        actions={
          dialog.isOffered &&
          mayCreate && (
            <Button variant="primary" icon="plus" onClick={() => void dialog.open({})}>
              {t('New Task')}
            </Button>
          )
        }
      />
      {error && !data ? (
        <CouldNotLoad title={t('Your tasks could not be loaded')} error={error} retry={refetch} />
      ) : !data ? (
        <Pending>
          <div className="lines">
            <Skeleton width={420} height={40} />
            <Skeleton width={420} height={40} />
          </div>
        </Pending>
      ) : rows.length === 0 ? (
        <EmptyState
          kind="nothing"
          title={t('You have nothing to do')}
          text={t('Tasks that are assigned to you appear here, in the order in which they are due.')}
        />
      ) : (
        <div className="col" style={{ gap: 16 }}>
          {groups(rows, t).map(({ title, tasks }) => (
            <Card key={title} title={title} note={tasks.length}>
              <ul aria-label={title}>
                {tasks.map((task) => (
                  <TaskLine key={task.id} task={task} />
                ))}
              </ul>
            </Card>
          ))}
        </div>
      )}
      <TaskInAddress />
    </>
  )
}

/** By when they are due; groups without tasks are left out. */
function groups(tasks: readonly Task[], t: Translate) {
  const now = today()
  const week = new Date(Date.parse(`${now}T00:00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10)
  const nameOf = ({ due_date: due }: Task): string => {
    if (due === null) return t('Without a due date')
    if (due < now) return t('Overdue')
    if (due === now) return t('Today')
    return due < week ? t('This week') : t('Later')
  }
  return [...Map.groupBy(tasks, nameOf)].map(([title, own]) => ({ title, tasks: own }))
}

function TaskLine({ task }: { readonly task: Task }) {
  const t = useTexts('projects')
  const mayEdit = useCan('projects.can_edit')
  const { timer, isBusy, start, stop } = useTimer()
  const isMine = timer?.task_id === task.id
  const waits = task.waits_for.filter(isOpen)
  return (
    <Line>
      <Checkbox
        checked={false}
        onChange={() => void toggleTask(task, t)}
        label={t('{title} is done', { title: task.title })}
        hideLabel
        disabled={!mayEdit}
      />
      <span className="grow" style={{ minWidth: 0 }}>
        <TaskLink id={task.id}>{task.title}</TaskLink>
        <div className="t3 xs">
          {task.project_id !== null && <Link to={`/admin/projects/${task.project_id}`}>{task.project_title}</Link>}
          {waits.length > 0 && ` ${t('Waits for {tasks}', { tasks: waits.map(({ title }) => title).join(', ') })}`}
        </div>
      </span>
      <span className="t2 xs num nowrap hide-sm">{hoursText(task.est_hours, t)}</span>
      <span className="t2 xs nowrap">
        <DueText task={task} />
      </span>
      {mayEdit && (
        <Button
          size="sm"
          icon={isMine ? 'square' : 'play'}
          busy={isBusy}
          aria-label={
            isMine
              ? t('Stop the timer of {title}', { title: task.title })
              : t('Start a timer for {title}', { title: task.title })
          }
          onClick={() => void (isMine ? stop() : start(task))}
        >
          <span className="hide-sm">{isMine ? t('Stop') : t('Start')}</span>
        </Button>
      )}
    </Line>
  )
}
