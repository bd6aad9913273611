import type { Day } from '@ashlar/sdk'
import { daysAfter } from '../../days.ts'
import type { ReminderStep } from '../../settings.ts'

/** What decides which reminder of an invoice is due. */
export interface Reminded {
  readonly steps: readonly ReminderStep[]
  readonly dueDate: Day
  /** On the website's calendar, as all days here. */
  readonly issuedOn: Day
  readonly today: Day
  /** The days of the steps that are over, sent or not. */
  readonly done: readonly number[]
}

export interface DueReminder {
  /** Undefined where all that was missed came too late. */
  readonly step: ReminderStep | undefined
  /** The days of the steps that were missed. */
  readonly passed: readonly number[]
}

/**
 * The latest step whose day has come; those before it are passed over, so that nobody gets several at once. Undefined
 * where nothing is due, and on the day on which they get the invoice.
 */
export function dueReminder(reminded: Reminded): DueReminder | undefined {
  const { today, issuedOn } = reminded
  if (today <= issuedOn) return undefined
  const reached = stepsLeft(reminded).filter((step) => dayOf(step, reminded) <= today)
  if (reached.length === 0) return undefined
  const step = reached.findLast((each) => isTimely(each, reminded))
  return { step, passed: reached.filter((each) => each !== step).map(({ days }) => days) }
}

/** The next step and its day: today where it is due already. */
export function nextReminder(reminded: Reminded): { days: number; day: Day } | undefined {
  const { today, issuedOn } = reminded
  const first = today <= issuedOn ? daysAfter(issuedOn, 1) : today
  const due = dueReminder({ ...reminded, today: first })?.step
  if (due) return { days: due.days, day: first }
  const step = stepsLeft(reminded).find((each) => dayOf(each, reminded) > first)
  return step && { days: step.days, day: dayOf(step, reminded) }
}

/** In the order of their days, without those before one that is over. */
function stepsLeft({ steps, done }: Reminded): ReminderStep[] {
  const last = Math.max(Number.NEGATIVE_INFINITY, ...done)
  return steps.toSorted((one, other) => one.days - other.days).filter(({ days }) => days > last)
}

const dayOf = ({ days }: ReminderStep, { dueDate }: Reminded): Day => daysAfter(dueDate, days)

/** “Due in three days” is for those days, and not for an invoice that was issued later. */
const isTimely = (step: ReminderStep, reminded: Reminded): boolean =>
  step.days >= 0 || (dayOf(step, reminded) > reminded.issuedOn && reminded.today <= reminded.dueDate)
