import { CouldNotLoad, useCall, useCan, useNavigate, useSearchParams } from '@ashlar/sdk/admin'
import { listAssignees } from '@ashlar/sdk/forms'
import { Note, PageHeader, Segments, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { listSchedules, listTasks, mostSchedules } from '../../contract.ts'
import { today } from '../task/due-text.tsx'
import { TaskInAddress } from '../task/task-in-address.tsx'
import { PeriodBar } from '../time/period-bar.tsx'
import { PersonChoice } from '../time/person-choice.tsx'
import { monthText, rangeText } from '../time/range-text.ts'
import { dateOf, daysAfter, mondayOf, monthOf, monthsAfter, weekFrom } from '../time/weeks.ts'
import { Views } from '../views.tsx'
import { MonthPlan } from './month-plan.tsx'
import { type Planned, planOf } from './plan.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { usePlanning } from './use-planning.ts'
import { WeekPlan } from './week-plan.tsx'

/** Who does what when: a week or a month, planned by dragging tasks to days. */
export default function ScheduleScreen() {
  const t = useTexts('projects')
  const navigate = useNavigate()
  const mayPlan = useCan('projects.can_edit')
  const [address, setAddress] = useSearchParams()
  const [edited, setEdited] = useState<Planned>()
  const view = address.get('view') === 'month' ? 'month' : 'week'
  const day = address.get('day') ?? today()
  const person = address.get('person') ?? ''
  const days = view === 'week' ? weekFrom(mondayOf(day)) : monthOf(day)
  const [first, last] = [days[0] ?? day, days.at(-1) ?? day]
  const whose = person === '' ? {} : { assignee_id: Number(person) }
  const schedules = useCall(
    listSchedules,
    {
      query: {
        ...{ startDate: dateOf(first).toISOString(), endDate: dateOf(daysAfter(last, 1)).toISOString() },
        ...whose,
      },
    },
    { placeholderData: (before) => before },
  )
  const tasks = useCall(
    listTasks,
    { query: { orderBy: 'due_date', limit: 500, ...(person !== '' && { assignee_id: person }) } },
    { placeholderData: (before) => before },
  )
  const people = useCall(listAssignees, { query: {} })
  const names = new Map((people.data?.results.rows ?? []).map(({ id, firstname }) => [id, firstname]))
  const rows = schedules.data?.results.rows ?? []
  const move = usePlanning(rows, person)
  const put = (part: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(address)
    for (const [name, value] of Object.entries(part)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    setAddress(next)
  }
  const shift = (by: -1 | 1) => put({ day: view === 'week' ? daysAfter(first, 7 * by) : monthsAfter(day, by) })
  const open = (planned: Planned) => void navigate(`?${withTask(address, planned.task.id)}`)
  const error = schedules.error ?? tasks.error
  const plan = planOf(tasks.data?.results.rows ?? [], rows)
  const shared = { days, plan, names, mayPlan, open, edit: setEdited, move }
  return (
    <>
      <PageHeader title={t('Schedule')} icon="calendar-range" subtitle={t('Who does what, and when.')} />
      <Views current="schedule" />
      <PeriodBar
        title={view === 'week' ? rangeText(first, last) : monthText(day)}
        onMove={shift}
        onToday={() => put({ day: '' })}
      >
        <PersonChoice value={person} onChange={(value) => put({ person: value })} />
        <Segments
          label={t('Shown time')}
          value={view}
          onChange={(value) => put({ view: value === 'week' ? '' : value })}
          options={[
            { value: 'week', label: t('Week') },
            { value: 'month', label: t('Month') },
          ]}
        />
      </PeriodBar>
      {schedules.data?.results.truncated && (
        <Note tone="warn">
          {t('Only the first {count} times are shown. Choose a person.', { count: mostSchedules })}
        </Note>
      )}
      {error && !(schedules.data && tasks.data) ? (
        <CouldNotLoad
          title={t('The schedule could not be loaded')}
          error={error}
          retry={() => Promise.all([schedules.refetch(), tasks.refetch()])}
        />
      ) : view === 'week' ? (
        <WeekPlan {...shared} isLoading={!schedules.data || !tasks.data} />
      ) : (
        <MonthPlan {...shared} month={day} />
      )}
      {edited && <ScheduleDialog planned={edited} onClose={() => setEdited(undefined)} />}
      <TaskInAddress />
    </>
  )
}

function withTask(address: URLSearchParams, id: number): URLSearchParams {
  const next = new URLSearchParams(address)
  next.set('task', String(id))
  return next
}
