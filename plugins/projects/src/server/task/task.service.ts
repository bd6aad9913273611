import type { CustomerDirectory } from '@ashlar/plugin-customers'
import { dayIn } from '@ashlar/sdk'
import {
  type Actor,
  type CsvRows,
  type CsvStep,
  type Database,
  type ListReply,
  type LiveEvents,
  type Notices,
  type People,
  pageOf,
  type RowOf,
  rowsBehind,
  type Settings,
  type Transaction,
} from '@ashlar/sdk/server'
import {
  type NewTask,
  type Task,
  type TaskChange,
  type TaskQuery,
  type TasksChange,
  taskCompleted,
  taskCreated,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { noteActivity } from '../activity/activity.store.ts'
import { assignPeople } from '../assign-people.ts'
import { tellBoards } from '../board/board-news.ts'
import { projectById } from '../project/project.store.ts'
import { renewLongSort } from '../renew-sort.ts'
import { assigneesOfTasks, tagsOfTasks } from './beside.ts'
import { waitFor } from './dependencies.ts'
import { repeatTask } from './repeat.ts'
import { TaskEntity } from './task.entity.ts'
import { blankTask, checkedTask } from './task.fields.ts'
import { type AskedBy, taskOrder, tasksWhere } from './task.list.ts'
import {
  indexTask,
  lockedTask,
  searchKind,
  shownTask,
  shownTasks,
  type TaskRow,
  type TasksShownWith,
  taskById,
} from './task.store.ts'
import { tellAssigned } from './tell-assigned.ts'

/** What staff do with tasks. */
export class TaskService {
  readonly #database: Database
  readonly #settings: Settings
  readonly #notices: Notices
  readonly #live: LiveEvents
  readonly #with: TasksShownWith

  constructor(
    database: Database,
    settings: Settings,
    people: People,
    notices: Notices,
    live: LiveEvents,
    customers: CustomerDirectory,
  ) {
    this.#database = database
    this.#settings = settings
    this.#notices = notices
    this.#live = live
    this.#with = { people, customers }
  }

  async list(actor: Actor, query: TaskQuery): Promise<ListReply<Task>['results']> {
    const asked = await this.#askedBy(actor)
    return this.#database.tenant(async (tx) => {
      const { found, total } = await tasksWhere(tx, query, asked)
      const { rows, places } = await pageOf(found.selectAll(), taskOrder(query), query)
      const isCut = query.limit === -1 && places.next !== undefined
      const shown = await shownTasks(tx, rows, this.#with)
      return { rows: shown, ...(await total()), ...places, ...(isCut && { truncated: true }) }
    })
  }

  /** The next rows of the list as a file. */
  async exported(actor: Actor, query: TaskQuery, step: CsvStep): Promise<CsvRows<Task>> {
    const asked = await this.#askedBy(actor)
    return this.#database.tenant(async (tx) => {
      const { found } = await tasksWhere(tx, query, asked)
      const { rows, last } = await rowsBehind(found.selectAll(), taskOrder(query), step)
      return { rows: await shownTasks(tx, rows, this.#with), last }
    })
  }

  /** @throws UNKNOWN_PROJECT */
  async ofProject(actor: Actor, id: number, query: Omit<TaskQuery, 'project_id'>): Promise<ListReply<Task>['results']> {
    await this.#database.tenant((tx) => projectById(tx, id))
    return this.list(actor, { orderBy: 'sort', ...query, project_id: id })
  }

  /** @throws UNKNOWN_TASK */
  find(id: number): Promise<Task> {
    return this.#database.tenant(async (tx) => shownTask(tx, await taskById(tx, id), this.#with))
  }

  /** @throws what `checkedTask`, `waitFor` and `assignPeople` throw */
  create(actor: Actor, { tags = [], assignees = [], waits_for = [], ...given }: NewTask): Promise<Task> {
    return this.#database.tenant(async (tx) => {
      const values = { ...(await checkedTask(tx, given, blankTask)), createdBy: actor.id }
      const row = await tx.db(TaskEntity).insertInto('task').values(values).returningAll().executeTakeFirstOrThrow()
      if (tags.length > 0) await tagsOfTasks.set(tx, row.id, tags)
      if (waits_for.length > 0) await waitFor(tx, row.id, waits_for)
      await this.#assign(tx, actor, row, assignees)
      await indexTask(tx, row)
      await tx.emit(taskCreated, { taskId: row.id })
      if (row.status === 'completed') await this.#completed(tx, actor, row)
      await noteActivity(tx, actor, { kind: 'created', taskId: row.id })
      if (row.projectId !== null)
        await noteActivity(tx, actor, { kind: 'task-created', projectId: row.projectId, detail: row.title })
      tx.audit({ action: 'task.created', entity: 'task', entityId: row.id, title: row.title })
      await tellBoards(this.#live, { projects: [row.projectId] })
      return shownTask(tx, row, this.#with)
    })
  }

  /** @throws UNKNOWN_TASK, CHANGED_SINCE with the task as it is now, and what `create` throws */
  change(actor: Actor, id: number, change: TaskChange): Promise<Task> {
    return this.#database.tenant(async (tx) => shownTask(tx, await this.#changed(tx, actor, id, change), this.#with))
  }

  /** The same change of all of them, or of none. @throws NOT_FOUND, and what `change` throws */
  changeAll(actor: Actor, { ids, add_assignee, remove_assignee, ...change }: TasksChange): Promise<number[]> {
    return this.#database.tenant(async (tx) => {
      if ((await tx.em.count(TaskEntity, { id: { $in: ids } })) < ids.length) throw errors.NOT_FOUND('tasks')
      const assigned = await assigneesOfTasks.idsOf(tx, ids)
      for (const id of ids.toSorted((a, b) => a - b)) {
        const before = assigned.get(id) ?? []
        const kept = before.filter((each) => each !== remove_assignee)
        const assignees = add_assignee === undefined || kept.includes(add_assignee) ? kept : [...kept, add_assignee]
        await this.#changed(tx, actor, id, { ...change, assignees })
      }
      return ids
    })
  }

  async #askedBy({ id }: Actor): Promise<AskedBy> {
    return { account: id, today: dayIn((await this.#settings.platform()).time_zone) }
  }

  async #changed(
    tx: Transaction,
    actor: Actor,
    id: number,
    { revision, tags, assignees, waits_for, ...given }: TaskChange,
  ): Promise<TaskRow> {
    const before = await lockedTask(tx, id)
    if (revision !== undefined && revision !== before.revision)
      throw errors.CHANGED_SINCE('task').with({ task: await shownTask(tx, before, this.#with) })
    const fields = await checkedTask(tx, given, before)
    const isMoveOnly =
      [tags, assignees, waits_for].every((each) => each === undefined) &&
      Object.keys(given).every((name) => name === 'column_id' || name === 'sort')
    const row = await tx
      .db(TaskEntity)
      .updateTable('task')
      .set(({ eb, fn }) => ({
        ...{ ...fields, revision: eb('revision', '+', isMoveOnly ? 0 : 1), updatedAt: fn<Date>('now') },
      }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await renewLongSort(tx, row.sort, row.projectId === null ? undefined : { of: 'project', id: row.projectId })
    if (tags !== undefined) await tagsOfTasks.set(tx, id, tags)
    if (waits_for !== undefined) await waitFor(tx, id, waits_for)
    if (assignees !== undefined) await this.#assign(tx, actor, row, assignees)
    if (!isMoveOnly) await indexTask(tx, row)
    const wasOpen = before.status !== 'completed'
    if (row.status === 'completed' && wasOpen) await this.#completed(tx, actor, row)
    if (row.status !== 'completed' && !wasOpen) await this.#note(tx, actor, row, 'reopened')
    tx.audit({
      action: isMoveOnly ? 'task.moved' : 'task.changed',
      ...{ entity: 'task', entityId: id, title: row.title },
    })
    await tellBoards(this.#live, { projects: [row.projectId, before.projectId] })
    return row
  }

  /** All of them, or none. @throws NOT_FOUND when one is not there, or another website's */
  remove(actor: Actor, ids: readonly number[]): Promise<number[]> {
    return this.#database.tenant(async (tx) => {
      const rows = await tx
        .db(TaskEntity)
        .selectFrom('task')
        .select(['id', 'title', 'projectId'])
        .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
        .orderBy('id')
        .forUpdate()
        .execute()
      if (rows.length < ids.length) throw errors.NOT_FOUND('tasks')
      for (const { id, title, projectId } of rows) {
        await tx.em.nativeDelete(TaskEntity, { id })
        await tx.search.remove(searchKind, id)
        if (projectId !== null) await noteActivity(tx, actor, { kind: 'task-deleted', projectId, detail: title })
        tx.audit({ action: 'task.deleted', entity: 'task', entityId: id, title })
      }
      await this.#notices.withdraw(tx, searchKind, ids)
      await tellBoards(this.#live, { projects: rows.map(({ projectId }) => projectId) })
      return rows.map(({ id }) => id)
    })
  }

  async #completed(tx: Transaction, actor: Actor, row: TaskRow): Promise<void> {
    await tx.emit(taskCompleted, { taskId: row.id })
    await this.#note(tx, actor, row, 'completed')
    const next = await repeatTask(tx, row, (await this.#settings.platform()).time_zone)
    if (next) await tx.emit(taskCreated, { taskId: next.id })
  }

  #note(tx: Transaction, actor: Actor, { id, title, projectId }: TaskRow, kind: 'completed' | 'reopened') {
    return noteActivity(tx, actor, { kind, projectId, taskId: id, detail: title })
  }

  async #assign(tx: Transaction, actor: Actor, row: RowOf<typeof TaskEntity>, users: readonly number[]): Promise<void> {
    const fresh = await assignPeople(tx, assigneesOfTasks, row.id, users, { actor, people: this.#with.people })
    await tellAssigned(tx, row, fresh, this.#notices)
    for (const { displayName } of fresh)
      await noteActivity(tx, actor, { kind: 'assigned', taskId: row.id, detail: displayName })
  }
}
