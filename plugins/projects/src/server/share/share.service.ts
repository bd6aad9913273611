import { createHash, randomBytes } from 'node:crypto'
import type { Actor, Database, Transaction } from '@ashlar/sdk/server'
import { type ProjectShare, type SharedProjects, sharedPath, type TaskStatus } from '../../contract.ts'
import { noteActivity } from '../activity/activity.store.ts'
import { projectById } from '../project/project.store.ts'
import { TaskEntity } from '../task/task.entity.ts'
import { ShareEntity } from './share.entity.ts'

const day = 86_400_000

/** Tasks that the page shows at most. */
const mostTasks = 500

/** Links under which customers see how far their projects are. */
export class Shares implements SharedProjects {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Null for a project that is not shared, or not any more. @throws UNKNOWN_PROJECT */
  find(projectId: number): Promise<ProjectShare | null> {
    return this.#database.tenant(async (tx) => {
      await projectById(tx, projectId)
      const row = await tx.em.findOne(ShareEntity, { projectId, endsAt: { $gt: new Date() } })
      return row && { endsAt: row.endsAt.toISOString(), createdAt: row.createdAt.toISOString() }
    })
  }

  /** A new link in place of the one before it. @throws UNKNOWN_PROJECT */
  create(actor: Actor, projectId: number, days: number): Promise<{ share: ProjectShare; path: string }> {
    const token = randomBytes(24).toString('base64url')
    const [createdAt, endsAt] = [new Date(), new Date(Date.now() + days * day)]
    return this.#database.tenant(async (tx) => {
      const { title } = await projectById(tx, projectId)
      const values = { tokenHash: hashOf(token), endsAt, createdAt }
      await tx
        .db(ShareEntity)
        .insertInto('project_share')
        .values({ projectId, ...values })
        .onConflict((conflict) => conflict.columns(['tenantId', 'projectId']).doUpdateSet(values))
        .execute()
      await noteActivity(tx, actor, { kind: 'shared', projectId })
      tx.audit({ action: 'project.shared', entity: 'project', entityId: projectId, title, details: { days } })
      const share = { endsAt: endsAt.toISOString(), createdAt: createdAt.toISOString() }
      return { share, path: `${sharedPath}/${token}` }
    })
  }

  /** @throws UNKNOWN_PROJECT */
  end(projectId: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const { title } = await projectById(tx, projectId)
      await tx.em.nativeDelete(ShareEntity, { projectId })
      tx.audit({ action: 'project.unshared', entity: 'project', entityId: projectId, title })
    })
  }

  ofToken(token: string) {
    return this.#database.tenant(async (tx) => {
      const share = await tx.em.findOne(ShareEntity, { tokenHash: hashOf(token), endsAt: { $gt: new Date() } })
      if (share === null) return undefined
      const { title, startDate, endDate } = await projectById(tx, share.projectId)
      return {
        ...{ title, start: startDate.toISOString(), end: endDate?.toISOString() ?? null },
        tasks: await tasksOf(tx, share.projectId),
        until: share.endsAt,
      }
    })
  }
}

async function tasksOf(tx: Transaction, projectId: number) {
  const rows = await tx
    .db(TaskEntity)
    .selectFrom('task')
    .select(['title', 'status', 'dueDate'])
    .where('projectId', '=', projectId)
    .orderBy('sort')
    .orderBy('id')
    .limit(mostTasks)
    .execute()
  return rows.map((row): { title: string; status: TaskStatus; due: string | null } => ({
    ...{ title: row.title, status: row.status, due: row.dueDate },
  }))
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
