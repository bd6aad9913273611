import { Button, timeOf, toast, useTexts } from '@ashlar/sdk/ui'
import { problemOf } from '../problem-of.ts'
import { today } from '../task/due-text.tsx'
import { weekdayText } from '../time/range-text.ts'
import { dateOf } from '../time/weeks.ts'
import { openColumn, type Planned } from './plan.ts'
import type { PlanProps } from './plan-props.ts'

interface MonthPlanProps extends PlanProps {
  /** A day of the month. */
  readonly month: string
}

const grid = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(120px, 1fr))', gap: 6, minWidth: 880 } as const
const cell = {
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minHeight: 104,
  padding: 8,
  borderRadius: 8,
  background: 'var(--ash-surface)',
  boxShadow: '0 0 0 1px var(--ash-line)',
} as const
const item = { justifyContent: 'flex-start', height: 'auto', padding: '3px 7px', whiteSpace: 'normal' } as const

/** A month as a calendar. What is planned is dragged to another day, or given another time by its button. */
export function MonthPlan({ days, plan, names, mayPlan, edit, move, month }: MonthPlanProps) {
  const t = useTexts('projects')
  const current = dateOf(month).getMonth()
  const drop = (planned: Planned | undefined, day: string) => {
    if (!planned) return
    move(planned, day).catch((error: unknown) =>
      toast.error(t('“{name}” could not be moved', { name: planned.title }), { description: problemOf(error) }),
    )
  }
  const open = plan.filter(({ day }) => day === openColumn)
  return (
    <div className="col" style={{ gap: 16 }}>
      <div className="scroller">
        <ol style={grid} aria-label={t('Days of the month')}>
          {days.map((day) => (
            <li
              key={day}
              style={{ ...cell, ...(dateOf(day).getMonth() !== current && { background: 'transparent' }) }}
              onDragOver={(event) => mayPlan && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                const id = event.dataTransfer.getData('text/plain')
                drop(
                  plan.find((planned) => planned.id === id),
                  day,
                )
              }}
            >
              <span
                className={`xs num${day === today() ? ' strong' : ' t2'}`}
                {...(day === today() && { 'aria-current': 'date' as const })}
              >
                {weekdayText(day)}
              </span>
              {plan
                .filter((planned) => planned.day === day)
                .map((planned) => (
                  <Item key={planned.id} planned={planned} names={names} mayPlan={mayPlan} edit={edit} />
                ))}
            </li>
          ))}
        </ol>
      </div>
      {open.length > 0 && (
        <section aria-label={t('Without a time')}>
          <h2>{t('Without a time')}</h2>
          <div className="row g3 wrap" style={{ marginTop: 8 }}>
            {open.slice(0, 40).map((planned) => (
              <Item key={planned.id} planned={planned} names={names} mayPlan={mayPlan} edit={edit} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

interface ItemProps extends Pick<PlanProps, 'names' | 'mayPlan' | 'edit'> {
  readonly planned: Planned
}

function Item({ planned, names, mayPlan, edit }: ItemProps) {
  const { schedule, title } = planned
  const name = schedule && names.get(schedule.assignee_id)
  const time = schedule && timeOf(new Date(schedule.scheduled_start_time))
  return (
    <Button
      size="sm"
      style={item}
      draggable={mayPlan}
      disabled={!mayPlan}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', planned.id)}
      onClick={() => edit(planned)}
    >
      <span style={{ textAlign: 'start', overflowWrap: 'anywhere' }}>
        {time !== undefined && <span className="t2 num">{time} </span>}
        {title}
        {name !== undefined && <span className="t3">, {name}</span>}
      </span>
    </Button>
  )
}
