import { type People, plainWords, type RowOf, type Transaction } from '@ashlar/sdk/server'
import type { Task } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { ColumnEntity } from '../board/board.entities.ts'
import { ProjectEntity } from '../project/project.entities.ts'
import { ScheduleEntity, TimeEntryEntity } from '../time/time.entities.ts'
import { assigneesOfTasks, tagsOfTasks } from './beside.ts'
import { TaskEntity } from './task.entity.ts'

/** Words of tasks in the search index. */
export const searchKind = 'projects.task'

export type TaskRow = RowOf<typeof TaskEntity>

/** @throws UNKNOWN_TASK */
export async function taskById(tx: Transaction, id: number): Promise<TaskRow> {
  const row = await tx.em.findOne(TaskEntity, { id })
  if (row === null) throw errors.UNKNOWN_TASK()
  return row
}

/** The same, held until the work is over: for changes that look first. @throws UNKNOWN_TASK */
export async function lockedTask(tx: Transaction, id: number): Promise<TaskRow> {
  const row = await tx.db(TaskEntity).selectFrom('task').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw errors.UNKNOWN_TASK()
  return row
}

/** Renew the words by which a task is found; after every change of its title or tags. */
export async function indexTask(tx: Transaction, row: TaskRow): Promise<void> {
  const tags = (await tagsOfTasks.ofMany(tx, [row.id])).get(row.id) ?? []
  await tx.search.put(searchKind, row.id, [row.title, ...tags].join('\n'))
}

export const titleKeyOf = (title: string): string => plainWords(title)

/** Rows as the API shows them, each with what stands in other tables: one statement for all of them. */
export async function shownTasks(tx: Transaction, rows: readonly TaskRow[], people: People): Promise<Task[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const titles = await projectTitles(tx, rows)
  const columns = await columnsOf(tx, rows)
  const schedules = await firstSchedules(tx, ids)
  const minutes = await minutesOf(tx, ids)
  const tags = await tagsOfTasks.ofMany(tx, ids)
  const assigned = await assigneesOfTasks.ofMany(tx, people, ids)
  return rows.map((row) => {
    const column = row.columnId === null ? undefined : columns.get(row.columnId)
    const schedule = schedules.get(row.id)
    return {
      ...{ id: row.id, title: row.title, est_hours: row.estHours / 1000, status: row.status, due_date: row.dueDate },
      ...{ description: row.description, assignees: assigned.get(row.id) ?? [], project_id: row.projectId },
      project_title: row.projectId === null ? '' : (titles.get(row.projectId) ?? ''),
      ...{ column_id: row.columnId, column_name: column?.name ?? '', column_color: column?.color ?? '' },
      scheduled_start_time: schedule?.startTime.toISOString() ?? null,
      scheduled_end_time: schedule?.endTime.toISOString() ?? null,
      ...{ sort: row.sort, tags: tags.get(row.id) ?? [], minutes: minutes.get(row.id) ?? 0 },
      completedAt: row.completedAt?.toISOString() ?? null,
      revision: row.revision,
      ...{ createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() },
    }
  })
}

export async function shownTask(tx: Transaction, row: TaskRow, people: People): Promise<Task> {
  const [task] = await shownTasks(tx, [row], people)
  if (task === undefined) throw errors.UNKNOWN_TASK()
  return task
}

async function projectTitles(tx: Transaction, rows: readonly TaskRow[]): Promise<ReadonlyMap<number, string>> {
  const found = await tx.em.find(
    ProjectEntity,
    { id: { $in: distinct(rows.map(({ projectId }) => projectId)) } },
    { fields: ['id', 'title'] },
  )
  return new Map(found.map(({ id, title }) => [id, title]))
}

async function columnsOf(tx: Transaction, rows: readonly TaskRow[]) {
  const found = await tx.em.find(ColumnEntity, { id: { $in: distinct(rows.map(({ columnId }) => columnId)) } })
  return new Map(found.map(({ id, name, color }) => [id, { name, color }]))
}

async function firstSchedules(tx: Transaction, ids: readonly number[]) {
  const rows = await tx
    .db(ScheduleEntity)
    .selectFrom('schedule')
    .distinctOn('taskId')
    .select(['taskId', 'startTime', 'endTime'])
    .where(({ eb, fn, val }) => eb('taskId', '=', fn.any(val(ids))))
    .orderBy('taskId')
    .orderBy('startTime')
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ taskId, ...times }) => [taskId, times]))
}

async function minutesOf(tx: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .db(TimeEntryEntity)
    .selectFrom('time_entry')
    .select(({ fn }) => ['taskId', fn.sum<number>('duration').as('minutes')])
    .where(({ eb, fn, val }) => eb('taskId', '=', fn.any(val(ids))))
    .groupBy('taskId')
    .execute()
  return new Map(rows.map(({ taskId, minutes }) => [taskId, Number(minutes)]))
}

const distinct = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter((id) => id !== null))]
