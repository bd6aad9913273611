import { dayIn, startOf } from '@ashlar/sdk'
import {
  type Actor,
  type CsvRows,
  type CsvStep,
  type Database,
  type ListReply,
  type People,
  type RowOf,
  roles,
  rowsBehind,
  type Settings,
  type Transaction,
} from '@ashlar/sdk/server'
import {
  mostTimeEntries,
  type NewTimeEntry,
  type TaskTimeEntry,
  type TimeQuery,
  timeLogged,
  type WeekOfTime,
  weeksOfTime,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { noteActivity } from '../activity/activity.store.ts'
import { daysAfter } from '../days.ts'
import { ProjectEntity } from '../project/project.entities.ts'
import { TaskEntity } from '../task/task.entity.ts'
import { taskById } from '../task/task.store.ts'
import { TimeEntryEntity } from './time.entities.ts'

type EntryRow = RowOf<typeof TimeEntryEntity>

interface EntryFields {
  readonly startTime: Date
  readonly endTime: Date | null
  readonly duration: number
  readonly description: string
  readonly billable: boolean
}

const minute = 60_000
const longest = 7 * 24 * 60 * minute

/** Time that people spend on tasks. A person's entries never overlap, and at most one timer of theirs runs. */
export class TimeService {
  readonly #database: Database
  readonly #people: People
  readonly #settings: Settings

  constructor(database: Database, people: People, settings: Settings) {
    this.#database = database
    this.#people = people
    this.#settings = settings
  }

  /** The latest first. @throws UNKNOWN_TASK */
  list(taskId: number): Promise<ListReply<TaskTimeEntry>['results']> {
    return this.#database.tenant(async (tx) => {
      await taskById(tx, taskId)
      const rows = await tx
        .db(TimeEntryEntity)
        .selectFrom('time_entry')
        .selectAll()
        .where('taskId', '=', taskId)
        .orderBy('startTime', 'desc')
        .orderBy('id', 'desc')
        .execute()
      return { rows: await this.#shown(tx, rows), total: rows.length }
    })
  }

  /** The latest first; the first thousand. @throws NOT_YOUR_TIME for other people's, but not for managers */
  all(actor: Actor, query: TimeQuery): Promise<ListReply<TaskTimeEntry>['results']> {
    return this.#database.tenant(async (tx) => {
      const rows = await entriesWhere(tx, actor, query)
        .orderBy('startTime', 'desc')
        .orderBy('id', 'desc')
        .limit(mostTimeEntries + 1)
        .execute()
      const shown = await this.#shown(tx, rows.slice(0, mostTimeEntries))
      return { rows: shown, total: shown.length, ...(rows.length > mostTimeEntries && { truncated: true }) }
    })
  }

  /** The next rows of the same as a file. @throws NOT_YOUR_TIME */
  exported(actor: Actor, query: TimeQuery, step: CsvStep): Promise<CsvRows<TaskTimeEntry>> {
    return this.#database.tenant(async (tx) => {
      const { rows, last } = await rowsBehind(
        entriesWhere(tx, actor, query),
        { columns: ({ ref }) => [ref('startTime'), ref('id')], type: 'timestamptz', direction: 'desc' },
        step,
      )
      return { rows: await this.#shown(tx, rows), last }
    })
  }

  /** Minutes of the person in each of the last weeks, by the clock of the website; the oldest first. */
  async weeks(actor: Actor): Promise<WeekOfTime[]> {
    const { time_zone: zone } = await this.#settings.platform()
    const today = dayIn(zone)
    const monday = daysAfter(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
    const all = Array.from({ length: weeksOfTime }, (_, at) => daysAfter(monday, 7 * (at + 1 - weeksOfTime)))
    const rows = await this.#database.tenant(
      (tx) => tx.sql<{ week: string; minutes: string; billable: string }>`
        select to_char(date_trunc('week', start_time at time zone ${zone}), 'YYYY-MM-DD') as week,
          sum(duration) as minutes, sum(case when billable then duration else 0 end) as billable
        from projects.time_entry
        where user_id = ${actor.id} and start_time >= ${startOf(all[0] ?? today, zone).toISOString()}::timestamptz
        group by 1`,
    )
    const known = new Map(rows.map((row) => [row.week, row]))
    return all.map((week) => {
      const { minutes = 0, billable = 0 } = known.get(week) ?? {}
      return { week, minutes: Number(minutes), billable: Number(billable) }
    })
  }

  /** The timer of the person that runs; null for none. */
  running(actor: Actor): Promise<TaskTimeEntry | null> {
    return this.#database.tenant(async (tx) => {
      const row = await tx
        .db(TimeEntryEntity)
        .selectFrom('time_entry')
        .selectAll()
        .where('userId', '=', actor.id)
        .where('endTime', 'is', null)
        .executeTakeFirst()
      return row === undefined ? null : this.#one(tx, row)
    })
  }

  /** @throws UNKNOWN_TASK, END_BEFORE_START, TOO_LONG, TIMER_RUNNING, TIME_OVERLAPS */
  add(actor: Actor, taskId: number, given: NewTimeEntry): Promise<TaskTimeEntry> {
    return this.#database.tenant(async (tx) => {
      await taskById(tx, taskId)
      const blank = { startTime: new Date(), endTime: null, duration: 0, description: '', billable: true }
      const fields = checked(given, blank)
      await assertFree(tx, actor.id, fields)
      const row = await tx
        .db(TimeEntryEntity)
        .insertInto('time_entry')
        .values({ ...fields, taskId, userId: actor.id })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
      if (!row) throw errors.TIMER_RUNNING()
      await tell(tx, actor, row, 0)
      return this.#one(tx, row)
    })
  }

  /** @throws UNKNOWN_TIME_ENTRY, NOT_YOURS, END_BEFORE_START, TOO_LONG, TIMER_RUNNING, TIME_OVERLAPS */
  change(actor: Actor, taskId: number, id: number, given: NewTimeEntry): Promise<TaskTimeEntry> {
    return this.#database.tenant(async (tx) => {
      const before = await ownEntry(tx, actor, taskId, id)
      const fields = checked(given, before)
      await assertFree(tx, before.userId, fields, id)
      const row = await tx
        .db(TimeEntryEntity)
        .updateTable('time_entry')
        .set({ ...fields })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await tell(tx, actor, row, before.duration)
      return this.#one(tx, row)
    })
  }

  /** @throws UNKNOWN_TIME_ENTRY, NOT_YOURS */
  remove(actor: Actor, taskId: number, id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      await ownEntry(tx, actor, taskId, id)
      await tx.em.nativeDelete(TimeEntryEntity, { id })
    })
  }

  async #one(tx: Transaction, row: EntryRow): Promise<TaskTimeEntry> {
    const [entry] = await this.#shown(tx, [row])
    if (!entry) throw errors.UNKNOWN_TIME_ENTRY()
    return entry
  }

  async #shown(tx: Transaction, rows: readonly EntryRow[]): Promise<TaskTimeEntry[]> {
    const people = await this.#people.byIds([...new Set(rows.map(({ userId }) => userId))])
    const tasks = await tx
      .db(TaskEntity, ProjectEntity)
      .selectFrom('task')
      .leftJoin('project', 'project.id', 'task.projectId')
      .select(['task.id', 'task.title', 'task.projectId', 'project.title as projectTitle'])
      .where(({ eb, fn, val }) => eb('task.id', '=', fn.any(val([...new Set(rows.map(({ taskId }) => taskId))]))))
      .execute()
    const known = new Map(tasks.map((task) => [task.id, task]))
    return rows.map((row) => {
      const task = known.get(row.taskId)
      return {
        ...{ id: row.id, task_id: row.taskId, user_id: row.userId, start_time: row.startTime.toISOString() },
        ...{ end_time: row.endTime?.toISOString() ?? null, duration: row.duration, description: row.description },
        ...{ billable: row.billable, document_id: row.documentId },
        user_name: people.get(row.userId)?.displayName ?? '',
        ...{ task_title: task?.title ?? '', project_id: task?.projectId ?? null },
        project_title: task?.projectTitle ?? '',
      }
    })
  }
}

/** @throws NOT_YOUR_TIME */
function entriesWhere(tx: Transaction, actor: Actor, { user_id, project_id, startDate, endDate }: TimeQuery) {
  const seesAll = actor.roleId <= roles.manager
  if (!seesAll && user_id !== undefined && user_id !== actor.id) throw errors.NOT_YOUR_TIME()
  const userId = seesAll ? user_id : actor.id
  let found = tx.db(TimeEntryEntity, TaskEntity).selectFrom('time_entry').selectAll('time_entry')
  if (userId !== undefined) found = found.where('userId', '=', userId)
  if (project_id !== undefined)
    found = found.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('task')
          .select('task.id')
          .whereRef('task.id', '=', 'time_entry.taskId')
          .where('task.projectId', '=', project_id),
      ),
    )
  if (startDate !== undefined)
    found = found.where(({ eb, or }) => or([eb('endTime', '>', new Date(startDate)), eb('endTime', 'is', null)]))
  if (endDate !== undefined) found = found.where('startTime', '<', new Date(endDate))
  return found
}

/** Managers may put others' time right; everybody else only their own. */
async function ownEntry(
  tx: Transaction,
  { id: account, roleId }: Actor,
  taskId: number,
  id: number,
): Promise<EntryRow> {
  const row = await tx
    .db(TimeEntryEntity)
    .selectFrom('time_entry')
    .selectAll()
    .where('id', '=', id)
    .where('taskId', '=', taskId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw errors.UNKNOWN_TIME_ENTRY()
  if (row.userId !== account && roleId > roles.manager) throw errors.NOT_YOURS()
  if (row.documentId !== null) throw errors.ALREADY_BILLED()
  return row
}

/** @throws END_BEFORE_START, TOO_LONG */
function checked(given: NewTimeEntry, before: EntryFields): EntryFields {
  const startTime = given.start_time === undefined ? before.startTime : new Date(given.start_time)
  const end = given.end_time === undefined ? before.endTime : given.end_time && new Date(given.end_time)
  const endTime = end === null || end === '' ? null : end
  if (endTime !== null && endTime < startTime) throw at('end_time', errors.END_BEFORE_START())
  const spent = endTime === null ? 0 : endTime.getTime() - startTime.getTime()
  if (spent > longest) throw at('end_time', errors.TOO_LONG())
  return {
    ...{ startTime, endTime, duration: Math.round(spent / minute) },
    description: (given.description ?? before.description).trim(),
    billable: given.billable ?? before.billable,
  }
}

/** @throws TIMER_RUNNING, TIME_OVERLAPS */
async function assertFree(
  tx: Transaction,
  userId: number,
  { startTime, endTime }: EntryFields,
  but = 0,
): Promise<void> {
  const others = tx.db(TimeEntryEntity).selectFrom('time_entry').select('id').where('userId', '=', userId)
  if (endTime === null) {
    const running = others.where('endTime', 'is', null).where('id', '<>', but)
    if (await running.limit(1).executeTakeFirst()) throw errors.TIMER_RUNNING()
  }
  // A timer that runs has lasted until now, and goes on: nothing else is logged after its start.
  const until = endTime ?? new Date(Math.max(startTime.getTime(), Date.now()))
  const overlapping = others
    .select('endTime')
    .where('id', '<>', but)
    .where(({ eb, or }) => or([eb('endTime', '>', startTime), eb('endTime', 'is', null)]))
    .where('startTime', '<', until)
    .orderBy('endTime', 'desc')
  const found = await overlapping.limit(1).executeTakeFirst()
  // Another timer can begin between the two questions.
  if (found && found.endTime === null && endTime === null) throw errors.TIMER_RUNNING()
  if (found) throw at('start_time', errors.TIME_OVERLAPS())
}

async function tell(tx: Transaction, actor: Actor, { taskId, duration, billable }: EntryRow, before: number) {
  const minutes = duration - before
  if (minutes === 0) return
  await tx.emit(timeLogged, { taskId, minutes, billable })
  const { projectId } = await taskById(tx, taskId)
  await noteActivity(tx, actor, { kind: 'logged', projectId, taskId, detail: String(minutes) })
}

const at = (path: string, error: ReturnType<typeof errors.TOO_LONG>) => error.at({ path, message: error.message })
