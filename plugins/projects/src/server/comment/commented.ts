import type { Assignees, Transaction } from '@ashlar/sdk/server'
import { assigneesOfProjects } from '../project/beside.ts'
import { projectById, searchKind as projectKind } from '../project/project.store.ts'
import { assigneesOfTasks } from '../task/beside.ts'
import { taskById, searchKind as taskKind } from '../task/task.store.ts'

interface Subject {
  readonly title: string
  /** Where its activity is noted. */
  readonly place: { readonly projectId: number | null; readonly taskId?: number; readonly detail?: string }
}

/** Records that have comments: what comments need to know of them. */
export interface Commented {
  readonly noun: 'project' | 'task'
  readonly member: 'projectId' | 'taskId'
  /** Kind of the subject of notices. */
  readonly kind: string
  readonly assignees: Assignees
  readonly href: (id: number) => string
  /** @throws UNKNOWN_PROJECT, UNKNOWN_TASK */
  readonly subject: (tx: Transaction, id: number) => Promise<Subject>
}

export const commentedProjects: Commented = {
  ...{ noun: 'project', member: 'projectId', kind: projectKind, assignees: assigneesOfProjects },
  href: (id) => `/admin/projects/${id}`,
  subject: async (tx, id) => ({ title: (await projectById(tx, id)).title, place: { projectId: id } }),
}

export const commentedTasks: Commented = {
  ...{ noun: 'task', member: 'taskId', kind: taskKind, assignees: assigneesOfTasks },
  href: (id) => `/admin/tasks?task=${id}`,
  subject: async (tx, id) => {
    const { title, projectId } = await taskById(tx, id)
    return { title, place: { projectId, taskId: id, detail: title } }
  },
}
