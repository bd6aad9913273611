import { DateField, type Form, formPart } from '@ashlar/sdk/forms'
import { Card, Field, Input, Select, useTexts } from '@ashlar/sdk/ui'
import { catchUps, type DocumentSchedule, scheduleActions, schedulePrices } from '../../contract.ts'
import { comingDates } from '../../recurring/calendar.ts'
import type { DocumentForm } from '../editor/document-form.ts'
import { ComingDates } from './coming-dates.tsx'
import { patternOf, type ScheduleForm, scheduleEnds } from './schedule-form.ts'
import { actionNames, catchUpNames, endNames, priceNames, unitNames } from './schedule-words.ts'

interface ScheduleCardProps {
  readonly form: Form<typeof DocumentForm>
  /** Dates before this day are over. */
  readonly from: string
  readonly stored: DocumentSchedule | undefined
}

const units = ['day', 'week', 'month', 'year'] as const

/** When a recurring invoice comes, and how; with the dates that follow from it. */
export const ScheduleCard = formPart<ScheduleCardProps>(['schedule'], function ScheduleCard({ form, from, stored }) {
  const t = useTexts('invoicing')
  const { schedule } = form.values
  if (schedule === undefined) return null
  const { errors, idOf } = form
  const change = (change: Partial<ScheduleForm>) => form.change('schedule', { ...schedule, ...change })
  const leave = () => form.leave('schedule')
  const number = (value: number) => (Number.isNaN(value) ? 0 : value)
  return (
    <Card title={t('Schedule')}>
      <div className="form">
        <div className="row" style={{ alignItems: 'flex-start' }}>
          <Field id={idOf('schedule/every')} label={t('Every')} error={errors['schedule/every']} required>
            {(ties) => (
              <Input
                {...ties}
                type="number"
                min={1}
                max={1_000}
                value={schedule.every || ''}
                onChange={({ target }) => change({ every: number(target.valueAsNumber) })}
                onBlur={leave}
              />
            )}
          </Field>
          <Field id={idOf('schedule/unit')} label={t('Unit')}>
            {(ties) => (
              <Select
                {...ties}
                value={schedule.unit}
                options={optionsOf(units, unitNames(t))}
                onChange={(unit) => change({ unit })}
              />
            )}
          </Field>
        </div>
        <Field id={idOf('schedule/anchor')} label={t('First date')} error={errors['schedule/anchor']} required>
          {(ties) => (
            <DateField ties={ties} value={schedule.anchor} onChange={(anchor) => change({ anchor })} onLeave={leave} />
          )}
        </Field>
        <EndFields {...{ form, schedule, change }} />
        <Field id={idOf('schedule/action')} label={t('Each invoice')}>
          {(ties) => (
            <Select
              {...ties}
              value={schedule.action}
              options={optionsOf(scheduleActions, actionNames(t))}
              onChange={(action) => change({ action })}
            />
          )}
        </Field>
        <Field
          id={idOf('schedule/prices')}
          label={t('Prices')}
          hint={t('Taxes are always those of the date of the invoice.')}
        >
          {(ties) => (
            <Select
              {...ties}
              value={schedule.prices}
              options={optionsOf(schedulePrices, priceNames(t))}
              onChange={(prices) => change({ prices })}
            />
          )}
        </Field>
        <Field id={idOf('schedule/catchUp')} label={t('Missed dates')} hint={t('When the server was off on a date.')}>
          {(ties) => (
            <Select
              {...ties}
              value={schedule.catchUp}
              options={optionsOf(catchUps, catchUpNames(t))}
              onChange={(catchUp) => change({ catchUp })}
            />
          )}
        </Field>
        <Preview schedule={schedule} from={from} stored={stored} />
      </div>
    </Card>
  )
})

interface PreviewProps {
  readonly schedule: ScheduleForm
  readonly from: string
  readonly stored: DocumentSchedule | undefined
}

/** The next dates while the schedule is written, as the server will count them. */
function Preview({ schedule, from, stored }: PreviewProps) {
  const t = useTexts('invoicing')
  const pattern = patternOf(schedule)
  if (pattern === undefined) return null
  const skipped = new Set(stored?.coming.flatMap(({ day, isSkipped }) => (isSkipped ? [day] : [])))
  const dates = comingDates(pattern, { from, made: stored?.made ?? 0, skipped })
  return <ComingDates label={t('Next dates')} dates={dates} />
}

interface EndFieldsProps {
  readonly form: Form<typeof DocumentForm>
  readonly schedule: ScheduleForm
  readonly change: (change: Partial<ScheduleForm>) => void
}

function EndFields({ form, schedule, change }: EndFieldsProps) {
  const t = useTexts('invoicing')
  const { errors, idOf } = form
  const { ends } = schedule
  const leave = () => form.leave('schedule')
  return (
    <>
      <Field id={idOf('schedule/ends')} label={t('Ends')}>
        {(ties) => (
          <Select
            {...ties}
            value={ends}
            options={optionsOf(scheduleEnds, endNames(t))}
            onChange={(next) => change({ ends: next })}
          />
        )}
      </Field>
      {(ends === 'until' || ends === 'both') && (
        <Field id={idOf('schedule/until')} label={t('Last date')} error={errors['schedule/until']} required>
          {(ties) => (
            <DateField
              ties={ties}
              value={schedule.until}
              min={schedule.anchor}
              onChange={(until) => change({ until })}
              onLeave={leave}
            />
          )}
        </Field>
      )}
      {(ends === 'times' || ends === 'both') && (
        <Field id={idOf('schedule/times')} label={t('Number of invoices')} error={errors['schedule/times']} required>
          {(ties) => (
            <Input
              {...ties}
              type="number"
              min={1}
              max={10_000}
              value={schedule.times || ''}
              onChange={({ target }) =>
                change({ times: Number.isNaN(target.valueAsNumber) ? 0 : target.valueAsNumber })
              }
              onBlur={leave}
            />
          )}
        </Field>
      )}
    </>
  )
}

const optionsOf = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: names[value] }))
