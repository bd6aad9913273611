import type { CustomerDirectory, CustomerTimeline } from '@ashlar/plugin-customers'
import {
  type Actor,
  canAssignUsers,
  type Database,
  type ListReply,
  type People,
  pageOf,
  type Settings,
  type Transaction,
} from '@ashlar/sdk/server'
import {
  type InvoicesOfCustomers,
  type NewProject,
  type Project,
  type ProjectChange,
  type ProjectQuery,
  projectCreated,
  projectMoved,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { assigneesOfProjects, fieldsOfProjects, tagsOfProjects } from './beside.ts'
import { ProjectEntity } from './project.entities.ts'
import { attachInvoices, blankProject, checkedProject, type ProjectFields } from './project.fields.ts'
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

/** What staff do with projects. */
export class ProjectService {
  readonly #database: Database
  readonly #settings: Settings
  readonly #people: People
  readonly #customers: CustomerDirectory
  readonly #timeline: CustomerTimeline
  readonly #invoices: () => InvoicesOfCustomers | undefined

  constructor(
    database: Database,
    settings: Settings,
    people: People,
    customers: CustomerDirectory,
    timeline: CustomerTimeline,
    invoices: () => InvoicesOfCustomers | undefined,
  ) {
    this.#database = database
    this.#settings = settings
    this.#people = people
    this.#customers = customers
    this.#timeline = timeline
    this.#invoices = invoices
  }

  async list(query: ProjectQuery): Promise<ListReply<Project>['results']> {
    const shownWith = await this.#shownWith()
    return this.#database.tenant(async (tx) => {
      const { found, total } = await projectsWhere(tx, query, shownWith.fields)
      const { rows, places } = await pageOf(found.selectAll(), projectOrder(query), query)
      const isCut = query.limit === -1 && places.next !== undefined
      const shown = await shownProjects(tx, rows, shownWith)
      return { rows: shown, ...(await total()), ...places, ...(isCut && { truncated: true }) }
    })
  }

  /** @throws UNKNOWN_PROJECT */
  async find(id: number): Promise<Project> {
    const shownWith = await this.#shownWith()
    return this.#database.tenant(async (tx) => shownProject(tx, await projectById(tx, id), shownWith))
  }

  /** @throws what `checkedProject` throws, MAY_NOT_ASSIGN, NO_SUCH_PERSON, INVALID_CUSTOM_FIELD */
  async create(actor: Actor, given: NewProject): Promise<Project> {
    const shownWith = await this.#shownWith()
    return this.#database.tenant(async (tx) => {
      const row = await this.insert(tx, given, { createdBy: actor.guid, shownWith })
      await this.#assign(tx, actor, row.id, given.assignees ?? [])
      return shownProject(tx, row, shownWith)
    })
  }

  /** A new project with everything that follows from it, whoever asks for it. */
  async insert(
    tx: Transaction,
    given: NewProject,
    { createdBy, shownWith }: { readonly createdBy: string | null; readonly shownWith: ShownWith },
  ): Promise<ProjectRow> {
    const { tags = [], custom_fields = {}, attachedInvoices = [], assignees: _, ...fields } = given
    const checked = await checkedProject(tx, fields, blankProject(), this.#customers)
    const row = await tx
      .db(ProjectEntity)
      .insertInto('project')
      .values({ ...checked, createdBy })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (tags.length > 0) await tagsOfProjects.set(tx, row.id, tags)
    await fieldsOfProjects.change(tx, row.id, shownWith.fields, listed(custom_fields))
    await attachInvoices(tx, row.id, row.customerId, attachedInvoices, shownWith.invoices)
    await indexProject(tx, row, this.#customers)
    await this.#tellCustomer(tx, row)
    const customer = row.customerId === null ? {} : { customerId: row.customerId }
    await tx.emit(projectCreated, { projectId: row.id, ...customer })
    tx.audit({ action: 'project.created', entity: 'project', entityId: row.id, title: row.title })
    return row
  }

  /** @throws UNKNOWN_PROJECT, CHANGED_SINCE with the project as it is now, and what `checkedProject` throws */
  async change(
    id: number,
    { revision, tags, custom_fields, attachedInvoices, ...given }: ProjectChange,
  ): Promise<Project> {
    const shownWith = await this.#shownWith()
    return this.#database.tenant(async (tx) => {
      const before = await lockedProject(tx, id)
      if (revision !== undefined && revision !== before.revision)
        throw errors.CHANGED_SINCE('project').with({ project: await shownProject(tx, before, shownWith) })
      const fields = await checkedProject(tx, given, before, this.#customers)
      // A card that moves on its board is no new version of what is written on it.
      const isMoveOnly = Object.keys(given).every((name) => name === 'column_id' || name === 'sort')
      const row = await update(tx, id, fields, isMoveOnly && tags === undefined && custom_fields === undefined ? 0 : 1)
      if (tags !== undefined) await tagsOfProjects.set(tx, id, tags)
      if (custom_fields !== undefined) await fieldsOfProjects.change(tx, id, shownWith.fields, listed(custom_fields))
      if (attachedInvoices !== undefined || row.customerId !== before.customerId)
        await attachInvoices(tx, id, row.customerId, attachedInvoices ?? [], shownWith.invoices)
      if (!isMoveOnly) await indexProject(tx, row, this.#customers)
      if (row.customerId !== before.customerId) await this.#tellCustomer(tx, row)
      if (row.columnId !== null && row.columnId !== before.columnId)
        await tx.emit(projectMoved, { projectId: id, columnId: row.columnId })
      tx.audit({
        action: isMoveOnly ? 'project.moved' : 'project.changed',
        ...{ entity: 'project', entityId: id, title: row.title },
      })
      return shownProject(tx, row, shownWith)
    })
  }

  /** All of them with their tasks, or none. @throws NOT_FOUND when one is not there, or another website's */
  remove(ids: readonly number[]): Promise<number[]> {
    return this.#database.tenant(async (tx) => {
      const rows = await tx
        .db(ProjectEntity)
        .selectFrom('project')
        .select(['id', 'title'])
        .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
        .orderBy('id')
        .forUpdate()
        .execute()
      if (rows.length < ids.length) throw errors.NOT_FOUND('projects')
      for (const { id, title } of rows) {
        await tx.em.nativeDelete(ProjectEntity, { id })
        await tx.search.remove(searchKind, id)
        tx.audit({ action: 'project.deleted', entity: 'project', entityId: id, title })
      }
      return rows.map(({ id }) => id)
    })
  }

  async shownWith(): Promise<ShownWith> {
    return this.#shownWith()
  }

  async #shownWith(): Promise<ShownWith> {
    const fields = await fieldsOfProjects.known(this.#settings)
    return { people: this.#people, customers: this.#customers, invoices: this.#invoices(), fields }
  }

  async #assign(tx: Transaction, actor: Actor, id: number, users: readonly number[]): Promise<void> {
    if (users.length === 0) return
    if (!canAssignUsers(actor)) throw errors.MAY_NOT_ASSIGN()
    if ((await this.#people.staff({ ids: users, limit: users.length })).length < users.length)
      throw errors.NO_SUCH_PERSON()
    await assigneesOfProjects.set(tx, id, users)
  }

  #tellCustomer(tx: Transaction, { id, customerId, title, createdAt }: ProjectRow): Promise<void> {
    if (customerId === null) return Promise.resolve()
    return this.#timeline.add(tx, {
      ...{ customerId, key: `projects.project:${id}`, kind: 'projects.project', title: `Project: ${title}` },
      ...{ href: `/admin/projects/${id}`, at: createdAt },
    })
  }
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
