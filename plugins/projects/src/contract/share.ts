import { ById, defineCall, Time, token } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { may } from './access.ts'
import { projectsPath } from './addresses.ts'
import type { TaskStatus } from './task.ts'

/** Path of the website below which shared projects are shown. */
export const sharedPath = '/shared-project'

/** A link under which a customer sees how far a project is. */
export const ProjectShare = Type.Object({
  /** When the link stops working. */
  endsAt: Time,
  createdAt: Time,
})
export type ProjectShare = Static<typeof ProjectShare>

const share = Type.Union([ProjectShare, Type.Null()])
const path = `${projectsPath}:id/share/` as const

export const getShare = defineCall({
  id: 'projects.getShare',
  method: 'GET',
  path,
  summary: 'Show until when a project is shared',
  params: ById,
  reply: { share },
  access: may('can_view'),
})

export const shareProject = defineCall({
  id: 'projects.shareProject',
  method: 'POST',
  path,
  summary: 'Create a link that shows how far a project is',
  params: ById,
  body: Type.Object(
    { days: Type.Integer({ title: 'Days', minimum: 1, maximum: 365 }) },
    { additionalProperties: false },
  ),
  reply: { share: ProjectShare, path: Type.String() },
  status: 201,
  access: may('can_edit'),
})

export const endShare = defineCall({
  id: 'projects.endShare',
  method: 'DELETE',
  path,
  summary: 'End the link of a project',
  params: ById,
  reply: {},
  access: may('can_edit'),
})

/** What a link shows of its project, and nothing else. */
export interface SharedProject {
  readonly title: string
  readonly start: string
  readonly end: string | null
  readonly tasks: readonly { readonly title: string; readonly status: TaskStatus; readonly due: string | null }[]
  /** When the link stops working. */
  readonly until: Date
}

/** Projects by the token of their link. */
export interface SharedProjects {
  /** Undefined for a token that is none, or none any more. */
  ofToken(token: string): Promise<SharedProject | undefined>
}
export const SharedProjects = token<SharedProjects>('projects.shared-projects')
