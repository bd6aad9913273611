import { dayIn, nextDate } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import { keyAfter, lastTaskSort } from '../place-on-board.ts'
import { firstColumnOf } from '../project/first-column.ts'
import { assigneesOfTasks, tagsOfTasks } from './beside.ts'
import { TaskEntity } from './task.entity.ts'
import { indexTask, type TaskRow } from './task.store.ts'

/**
 * Create the task that follows one that comes again, once it is completed: due on the next date of the series, with
 * nothing ticked off. The series goes along, so that completing the old one again creates no second one.
 *
 * @returns the new task
 */
export async function repeatTask(tx: Transaction, done: TaskRow, timeZone: string): Promise<TaskRow | undefined> {
  if (done.repeats === null) return undefined
  const today = dayIn(timeZone)
  const last = done.dueDate !== null && done.dueDate > today ? done.dueDate : today
  const dueDate = nextDate(done.repeats, last)
  const { id: _, tenantId: __, createdAt: ___, updatedAt: ____, ...fields } = done
  const row = await tx
    .db(TaskEntity)
    .insertInto('task')
    .values({
      ...fields,
      ...{ status: 'pending', completedAt: null, dueDate, dueKey: dueDate, revision: 1 },
      checklist: done.checklist.map((item) => ({ ...item, is_done: false })),
      columnId: await firstColumnOf(tx, done.projectId),
      sort: keyAfter(await lastTaskSort(tx, done.projectId)),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx.em.nativeUpdate(TaskEntity, { id: done.id }, { repeats: null })
  await tagsOfTasks.set(tx, row.id, (await tagsOfTasks.ofMany(tx, [done.id])).get(done.id) ?? [])
  await assigneesOfTasks.set(tx, row.id, (await assigneesOfTasks.idsOf(tx, [done.id])).get(done.id) ?? [])
  await indexTask(tx, row)
  return row
}
