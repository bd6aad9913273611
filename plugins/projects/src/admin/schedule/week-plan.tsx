import { Board } from '@ashlar/sdk/board'
import { timeOf, useTexts } from '@ashlar/sdk/ui'
import { type CSSProperties, createContext, memo, use } from 'react'
import { DueText } from '../task/due-text.tsx'
import { weekdayText } from '../time/range-text.ts'
import { hoursText } from '../words.ts'
import { openColumn, type Planned } from './plan.ts'
import type { PlanProps } from './plan-props.ts'

const Names = createContext<ReadonlyMap<number, string>>(new Map())

/** Eight columns beside each other where there is room. */
const narrow = { '--brd-column': '128px' } as CSSProperties

interface WeekPlanProps extends PlanProps {
  readonly isLoading: boolean
}

/** A week as a board: a column for each day, and one for tasks without a time. */
export function WeekPlan({ days, plan, names, mayPlan, open, edit, move, isLoading }: WeekPlanProps) {
  const t = useTexts('projects')
  const columns = [
    { id: openColumn, title: t('Without a time') },
    ...days.map((day) => ({ id: day, title: weekdayText(day) })),
  ]
  return (
    <Names value={names}>
      <div style={narrow}>
        <Board<Planned, (typeof columns)[number]>
          label={t('Schedule')}
          columns={columns}
          cards={plan}
          idOf={({ id }) => id}
          titleOf={({ title }) => title}
          columnOf={({ day }) => day}
          card={PlannedCard}
          columnHead={DayHead}
          onOpen={open}
          onMove={
            mayPlan
              ? async ({ cards, column }) => {
                  for (const planned of cards) await move(planned, String(column.id))
                }
              : undefined
          }
          cardActions={(planned) => [
            { label: t('Open'), icon: 'circle-check', onSelect: () => open(planned) },
            ...(mayPlan ? [{ label: t('Set the time'), icon: 'clock', onSelect: () => edit(planned) }] : []),
            ...(mayPlan && planned.schedule
              ? [
                  {
                    ...{ label: t('Take off the schedule'), icon: 'calendar-x', danger: true },
                    onSelect: () => void move(planned, openColumn),
                  },
                ]
              : []),
          ]}
          isLoading={isLoading}
        />
      </div>
    </Names>
  )
}

/** Hours that are planned for a day. */
function DayHead({ cards }: { readonly cards: readonly Planned[] }) {
  const t = useTexts('projects')
  const hours = cards.reduce((sum, { schedule }) => sum + (schedule ? lengthOf(schedule) : 0), 0)
  return hours > 0 && <span className="t3 xs num">{hoursText(Math.round(hours * 10) / 10, t)}</span>
}

const lengthOf = (span: { readonly scheduled_start_time: string; readonly scheduled_end_time: string }): number =>
  (Date.parse(span.scheduled_end_time) - Date.parse(span.scheduled_start_time)) / 3_600_000

const PlannedCard = memo(function PlannedCard({ card }: { readonly card: Planned }) {
  const t = useTexts('projects')
  const names = use(Names)
  const { title, task, schedule } = card
  return (
    <div className="col" style={{ gap: 4 }}>
      {schedule && (
        <span className="t2 xs num">
          {timeOf(new Date(schedule.scheduled_start_time))} – {timeOf(new Date(schedule.scheduled_end_time))}
          {names.get(schedule.assignee_id) !== undefined && `, ${names.get(schedule.assignee_id)}`}
        </span>
      )}
      <b className="med">{title}</b>
      <span className="row g3 t3 xs">
        <span className="trunc grow">{task.project_title}</span>
        {!schedule && <span className="num">{hoursText(task.est_hours, t)}</span>}
      </span>
      {!schedule && task.due_date !== null && (
        <span className="t2 xs">
          <DueText task={task} />
        </span>
      )}
    </div>
  )
})
