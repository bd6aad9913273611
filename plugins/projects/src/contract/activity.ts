import { ById, defineCall, Id, Rows, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { may } from './access.ts'
import { projectsPath, tasksPath } from './addresses.ts'

/** What people do with projects and tasks. */
export const activityKinds = [
  ...(['created', 'moved', 'completed', 'reopened', 'assigned', 'commented', 'logged', 'shared'] as const),
  ...(['task-created', 'task-deleted'] as const),
] as const
export type ActivityKind = (typeof activityKinds)[number]

export const Activity = Type.Object({
  id: Id,
  kind: Type.Enum([...activityKinds]),
  /** What it is about: a column, a task, a person, minutes. */
  detail: Type.String(),
  /** The task of a project with which it happened. */
  task_id: Type.Union([Id, Type.Null()]),
  user_name: Type.String(),
  createdAt: Time,
})
export type Activity = Static<typeof Activity>

/** The newest of one reply at most. */
export const mostActivity = 100

export const listProjectActivity = defineCall({
  id: 'projects.listProjectActivity',
  method: 'GET',
  path: `${projectsPath}:id/activity/`,
  summary: 'List what happened with a project and its tasks, the newest first',
  params: ById,
  reply: { results: Rows(Activity) },
  access: may('can_view'),
})

export const listTaskActivity = defineCall({
  id: 'projects.listTaskActivity',
  method: 'GET',
  path: `${tasksPath}:id/activity/`,
  summary: 'List what happened with a task, the newest first',
  params: ById,
  reply: { results: Rows(Activity) },
  access: may('can_view'),
})
