import { Badge, Card, IconButton, timeOf, useTexts } from '@ashlar/sdk/ui'
import type { TaskTimeEntry } from '../../contract.ts'
import { Line } from '../line.tsx'
import { TaskLink } from '../task/task-link.tsx'
import { minutesText } from '../words.ts'
import { weekdayText } from './range-text.ts'
import { dayOf } from './weeks.ts'

interface TimeSheetProps {
  /** The days of the week. */
  readonly days: readonly string[]
  readonly entries: readonly TaskTimeEntry[]
  readonly onEdit: (entry: TaskTimeEntry) => void
}

const dayOfEntry = ({ start_time }: TaskTimeEntry): string => dayOf(new Date(start_time))
const sumOf = (entries: readonly TaskTimeEntry[]): number => entries.reduce((sum, { duration }) => sum + duration, 0)

/** Minutes by task and day, and below the entries one by one. */
export function TimeSheet({ days, entries, onEdit }: TimeSheetProps) {
  const t = useTexts('projects')
  const byTask = [...Map.groupBy(entries, ({ task_id, user_id }) => `${task_id} ${user_id}`)]
  const shown = (minutes: number) => (minutes === 0 ? <span className="t3">·</span> : minutesText(minutes, t))
  const billable = sumOf(entries.filter((entry) => entry.billable))
  return (
    <div className="col" style={{ gap: 16 }}>
      <section className="sheet" aria-label={t('Time of the week')}>
        <div className="scroller">
          <table className="tbl">
            <caption className="sr">{t('Time of the week')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('Task')}</th>
                {days.map((day) => (
                  <th key={day} scope="col" className="r">
                    {weekdayText(day)}
                  </th>
                ))}
                <th scope="col" className="r">
                  {t('Total')}
                </th>
              </tr>
            </thead>
            <tbody>
              {byTask.map(([key, own]) => (
                <tr key={key}>
                  <td>
                    {own[0] && <TaskLink id={own[0].task_id}>{own[0].task_title}</TaskLink>}
                    <div className="t3 xs">
                      {[own[0]?.project_title ?? '', own[0]?.user_name ?? ''].filter((part) => part !== '').join(', ')}
                    </div>
                  </td>
                  {days.map((day) => (
                    <td key={day} className="r num nowrap">
                      {shown(sumOf(own.filter((entry) => dayOfEntry(entry) === day)))}
                    </td>
                  ))}
                  <td className="r num nowrap med">{minutesText(sumOf(own), t)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row" style={{ background: 'none' }}>
                  {t('Total')}
                </th>
                {days.map((day) => (
                  <td key={day} className="r num nowrap med">
                    {shown(sumOf(entries.filter((entry) => dayOfEntry(entry) === day)))}
                  </td>
                ))}
                <td className="r num nowrap med">{minutesText(sumOf(entries), t)}</td>
              </tr>
            </tbody>
          </table>
        </div>
      </section>
      <Card title={t('Entries')} note={t('{time} of it billable', { time: minutesText(billable, t) })}>
        <ul aria-label={t('Entries')}>
          {entries.map((entry) => (
            <Line key={entry.id}>
              <span className="grow" style={{ minWidth: 0 }}>
                <TaskLink id={entry.task_id}>{entry.task_title}</TaskLink>
                <div className="t3 xs trunc">
                  {[entry.user_name, entry.description].filter((part) => part !== '').join(', ')}
                </div>
              </span>
              {entry.document_id !== null ? (
                <Badge tone="green">{t('Billed')}</Badge>
              ) : (
                entry.billable && <Badge plain>{t('Billable')}</Badge>
              )}
              <span className="t2 xs num nowrap hide-sm">
                {weekdayText(dayOfEntry(entry))}, {timeOf(new Date(entry.start_time))}
                {entry.end_time !== null && ` – ${timeOf(new Date(entry.end_time))}`}
              </span>
              <span className="num nowrap med">
                {entry.end_time === null ? t('running') : minutesText(entry.duration, t)}
              </span>
              <IconButton
                icon="pencil"
                size="xs"
                label={t('Edit the time of {name}', { name: `${entry.user_name}, ${entry.task_title}` })}
                onClick={() => onEdit(entry)}
              />
            </Line>
          ))}
        </ul>
      </Card>
    </div>
  )
}
