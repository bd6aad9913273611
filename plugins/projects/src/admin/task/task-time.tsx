import { CouldNotLoadNote, useCall, useCan } from '@ashlar/sdk/admin'
import { Button, IconButton, Progress, Skeleton, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { listTimeEntries, type Task, type TaskTimeEntry } from '../../contract.ts'
import { EntryDialog } from '../time/entry-dialog.tsx'
import { useTimer } from '../time/use-timer.ts'
import { minutesText } from '../words.ts'

/** Entries that are shown before "Show all". */
const few = 4

/** What a task took, against what was estimated; the timer, and time by hand. */
export function TaskTime({ task }: { readonly task: Task }) {
  const t = useTexts('projects')
  const mayLog = useCan('projects.can_edit')
  const { data, error, refetch } = useCall(listTimeEntries, { params: { id: task.id } })
  const [edited, setEdited] = useState<TaskTimeEntry | 'new'>()
  const [showsAll, setShowsAll] = useState(false)
  const { timer, isBusy, start, stop } = useTimer()
  const isMine = timer?.task_id === task.id
  const rows = data?.results.rows ?? []
  const spent = rows.reduce((sum, { duration }) => sum + duration, 0)
  const estimated = Math.round(task.est_hours * 60)
  return (
    <section className="form" aria-label={t('Time')}>
      <div className="row">
        <b className="med grow">{t('Time')}</b>
        <span className="t2 xs num">
          {t('{spent} of {estimated}', { spent: minutesText(spent, t), estimated: minutesText(estimated, t) })}
        </span>
      </div>
      <Progress label={t('Time spent')} value={estimated === 0 ? 0 : spent / estimated} />
      {error ? (
        <CouldNotLoadNote error={error} retry={refetch} />
      ) : !data ? (
        <Skeleton width={180} />
      ) : (
        rows.length > 0 && (
          <ul className="lines" aria-label={t('Time entries')}>
            {(showsAll ? rows : rows.slice(0, few)).map((entry) => (
              <li key={entry.id} className="row g3 xs">
                <span className="grow trunc">
                  {entry.user_name}, {when(entry.start_time)}
                </span>
                <span className="num nowrap">
                  {entry.end_time === null ? t('running') : minutesText(entry.duration, t)}
                </span>
                {mayLog && (
                  <IconButton
                    icon="pencil"
                    size="xs"
                    label={t('Edit the time of {name}', { name: entry.user_name })}
                    onClick={() => setEdited(entry)}
                  />
                )}
              </li>
            ))}
          </ul>
        )
      )}
      {!showsAll && rows.length > few && (
        <button type="button" className="link xs" onClick={() => setShowsAll(true)}>
          {t('Show all {count}', { count: rows.length })}
        </button>
      )}
      {mayLog && (
        <div className="row g3 wrap">
          {isMine ? (
            <Button icon="square" busy={isBusy} onClick={() => void stop()}>
              {t('Stop timer')}
            </Button>
          ) : (
            <Button icon="play" busy={isBusy} onClick={() => void start(task)}>
              {t('Start timer')}
            </Button>
          )}
          <Button variant="ghost" icon="plus" onClick={() => setEdited('new')}>
            {t('Log time')}
          </Button>
        </div>
      )}
      {edited && (
        <EntryDialog
          taskId={task.id}
          entry={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  )
}
