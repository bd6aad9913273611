import type { Database, ListReply, People, RowOf, Transaction } from '@ashlar/sdk/server'
import {
  mostSchedules,
  type NewSchedule,
  type ScheduleChange,
  type ScheduleQuery,
  type TaskSchedule,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { taskById } from '../task/task.store.ts'
import { ScheduleEntity } from './time.entities.ts'

type ScheduleRow = RowOf<typeof ScheduleEntity>

/** When people are going to do tasks. */
export class ScheduleService {
  readonly #database: Database
  readonly #people: People

  constructor(database: Database, people: People) {
    this.#database = database
    this.#people = people
  }

  /** In the order of their starts; the first thousand. */
  list({ task_id, assignee_id, startDate, endDate }: ScheduleQuery): Promise<ListReply<TaskSchedule>['results']> {
    return this.#database.tenant(async (tx) => {
      let found = tx.db(ScheduleEntity).selectFrom('schedule').selectAll()
      if (task_id !== undefined) found = found.where('taskId', '=', task_id)
      if (assignee_id !== undefined) found = found.where('assigneeId', '=', assignee_id)
      if (startDate !== undefined) found = found.where('endTime', '>', new Date(startDate))
      if (endDate !== undefined) found = found.where('startTime', '<', new Date(endDate))
      const rows = await found
        .orderBy('startTime')
        .orderBy('id')
        .limit(mostSchedules + 1)
        .execute()
      const shown = rows.slice(0, mostSchedules).map(scheduleOf)
      return { rows: shown, total: shown.length, ...(rows.length > mostSchedules && { truncated: true }) }
    })
  }

  /** @throws UNKNOWN_TASK, NO_SUCH_PERSON, END_BEFORE_START */
  add(given: NewSchedule): Promise<TaskSchedule> {
    return this.#database.tenant(async (tx) => {
      const values = await this.#checked(tx, given)
      const row = await tx
        .db(ScheduleEntity)
        .insertInto('schedule')
        .values(values)
        .returningAll()
        .executeTakeFirstOrThrow()
      return scheduleOf(row)
    })
  }

  /** @throws UNKNOWN_SCHEDULE, UNKNOWN_TASK, NO_SUCH_PERSON, END_BEFORE_START */
  change(id: number, given: ScheduleChange): Promise<TaskSchedule> {
    return this.#database.tenant(async (tx) => {
      const { id: _, ...before } = scheduleOf(await scheduleById(tx, id))
      const row = await tx
        .db(ScheduleEntity)
        .updateTable('schedule')
        .set(await this.#checked(tx, { ...before, ...given }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return scheduleOf(row)
    })
  }

  /** @throws UNKNOWN_SCHEDULE */
  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      await scheduleById(tx, id)
      await tx.em.nativeDelete(ScheduleEntity, { id })
    })
  }

  async #checked(tx: Transaction, { task_id, assignee_id, scheduled_start_time, scheduled_end_time }: NewSchedule) {
    await taskById(tx, task_id)
    const [startTime, endTime] = [new Date(scheduled_start_time), new Date(scheduled_end_time)]
    if (endTime <= startTime) throw at('scheduled_end_time', errors.END_BEFORE_START())
    const [person] = await this.#people.staff({ ids: [assignee_id] })
    if (!person) throw at('assignee_id', errors.NO_SUCH_PERSON())
    return { taskId: task_id, assigneeId: assignee_id, startTime, endTime }
  }
}

async function scheduleById(tx: Transaction, id: number): Promise<ScheduleRow> {
  const row = await tx.em.findOne(ScheduleEntity, { id })
  if (row === null) throw errors.UNKNOWN_SCHEDULE()
  return row
}

const scheduleOf = ({ id, taskId, assigneeId, startTime, endTime }: ScheduleRow): TaskSchedule => ({
  ...{ id, task_id: taskId, assignee_id: assigneeId },
  ...{ scheduled_start_time: startTime.toISOString(), scheduled_end_time: endTime.toISOString() },
})

const at = (path: string, error: ReturnType<typeof errors.NO_SUCH_PERSON>) => error.at({ path, message: error.message })
