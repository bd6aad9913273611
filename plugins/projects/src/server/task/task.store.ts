import { type CustomerDirectory, customerName } from '@ashlar/plugin-customers'
import { type People, plainWords, type RowOf, type Transaction } from '@ashlar/sdk/server'
import type { Task } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { ColumnEntity } from '../board/board.entities.ts'
import { ProjectEntity } from '../project/project.entities.ts'
import { ScheduleEntity, TimeEntryEntity } from '../time/time.entities.ts'
import { assigneesOfTasks, tagsOfTasks } from './beside.ts'
import { awaitedBy } from './dependencies.ts'
import { TaskEntity } from './task.entity.ts'
import { searchKind } from './tell-assigned.ts'

export { searchKind }

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

/** What it takes to show tasks besides their rows. */
export interface TasksShownWith {
  readonly people: People
  readonly customers: CustomerDirectory
}

/** Rows as the API shows them, each with what stands in other tables: one statement for all of them. */
export async function shownTasks(
  tx: Transaction,
  rows: readonly TaskRow[],
  { people, customers }: TasksShownWith,
): Promise<Task[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const projects = await projectsOf(tx, rows)
  const names = await customerNames(tx, [...projects.values()], customers)
  const awaited = await awaitedBy(tx, ids)
  const authors = await people.byIds(distinct(rows.map(({ createdBy }) => createdBy)))
  const columns = await columnsOf(tx, rows)
  const schedules = await firstSchedules(tx, ids)
  const minutes = await minutesOf(tx, ids)
  const tags = await tagsOfTasks.ofMany(tx, ids)
  const assigned = await assigneesOfTasks.ofMany(tx, people, ids)
  return rows.map((row) => {
    const column = row.columnId === null ? undefined : columns.get(row.columnId)
    const schedule = schedules.get(row.id)
    const project = row.projectId === null ? undefined : projects.get(row.projectId)
    const customerId = project?.customerId ?? null
    return {
      ...{ id: row.id, title: row.title, est_hours: row.estHours / 1000, status: row.status, due_date: row.dueDate },
      ...{ description: row.description, assignees: assigned.get(row.id) ?? [], project_id: row.projectId },
      ...{ project_title: project?.title ?? '', customer_id: customerId },
      customer_name: customerId === null ? '' : (names.get(customerId) ?? ''),
      ...{ column_id: row.columnId, column_name: column?.name ?? '', column_color: column?.color ?? '' },
      scheduled_start_time: schedule?.startTime.toISOString() ?? null,
      scheduled_end_time: schedule?.endTime.toISOString() ?? null,
      ...{ sort: row.sort, tags: tags.get(row.id) ?? [], minutes: minutes.get(row.id) ?? 0 },
      completedAt: row.completedAt?.toISOString() ?? null,
      ...{ checklist: [...row.checklist], waits_for: [...(awaited.get(row.id) ?? [])], repeats: row.repeats },
      createdBy: row.createdBy === null ? '' : (authors.get(row.createdBy)?.displayName ?? ''),
      revision: row.revision,
      ...{ createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() },
    }
  })
}

export async function shownTask(tx: Transaction, row: TaskRow, shownWith: TasksShownWith): Promise<Task> {
  const [task] = await shownTasks(tx, [row], shownWith)
  if (task === undefined) throw errors.UNKNOWN_TASK()
  return task
}

interface ProjectOfTask {
  readonly title: string
  readonly customerId: number | null
}

async function projectsOf(tx: Transaction, rows: readonly TaskRow[]): Promise<ReadonlyMap<number, ProjectOfTask>> {
  const found = await tx
    .db(ProjectEntity)
    .selectFrom('project')
    .select(['id', 'title', 'customerId'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(distinct(rows.map(({ projectId }) => projectId))))))
    .execute()
  return new Map(found.map(({ id, ...project }) => [id, project]))
}

async function customerNames(
  tx: Transaction,
  projects: readonly ProjectOfTask[],
  customers: CustomerDirectory,
): Promise<ReadonlyMap<number, string>> {
  const ids = distinct(projects.map(({ customerId }) => customerId))
  const known = ids.length === 0 ? [] : await customers.byIds(tx, ids)
  return new Map(known.map((customer) => [customer.customer_id, customerName(customer)]))
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
