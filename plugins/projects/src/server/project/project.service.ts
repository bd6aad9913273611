import type { CustomerDirectory, CustomerTimeline } from '@ashlar/plugin-customers'
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
  rowsBehind,
  type Settings,
  type Transaction,
} from '@ashlar/sdk/server'
import {
  type InvoicesOfCustomers,
  type NewProject,
  type Project,
  type ProjectChange,
  type ProjectQuery,
  type ProjectsChange,
  projectCreated,
  projectMoved,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { noteActivity } from '../activity/activity.store.ts'
import { assignPeople } from '../assign-people.ts'
import { ColumnEntity } from '../board/board.entities.ts'
import { tellBoards } from '../board/board-news.ts'
import { renewLongSort } from '../renew-sort.ts'
import { TaskEntity } from '../task/task.entity.ts'
import { searchKind as taskKind } from '../task/tell-assigned.ts'
import { createTasksOf, withTemplate } from '../template/fill-project.ts'
import { chosenTemplate } from '../template/template.service.ts'
import { assigneesOfProjects, fieldsOfProjects, tagsOfProjects } from './beside.ts'
import { ProjectEntity } from './project.entities.ts'
import { attachInvoices, blankProject, checkedProject, detachInvoices, type ProjectFields } from './project.fields.ts'
import { projectOrder, projectsWhere } from './project.list.ts'
import {
  indexProject,
  lockedProject,
  type ProjectRow,
  projectById,
  type ShownWith,
  searchKind,
  shownProject,
  shownProjects,
} from './project.store.ts'
import { tellAssigned } from './tell-assigned.ts'

/** What staff do with projects. */
export class ProjectService {
  readonly #database: Database
  readonly #settings: Settings
  readonly #people: People
  readonly #customers: CustomerDirectory
  readonly #timeline: CustomerTimeline
  readonly #notices: Notices
  readonly #live: LiveEvents
  readonly #invoices: () => InvoicesOfCustomers | undefined

  constructor(
    database: Database,
    settings: Settings,
    people: People,
    customers: CustomerDirectory,
    timeline: CustomerTimeline,
    notices: Notices,
    live: LiveEvents,
    invoices: () => InvoicesOfCustomers | undefined,
  ) {
    this.#database = database
    this.#settings = settings
    this.#people = people
    this.#customers = customers
    this.#timeline = timeline
    this.#notices = notices
    this.#live = live
    this.#invoices = invoices
  }

  async list(query: ProjectQuery): Promise<ListReply<Project>['results']> {
    const shownWith = await this.shownWith()
    return this.#database.tenant(async (tx) => {
      const { found, total } = await projectsWhere(tx, query, shownWith.fields)
      const { rows, places } = await pageOf(found.selectAll(), projectOrder(query), query)
      const isCut = query.limit === -1 && places.next !== undefined
      const shown = await shownProjects(tx, rows, shownWith)
      return { rows: shown, ...(await total()), ...places, ...(isCut && { truncated: true }) }
    })
  }

  /** The next rows of the list as a file. */
  async exported(query: ProjectQuery, step: CsvStep): Promise<CsvRows<Project>> {
    const shownWith = await this.shownWith()
    return this.#database.tenant(async (tx) => {
      const { found } = await projectsWhere(tx, query, shownWith.fields)
      const { rows, last } = await rowsBehind(found.selectAll(), projectOrder(query), step)
      return { rows: await shownProjects(tx, rows, shownWith), last }
    })
  }

  /** Custom fields of the website's projects. */
  async fields() {
    return fieldsOfProjects.known(this.#settings)
  }

  /** What the website's projects have besides themselves. */
  async means(): Promise<{ canAttachInvoices: boolean; currency: string }> {
    const { currency } = await this.#settings.platform()
    return { canAttachInvoices: this.#invoices() !== undefined, currency }
  }

  /** @throws UNKNOWN_PROJECT */
  async find(id: number): Promise<Project> {
    const shownWith = await this.shownWith()
    return this.#database.tenant(async (tx) => shownProject(tx, await projectById(tx, id), shownWith))
  }

  /** @throws what `checkedProject` and `assignPeople` throw, NO_SUCH_TEMPLATE, INVALID_CUSTOM_FIELD */
  async create(actor: Actor, { template_id, ...given }: NewProject): Promise<Project> {
    const shownWith = await this.shownWith()
    const { time_zone: timeZone } = await this.#settings.platform()
    return this.#database.tenant(async (tx) => {
      const template = template_id === undefined ? undefined : await chosenTemplate(tx, template_id)
      const wanted = template ? withTemplate(given, template) : given
      const row = await this.insert(tx, wanted, { actor, shownWith })
      if (template) await createTasksOf(tx, template, row, { createdBy: actor.id, timeZone })
      return shownProject(tx, row, shownWith)
    })
  }

  /** A new project with everything that follows from it, whoever asks for it; null is the server itself. */
  async insert(
    tx: Transaction,
    given: Omit<NewProject, 'template_id'>,
    { actor, shownWith }: { readonly actor: Actor | null; readonly shownWith: ShownWith },
  ): Promise<ProjectRow> {
    const { tags = [], custom_fields = {}, attachedInvoices = [], assignees = [], ...fields } = given
    const checked = await checkedProject(tx, fields, blankProject(), this.#customers)
    const row = await tx
      .db(ProjectEntity)
      .insertInto('project')
      .values({ ...checked, createdBy: actor?.id ?? null })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (tags.length > 0) await tagsOfProjects.set(tx, row.id, tags)
    await fieldsOfProjects.change(tx, row.id, shownWith.fields, listed(custom_fields))
    if (shownWith.invoices) await attachInvoices(tx, row.id, row.customerId, attachedInvoices, shownWith.invoices)
    await this.#assign(tx, actor, row, assignees)
    await indexProject(tx, row, this.#customers)
    await this.#tellCustomer(tx, row)
    const customer = row.customerId === null ? {} : { customerId: row.customerId }
    await tx.emit(projectCreated, { projectId: row.id, ...customer })
    await noteActivity(tx, actor, { kind: 'created', projectId: row.id })
    tx.audit({ action: 'project.created', entity: 'project', entityId: row.id, title: row.title })
    await tellBoards(this.#live, { boards: [row.boardId] })
    return row
  }

  /** @throws UNKNOWN_PROJECT, CHANGED_SINCE with the project as it is now, and what `create` throws */
  async change(actor: Actor, id: number, change: ProjectChange): Promise<Project> {
    const shownWith = await this.shownWith()
    return this.#database.tenant(async (tx) =>
      shownProject(tx, await this.#changed(tx, actor, id, change, shownWith), shownWith),
    )
  }

  /** The same change of all of them, or of none. @throws NOT_FOUND, and what `change` throws */
  async changeAll(actor: Actor, { ids, add_assignee, remove_assignee, ...change }: ProjectsChange): Promise<number[]> {
    const shownWith = await this.shownWith()
    return this.#database.tenant(async (tx) => {
      if ((await tx.em.count(ProjectEntity, { id: { $in: ids } })) < ids.length) throw errors.NOT_FOUND('projects')
      const assigned = await assigneesOfProjects.idsOf(tx, ids)
      for (const id of ids.toSorted((a, b) => a - b)) {
        const before = assigned.get(id) ?? []
        const kept = before.filter((each) => each !== remove_assignee)
        const assignees = add_assignee === undefined || kept.includes(add_assignee) ? kept : [...kept, add_assignee]
        await this.#changed(tx, actor, id, { ...change, assignees }, shownWith)
      }
      return ids
    })
  }

  async #changed(
    tx: Transaction,
    actor: Actor,
    id: number,
    { revision, tags, custom_fields, attachedInvoices, assignees, ...given }: ProjectChange,
    shownWith: ShownWith,
  ): Promise<ProjectRow> {
    const before = await lockedProject(tx, id)
    if (revision !== undefined && revision !== before.revision)
      throw errors.CHANGED_SINCE('project').with({ project: await shownProject(tx, before, shownWith) })
    const fields = await checkedProject(tx, given, before, this.#customers)
    // A card that moves on its board is no new version of what is written on it.
    const isMoveOnly =
      [tags, custom_fields, attachedInvoices, assignees].every((each) => each === undefined) &&
      Object.keys(given).every((name) => name === 'column_id' || name === 'sort')
    const row = await update(tx, id, fields, isMoveOnly ? 0 : 1)
    await renewLongSort(tx, row.sort, row.columnId === null ? undefined : { of: 'column', id: row.columnId })
    if (tags !== undefined) await tagsOfProjects.set(tx, id, tags)
    if (custom_fields !== undefined) await fieldsOfProjects.change(tx, id, shownWith.fields, listed(custom_fields))
    if (row.customerId !== before.customerId) await detachInvoices(tx, id)
    // What was attached before the website switched its invoices off is there when it has them again.
    if (attachedInvoices !== undefined && shownWith.invoices)
      await attachInvoices(tx, id, row.customerId, attachedInvoices, shownWith.invoices)
    if (assignees !== undefined) await this.#assign(tx, actor, row, assignees)
    if (!isMoveOnly) await indexProject(tx, row, this.#customers)
    if (row.customerId !== before.customerId) await this.#tellCustomer(tx, row)
    if (row.columnId !== null && row.columnId !== before.columnId) {
      await tx.emit(projectMoved, { projectId: id, columnId: row.columnId })
      const column = await tx.em.findOneOrFail(ColumnEntity, { id: row.columnId })
      await noteActivity(tx, actor, { kind: 'moved', projectId: id, detail: column.name })
    }
    tx.audit({
      action: isMoveOnly ? 'project.moved' : 'project.changed',
      ...{ entity: 'project', entityId: id, title: row.title },
    })
    await tellBoards(this.#live, { boards: [row.boardId, before.boardId], projects: [id] })
    return row
  }

  /** All of them with their tasks, or none. @throws NOT_FOUND when one is not there, or another website's */
  remove(ids: readonly number[]): Promise<number[]> {
    return this.#database.tenant(async (tx) => {
      const rows = await tx
        .db(ProjectEntity)
        .selectFrom('project')
        .select(['id', 'title', 'boardId'])
        .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
        .orderBy('id')
        .forUpdate()
        .execute()
      if (rows.length < ids.length) throw errors.NOT_FOUND('projects')
      await forgetTasks(tx, ids, this.#notices)
      for (const { id, title } of rows) {
        await tx.em.nativeDelete(ProjectEntity, { id })
        await tx.search.remove(searchKind, id)
        tx.audit({ action: 'project.deleted', entity: 'project', entityId: id, title })
      }
      await this.#notices.withdraw(tx, searchKind, ids)
      await tellBoards(this.#live, { boards: rows.map(({ boardId }) => boardId), projects: ids })
      return rows.map(({ id }) => id)
    })
  }

  async shownWith(): Promise<ShownWith> {
    const fields = await fieldsOfProjects.known(this.#settings)
    return { people: this.#people, customers: this.#customers, invoices: this.#invoices(), fields }
  }

  async #assign(tx: Transaction, actor: Actor | null, row: ProjectRow, users: readonly number[]): Promise<void> {
    const fresh = await assignPeople(tx, assigneesOfProjects, row.id, users, { actor, people: this.#people })
    await tellAssigned(tx, row, fresh, this.#notices)
    for (const { displayName } of fresh)
      await noteActivity(tx, actor, { kind: 'assigned', projectId: row.id, detail: displayName })
  }

  #tellCustomer(tx: Transaction, { id, customerId, title, createdAt }: ProjectRow): Promise<void> {
    if (customerId === null) return Promise.resolve()
    return this.#timeline.add(tx, {
      ...{ customerId, key: `projects.project:${id}`, kind: 'projects.project', title: `Project: ${title}` },
      ...{ href: `/admin/projects/${id}`, at: createdAt },
    })
  }
}

/** Tasks go with their projects: so do their words in the search, and the notices about them. */
async function forgetTasks(tx: Transaction, projects: readonly number[], notices: Notices): Promise<void> {
  const tasks = await tx
    .db(TaskEntity)
    .selectFrom('task')
    .select('id')
    .where(({ eb, fn, val }) => eb('projectId', '=', fn.any(val(projects))))
    .execute()
  for (const { id } of tasks) await tx.search.remove(taskKind, id)
  await notices.withdraw(
    tx,
    taskKind,
    tasks.map(({ id }) => id),
  )
}

const update = (tx: Transaction, id: number, fields: ProjectFields, by: 0 | 1): Promise<ProjectRow> =>
  tx
    .db(ProjectEntity)
    .updateTable('project')
    .set(({ eb, fn }) => ({ ...fields, revision: eb('revision', '+', by), updatedAt: fn('now') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Custom values as every other record has them. */
const listed = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([id, value]) => ({ id, value }))
