import {
  type Actor,
  canAssignUsers,
  type Database,
  type ListReply,
  type Notices,
  type People,
  pageOf,
  type Transaction,
} from '@ashlar/sdk/server'
import {
  type NewTask,
  type Task,
  type TaskChange,
  type TaskQuery,
  taskAssigned,
  taskCompleted,
  taskCreated,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { taskAssignedNotice } from '../../module.ts'
import { projectById } from '../project/project.store.ts'
import { assigneesOfTasks, tagsOfTasks } from './beside.ts'
import { TaskEntity } from './task.entity.ts'
import { blankTask, checkedTask } from './task.fields.ts'
import { taskOrder, tasksWhere } from './task.list.ts'
import { indexTask, lockedTask, searchKind, shownTask, shownTasks, type TaskRow, taskById } from './task.store.ts'

/** What staff do with tasks. */
export class TaskService {
  readonly #database: Database
  readonly #people: People
  readonly #notices: Notices

  constructor(database: Database, people: People, notices: Notices) {
    this.#database = database
    this.#people = people
    this.#notices = notices
  }

  list(query: TaskQuery): Promise<ListReply<Task>['results']> {
    return this.#database.tenant(async (tx) => {
      const { found, total } = await tasksWhere(tx, query)
      const { rows, places } = await pageOf(found.selectAll(), taskOrder(query), query)
      const isCut = query.limit === -1 && places.next !== undefined
      const shown = await shownTasks(tx, rows, this.#people)
      return { rows: shown, ...(await total()), ...places, ...(isCut && { truncated: true }) }
    })
  }

  /** @throws UNKNOWN_PROJECT */
  async ofProject(id: number, query: Omit<TaskQuery, 'project_id'>): Promise<ListReply<Task>['results']> {
    await this.#database.tenant((tx) => projectById(tx, id))
    return this.list({ orderBy: 'sort', ...query, project_id: id })
  }

  /** @throws UNKNOWN_TASK */
  find(id: number): Promise<Task> {
    return this.#database.tenant(async (tx) => shownTask(tx, await taskById(tx, id), this.#people))
  }

  /** @throws what `checkedTask` throws, MAY_NOT_ASSIGN, NO_SUCH_PERSON */
  create(actor: Actor, { tags = [], assignees = [], ...given }: NewTask): Promise<Task> {
    return this.#database.tenant(async (tx) => {
      const values = { ...(await checkedTask(tx, given, blankTask)), createdBy: actor.guid }
      const row = await tx.db(TaskEntity).insertInto('task').values(values).returningAll().executeTakeFirstOrThrow()
      if (tags.length > 0) await tagsOfTasks.set(tx, row.id, tags)
      await this.#assign(tx, actor, row, assignees)
      await indexTask(tx, row)
      await tx.emit(taskCreated, { taskId: row.id })
      if (row.status === 'completed') await tx.emit(taskCompleted, { taskId: row.id })
      tx.audit({ action: 'task.created', entity: 'task', entityId: row.id, title: row.title })
      return shownTask(tx, row, this.#people)
    })
  }

  /** @throws UNKNOWN_TASK, CHANGED_SINCE with the task as it is now, and what `checkedTask` throws */
  change(id: number, { revision, tags, ...given }: TaskChange): Promise<Task> {
    return this.#database.tenant(async (tx) => {
      const before = await lockedTask(tx, id)
      if (revision !== undefined && revision !== before.revision)
        throw errors.CHANGED_SINCE('task').with({ task: await shownTask(tx, before, this.#people) })
      const fields = await checkedTask(tx, given, before)
      const isMoveOnly =
        tags === undefined && Object.keys(given).every((name) => name === 'column_id' || name === 'sort')
      const row = await tx
        .db(TaskEntity)
        .updateTable('task')
        .set(({ eb, fn }) => ({
          ...{ ...fields, revision: eb('revision', '+', isMoveOnly ? 0 : 1), updatedAt: fn<Date>('now') },
        }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      if (tags !== undefined) await tagsOfTasks.set(tx, id, tags)
      if (!isMoveOnly) await indexTask(tx, row)
      if (row.status === 'completed' && before.status !== 'completed') await tx.emit(taskCompleted, { taskId: id })
      tx.audit({
        action: isMoveOnly ? 'task.moved' : 'task.changed',
        ...{ entity: 'task', entityId: id, title: row.title },
      })
      return shownTask(tx, row, this.#people)
    })
  }

  /** All of them, or none. @throws NOT_FOUND when one is not there, or another website's */
  remove(ids: readonly number[]): Promise<number[]> {
    return this.#database.tenant(async (tx) => {
      const rows = await tx
        .db(TaskEntity)
        .selectFrom('task')
        .select(['id', 'title'])
        .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
        .orderBy('id')
        .forUpdate()
        .execute()
      if (rows.length < ids.length) throw errors.NOT_FOUND('tasks')
      for (const { id, title } of rows) {
        await tx.em.nativeDelete(TaskEntity, { id })
        await tx.search.remove(searchKind, id)
        tx.audit({ action: 'task.deleted', entity: 'task', entityId: id, title })
      }
      return rows.map(({ id }) => id)
    })
  }

  async #assign(tx: Transaction, actor: Actor, row: TaskRow, users: readonly number[]): Promise<void> {
    if (users.length === 0) return
    if (!canAssignUsers(actor)) throw errors.MAY_NOT_ASSIGN()
    const people = await this.#people.staff({ ids: users, limit: users.length })
    if (people.length < users.length) throw errors.NO_SUCH_PERSON()
    await assigneesOfTasks.set(tx, row.id, users)
    for (const { guid } of people) await tx.emit(taskAssigned, { taskId: row.id, account: guid })
    await this.#notices.tell(tx, {
      to: { accounts: people.map(({ guid }) => guid) },
      ...{ kind: taskAssignedNotice, title: `Task assigned to you: ${row.title}`, href: `/admin/tasks?task=${row.id}` },
      subject: { kind: searchKind, id: row.id },
    })
  }
}
