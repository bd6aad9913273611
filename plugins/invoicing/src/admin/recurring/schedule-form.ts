import type { Translate } from '@ashlar/sdk/ui'
import Type, { type Static } from 'typebox'
import { Schedule } from '../../contract.ts'
import type { Pattern } from '../../recurring/calendar.ts'

/** By what a series ends; `both`: by whichever comes first. */
export const scheduleEnds = ['never', 'until', 'times', 'both'] as const

/** A schedule while it is written. */
export const ScheduleForm = Type.Object({
  ...Schedule.properties,
  anchor: Type.String({ minLength: 1 }),
  ends: Type.Enum([...scheduleEnds]),
  /** Empty for none. */
  until: Type.String(),
  times: Type.Integer({ minimum: 1, maximum: 10_000 }),
})
export type ScheduleForm = Static<typeof ScheduleForm>

const usualTimes = 12

/** A schedule in the form. */
export function scheduleForm({ every, unit, anchor, until, times, prices, action, catchUp }: Schedule): ScheduleForm {
  const ends = until === null ? (times === null ? 'never' : 'times') : times === null ? 'until' : 'both'
  return {
    ...{ every, unit, anchor, prices, action, catchUp, ends },
    ...{ until: until ?? '', times: times ?? usualTimes },
  }
}

const hasUntil = ({ ends }: ScheduleForm): boolean => ends === 'until' || ends === 'both'
const hasTimes = ({ ends }: ScheduleForm): boolean => ends === 'times' || ends === 'both'

/** The schedule as it is sent. */
export function scheduleFrom(form: ScheduleForm): Schedule {
  const { every, unit, anchor, prices, action, catchUp, until, times } = form
  return {
    ...{ every, unit, anchor, prices, action, catchUp },
    until: hasUntil(form) && until !== '' ? until : null,
    times: hasTimes(form) ? times : null,
  }
}

/** The dates of the form; undefined while it says none. */
export function patternOf(form: ScheduleForm): Pattern | undefined {
  const { every, unit, anchor, until, times } = scheduleFrom(form)
  const isPattern = Number.isInteger(every) && every >= 1 && every <= 1_000 && isDay(anchor)
  return isPattern ? { every, unit, anchor, until, times } : undefined
}

/** A year of four digits: while it is typed, it has fewer. */
const isDay = (text: string): boolean => /^[1-9]\d{3}-\d\d-\d\d$/.test(text)

/** What one field of the schedule asks of another. */
export function scheduleRules(form: ScheduleForm, t: Translate): Readonly<Record<string, string>> {
  if (!hasUntil(form)) return {}
  if (form.until === '') return { 'schedule/until': t('Enter the last date.') }
  return form.until < form.anchor ? { 'schedule/until': t('This date is before the first one.') } : {}
}
