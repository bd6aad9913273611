import type { ScheduleState } from '../contract.ts'

/** What people do with a recurring invoice once it has been started. */
export type RecurringAct = 'pause' | 'resume' | 'skip'

const life: Readonly<Record<RecurringAct, readonly ScheduleState[]>> = {
  pause: ['active'],
  resume: ['paused', 'failed'],
  skip: ['active', 'paused', 'failed'],
}

/** Whether something may be done with a recurring invoice in this state. */
export const mayIn = (act: RecurringAct, state: ScheduleState): boolean => life[act].includes(state)
