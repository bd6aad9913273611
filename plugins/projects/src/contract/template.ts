import { ById, defineCall, Id, Rows, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { may } from './access.ts'
import { projectsPath } from './addresses.ts'
import { ChecklistItem } from './task.ts'

/** A task as a template keeps it. */
export const TemplateTask = Type.Object({
  title: Type.String(),
  est_hours: Type.Number(),
  description: Type.String(),
  /** Days after the start of the project when it is due; null without a due date. */
  due_after: Type.Union([Type.Integer(), Type.Null()]),
  checklist: Type.Array(ChecklistItem),
  tags: Type.Array(Type.String()),
})
export type TemplateTask = Static<typeof TemplateTask>

/** What projects of one kind begin with. */
export const ProjectTemplate = Type.Object({
  id: Id,
  name: Type.String(),
  est_hours: Type.Number(),
  description: Type.String(),
  /** Days from the start to the end; null without an end. */
  days: Type.Union([Type.Integer(), Type.Null()]),
  tags: Type.Array(Type.String()),
  custom_fields: Type.Record(Type.String(), Type.String()),
  tasks: Type.Array(TemplateTask),
  createdAt: Time,
})
export type ProjectTemplate = Static<typeof ProjectTemplate>

const path = `${projectsPath}templates/` as const

export const listTemplates = defineCall({
  id: 'projects.listTemplates',
  method: 'GET',
  path,
  summary: 'List the templates of projects',
  reply: { results: Rows(ProjectTemplate) },
  access: may('can_view'),
})

export const makeTemplate = defineCall({
  id: 'projects.makeTemplate',
  method: 'POST',
  path: `${projectsPath}:id/template/`,
  summary: 'Keep a project with its tasks as a template',
  params: ById,
  body: Type.Object(
    { name: Type.String({ title: 'Name', minLength: 1, maxLength: 120, pattern: '\\S' }) },
    { additionalProperties: false },
  ),
  reply: { template: ProjectTemplate },
  status: 201,
  access: may('can_create'),
  plan: 'enterprise',
})

export const deleteTemplate = defineCall({
  id: 'projects.deleteTemplate',
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Delete a template',
  params: ById,
  reply: {},
  access: may('can_delete'),
})
