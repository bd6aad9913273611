import { call, useMe } from '@ashlar/sdk/admin'
import { changeSchedule, createSchedule, deleteSchedule, type TaskSchedule } from '../../contract.ts'
import { tasksChanged } from '../changed.ts'
import { nextSpan, onDay, openColumn, type Planned } from './plan.ts'

/** What planning does on the server: a task gets a time, a time goes to another day, or is taken away. */
export function usePlanning(schedules: readonly TaskSchedule[], person: string) {
  const me = useMe()
  const planFor = ({ task }: Planned): number => {
    if (person !== '') return Number(person)
    return task.assignees[0]?.id ?? me.user.id
  }
  return async (planned: Planned, day: string): Promise<void> => {
    const { schedule, task } = planned
    if (day === planned.day) return
    if (schedule && day === openColumn) {
      await call(deleteSchedule, { params: { id: schedule.id } })
    } else if (schedule) {
      await call(changeSchedule, { params: { id: schedule.id }, body: onDay(day, schedule) })
    } else {
      const assignee = planFor(planned)
      const others = schedules.filter(({ assignee_id }) => assignee_id === assignee)
      const body = { task_id: task.id, assignee_id: assignee, ...nextSpan(day, task.est_hours, others) }
      await call(createSchedule, { body })
    }
    await tasksChanged()
  }
}
