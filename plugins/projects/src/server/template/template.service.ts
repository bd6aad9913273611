import { dayIn } from '@ashlar/sdk'
import type { Database, ListReply, RowOf, Settings, Transaction } from '@ashlar/sdk/server'
import type { ProjectTemplate, TemplateTask } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { fieldsOfProjects, tagsOfProjects } from '../project/beside.ts'
import { type ProjectRow, projectById } from '../project/project.store.ts'
import { tagsOfTasks } from '../task/beside.ts'
import { TaskEntity } from '../task/task.entity.ts'
import { TemplateEntity } from './template.entity.ts'

/** Tasks that a template keeps at most. */
const mostTasks = 200

/** Templates from which projects are created. */
export class TemplateService {
  readonly #database: Database
  readonly #settings: Settings

  constructor(database: Database, settings: Settings) {
    this.#database = database
    this.#settings = settings
  }

  /** By name. */
  list(): Promise<ListReply<ProjectTemplate>['results']> {
    return this.#database.tenant(async (tx) => {
      const rows = await tx.em.find(TemplateEntity, {}, { orderBy: { name: 'asc', id: 'asc' }, limit: 200 })
      return { rows: rows.map(shown), total: rows.length }
    })
  }

  /** @throws UNKNOWN_PROJECT */
  async make(projectId: number, name: string): Promise<ProjectTemplate> {
    const { time_zone: timeZone } = await this.#settings.platform()
    return this.#database.tenant(async (tx) => {
      const project = await projectById(tx, projectId)
      const row = await tx
        .db(TemplateEntity)
        .insertInto('project_template')
        .values({
          ...{ name: name.trim(), estHours: project.estHours, description: project.description },
          days: project.endDate === null ? null : daysBetween(project.startDate, project.endDate),
          tags: (await tagsOfProjects.ofMany(tx, [projectId])).get(projectId) ?? [],
          customFields: (await fieldsOfProjects.ofMany(tx, [projectId])).get(projectId) ?? {},
          tasks: await tasksOf(tx, project, timeZone),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      tx.audit({ action: 'project-template.created', entity: 'project_template', entityId: row.id, title: row.name })
      return shown(row)
    })
  }

  /** Deleting it twice is deleting it. */
  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const row = await tx.em.findOne(TemplateEntity, { id })
      if (row === null) throw errors.UNKNOWN_TEMPLATE()
      await tx.em.nativeDelete(TemplateEntity, { id })
      tx.audit({ action: 'project-template.deleted', entity: 'project_template', entityId: id, title: row.name })
    })
  }
}

/** @throws NO_SUCH_TEMPLATE */
export async function chosenTemplate(tx: Transaction, id: number): Promise<ProjectTemplate> {
  const row = await tx.em.findOne(TemplateEntity, { id })
  if (row !== null) return shown(row)
  const error = errors.NO_SUCH_TEMPLATE()
  throw error.at({ path: 'template_id', message: error.message })
}

async function tasksOf(tx: Transaction, { id, startDate }: ProjectRow, timeZone: string): Promise<TemplateTask[]> {
  const rows = await tx
    .db(TaskEntity)
    .selectFrom('task')
    .selectAll()
    .where('projectId', '=', id)
    .orderBy('sort')
    .orderBy('id')
    .limit(mostTasks)
    .execute()
  const tags = await tagsOfTasks.ofMany(
    tx,
    rows.map((row) => row.id),
  )
  const start = new Date(`${dayIn(timeZone, startDate)}T00:00:00Z`)
  return rows.map((row) => ({
    ...{ title: row.title, est_hours: row.estHours / 1000, description: row.description },
    due_after: row.dueDate === null ? null : daysBetween(start, new Date(`${row.dueDate}T00:00:00Z`)),
    checklist: row.checklist.map((item) => ({ ...item, is_done: false })),
    tags: tags.get(row.id) ?? [],
  }))
}

const daysBetween = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / 86_400_000)

const shown = (row: Omit<RowOf<typeof TemplateEntity>, 'tenantId'>): ProjectTemplate => ({
  ...{ id: row.id, name: row.name, est_hours: row.estHours / 1000, description: row.description, days: row.days },
  ...{ tags: [...row.tags], custom_fields: row.customFields, tasks: [...row.tasks] },
  createdAt: row.createdAt.toISOString(),
})
