import { type Actor, type Database, type ListReply, type RowOf, roles, type Transaction } from '@ashlar/sdk/server'
import { type NewTimeEntry, type TaskTimeEntry, timeLogged } from '../../contract.ts'
import { errors } from '../../errors.ts'
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

  constructor(database: Database) {
    this.#database = database
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
      return { rows: rows.map(entryOf), total: rows.length }
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
      await tell(tx, row, 0)
      return entryOf(row)
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
      await tell(tx, row, before.duration)
      return entryOf(row)
    })
  }

  /** @throws UNKNOWN_TIME_ENTRY, NOT_YOURS */
  remove(actor: Actor, taskId: number, id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      await ownEntry(tx, actor, taskId, id)
      await tx.em.nativeDelete(TimeEntryEntity, { id })
    })
  }
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
    .where('id', '<>', but)
    .where(({ eb, or }) => or([eb('endTime', '>', startTime), eb('endTime', 'is', null)]))
    .where('startTime', '<', until)
  if (await overlapping.limit(1).executeTakeFirst()) throw at('start_time', errors.TIME_OVERLAPS())
}

async function tell(tx: Transaction, { taskId, duration, billable }: EntryRow, before: number): Promise<void> {
  if (duration !== before) await tx.emit(timeLogged, { taskId, minutes: duration - before, billable })
}

const entryOf = ({ id, taskId, userId, startTime, endTime, duration, description, billable }: EntryRow) => ({
  ...{ id, task_id: taskId, user_id: userId, start_time: startTime.toISOString() },
  ...{ end_time: endTime?.toISOString() ?? null, duration, description, billable },
})

const at = (path: string, error: ReturnType<typeof errors.TOO_LONG>) => error.at({ path, message: error.message })
