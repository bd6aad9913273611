import type { Task, TaskSchedule } from '../../contract.ts'
import { isOpen } from '../../is-open.ts'
import { dateOf, dayOf } from '../time/weeks.ts'

/** When a day's work begins, in hours after midnight. */
const firstHour = 9
const hour = 3_600_000

/** One thing on the schedule: a time for a task, or a task that has none yet. */
export interface Planned {
  /** Unique on the board: `s12` for a schedule, `t7` for a task. */
  readonly id: string
  readonly title: string
  /** The day, or `open` for a task without a time. */
  readonly day: string
  readonly task: Task
  readonly schedule: TaskSchedule | undefined
}

/** Name of the column for tasks without a time. */
export const openColumn = 'open'

/** Tasks with their times in the order of these, then those without any. */
export function planOf(tasks: readonly Task[], schedules: readonly TaskSchedule[]): readonly Planned[] {
  const known = new Map(tasks.map((task) => [task.id, task]))
  const planned = schedules.flatMap((schedule): Planned[] => {
    const task = known.get(schedule.task_id)
    const day = dayOf(new Date(schedule.scheduled_start_time))
    return task ? [{ id: `s${schedule.id}`, title: task.title, day, task, schedule }] : []
  })
  const open = tasks
    .filter((task) => task.scheduled_start_time === null && isOpen(task))
    .map((task): Planned => ({ id: `t${task.id}`, title: task.title, day: openColumn, task, schedule: undefined }))
  return [...open, ...planned]
}

interface Span {
  readonly scheduled_start_time: string
  readonly scheduled_end_time: string
}

/** The same time of the day on another day: by the clock, whatever it does between the two. */
export function onDay(day: string, { scheduled_start_time: start, scheduled_end_time: end }: Span): Span {
  const [from, until] = [new Date(start), new Date(end)]
  const moved = dateOf(day)
  moved.setHours(from.getHours(), from.getMinutes(), 0, 0)
  return {
    scheduled_start_time: moved.toISOString(),
    scheduled_end_time: new Date(moved.getTime() + (until.getTime() - from.getTime())).toISOString(),
  }
}

/** As long as a task is estimated, behind what is planned for the person on that day. */
export function nextSpan(day: string, hours: number, others: readonly TaskSchedule[]): Span {
  const first = dateOf(day)
  first.setHours(firstHour, 0, 0, 0)
  const ends = others
    .filter(({ scheduled_start_time }) => dayOf(new Date(scheduled_start_time)) === day)
    .map(({ scheduled_end_time }) => Date.parse(scheduled_end_time))
  const start = Math.max(first.getTime(), ...ends)
  const length = Math.min(Math.max(hours, 0.25), 12) * hour
  return {
    scheduled_start_time: new Date(start).toISOString(),
    scheduled_end_time: new Date(start + length).toISOString(),
  }
}
