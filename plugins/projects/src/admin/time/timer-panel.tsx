import { CouldNotLoadNote, Link, type PanelProps, useCall } from '@ashlar/sdk/admin'
import { Button, Pending, Skeleton, useTexts, when } from '@ashlar/sdk/ui'
import { listTasks } from '../../contract.ts'
import { ForgottenTimer } from './forgotten-timer.tsx'
import { useTimer } from './use-timer.ts'

const query = { mine: true, status: 'pending,in_progress', orderBy: 'due_date', itemsPerPage: 8 } as const

/** The timer that runs, or the tasks for which one can be started. */
export default function TimerPanel({ close }: PanelProps) {
  const t = useTexts('projects')
  const { timer, isBusy, start, stop, error, retry } = useTimer()
  const tasks = useCall(listTasks, { query })
  if (error) return <CouldNotLoadNote error={error} retry={retry} />
  if (timer === undefined) {
    return (
      <Pending>
        <Skeleton width={260} height={60} />
      </Pending>
    )
  }
  const rows = tasks.data?.results.rows ?? []
  return (
    <div className="col" style={{ gap: 12 }}>
      <h2 style={{ fontSize: 'var(--ash-text-md)' }}>{t('Timer')}</h2>
      {timer && (
        <>
          <ForgottenTimer />
          <div className="row g3">
            <span className="grow" style={{ minWidth: 0 }}>
              <Link className="med trunc" to={`/admin/tasks?task=${timer.task_id}`} onClick={close}>
                {timer.task_title}
              </Link>
              <div className="t3 xs">{t('Since {when}', { when: when(timer.start_time) })}</div>
            </span>
            <Button variant="primary" icon="square" busy={isBusy} onClick={() => void stop()}>
              {t('Stop')}
            </Button>
          </div>
        </>
      )}
      {!timer && <p className="t2">{t('No timer is running. Choose one of your tasks to start one.')}</p>}
      {tasks.error && <CouldNotLoadNote error={tasks.error} retry={tasks.refetch} />}
      {rows.length > 0 && (
        <ul aria-label={t('My tasks')} className="col" style={{ gap: 6 }}>
          {rows
            .filter(({ id }) => id !== timer?.task_id)
            .map((task) => (
              <li key={task.id} className="row g3">
                <span className="grow trunc">{task.title}</span>
                <Button
                  size="sm"
                  icon="play"
                  busy={isBusy}
                  aria-label={t('Start a timer for {title}', { title: task.title })}
                  onClick={() => void start(task)}
                >
                  {t('Start')}
                </Button>
              </li>
            ))}
        </ul>
      )}
      <Link className="link xs" to="/admin/time" onClick={close}>
        {t('All time')}
      </Link>
    </div>
  )
}
