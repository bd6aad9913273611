import { Vehicle } from '@ashlar/plugin-customers'
import {
  Amount,
  Assignee,
  AssigneeFilter,
  ById,
  CsvQuery,
  CustomFieldFilter,
  defineCall,
  Id,
  KeyQuery,
  ListQuery,
  Rows,
  TagFilter,
  TagNames,
  Time,
} from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { may } from './access.ts'
import { projectsPath } from './addresses.ts'
import { SortKey } from './board.ts'
import { AttachedInvoice } from './invoices.ts'

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** Hours with three decimals at most. */
export const Hours = Type.Number({ title: 'Est. Hours', minimum: 0, maximum: 1_000_000 })

/** Title, as it is sent: a missing one is refused in plain words. */
export const Title = Type.String({ title: 'Title', maxLength: 200 })

/** Values of custom fields by their keys. */
const CustomMap = Type.Record(Type.String({ pattern: '^[a-z0-9_]{1,60}$' }), Type.String({ maxLength: 1000 }))

export const Project = Type.Object({
  id: Id,
  title: Type.String(),
  est_hours: Type.Number(),
  start_date: Time,
  end_date: orNull(Time),
  description: Type.String(),
  customer_id: orNull(Id),
  customer: orNull(
    Type.Object({
      customer_id: Id,
      firstname: Type.String(),
      lastname: Type.String(),
      vehicles: Type.Array(Vehicle),
    }),
  ),
  customer_name: Type.String(),
  vehicle_id: orNull(Id),
  assignees: Type.Array(Assignee),
  /** Only where the website has invoices. */
  attachedInvoices: Type.Optional(Type.Array(AttachedInvoice)),
  board: orNull(Type.Object({ id: Id, name: Type.String() })),
  board_id: orNull(Id),
  column_id: orNull(Id),
  column_name: Type.String(),
  column_color: Type.String(),
  sort: Type.String(),
  custom_fields: Type.Record(Type.String(), Type.String()),
  tags: Type.Array(Type.String()),
  /** Tasks, and how many of them are completed or cancelled. */
  tasks: Type.Object({ total: Type.Integer(), closed: Type.Integer() }),
  /** Minutes that were spent on its tasks. */
  minutes: Type.Integer(),
  /** What an hour costs, in minor units of the website's currency; null for the rate of the settings. */
  hourly_rate: orNull(Amount),
  /** Who created it; empty for the server's own work. */
  createdBy: Type.String(),
  revision: Type.Integer(),
  createdAt: Time,
  updatedAt: Time,
})
export type Project = Static<typeof Project>

const written = {
  title: Title,
  est_hours: orNull(Hours),
  start_date: orNull(Time),
  end_date: orNull(Time),
  /** Rich text. */
  description: Type.String({ title: 'Description', control: 'rich-text', maxLength: 100_000 }),
  customer_id: orNull(Id),
  vehicle_id: orNull(Id),
  /** Ids of invoices of the customer. */
  attachedInvoices: Type.Array(Id, { maxItems: 100, uniqueItems: true }),
  /** The board follows from the column. Without a sort key the card comes last. */
  column_id: orNull(Id),
  sort: SortKey,
  custom_fields: CustomMap,
  tags: TagNames,
  hourly_rate: orNull(Type.Integer({ title: 'Hourly rate', minimum: 0, maximum: 100_000_000 })),
  /** Ids of accounts. Only owners, administrators and managers may change them. */
  assignees: Type.Array(Id, { maxItems: 20, uniqueItems: true }),
}

/**
 * Without est_hours it is 1, without a start it begins now. With a template, what is left out is the template's, and its
 * tasks are copied, their due dates as long after the start as they are there.
 */
export const NewProject = Type.Partial(Type.Object({ ...written, template_id: Id }, { additionalProperties: false }))
export type NewProject = Static<typeof NewProject>

/** Members that are left out stay as they are. With `revision`, a change since then is a conflict (409). */
export const ProjectChange = Type.Partial(
  Type.Object({ ...written, revision: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
)
export type ProjectChange = Static<typeof ProjectChange>

export const projectOrders = ['title', 'start_date', 'createdAt', 'updatedAt', 'sort'] as const

export const ProjectQuery = Type.Object(
  {
    ...ListQuery(projectOrders),
    ...KeyQuery,
    ...CsvQuery,
    customer_id: Type.Optional(Id),
    board_id: Type.Optional(Id),
    column_id: Type.Optional(Id),
    assignee_id: Type.Optional(AssigneeFilter),
    tag: Type.Optional(TagFilter),
    /** Projects that are under way between two moments; each may be left out. */
    startDate: Type.Optional(Time),
    endDate: Type.Optional(Time),
  },
  { additionalProperties: false, ...CustomFieldFilter },
)
export type ProjectQuery = Static<typeof ProjectQuery>

/** What was deleted. */
export const Deleted = { deleted: Type.Array(Id), errors: Type.Array(Type.String()) }

export const listProjects = defineCall({
  id: 'projects.listProjects',
  method: 'GET',
  path: projectsPath,
  summary: 'Find projects',
  query: ProjectQuery,
  reply: { results: Rows(Project) },
  access: may('can_view'),
})

export const checkProjects = defineCall({
  id: 'projects.checkProjects',
  method: 'GET',
  path: `${projectsPath}check/`,
  summary: 'Say what you can do with projects',
  reply: {
    can_assign_customer: Type.Boolean(),
    /** Whether whoever asks may assign people. */
    canAssignUsers: Type.Boolean(),
    /** Whether the website has invoices that can be attached. */
    canAttachInvoices: Type.Boolean(),
    /** Of rates. */
    currency: Type.String(),
  },
  access: may('can_view'),
})

export const createProject = defineCall({
  id: 'projects.createProject',
  method: 'POST',
  path: projectsPath,
  summary: 'Create a project',
  body: NewProject,
  reply: { project: Project },
  status: 201,
  access: may('can_create'),
  plan: 'enterprise',
})

export const getProject = defineCall({
  id: 'projects.getProject',
  method: 'GET',
  path: `${projectsPath}:id/`,
  summary: 'Show a project',
  params: ById,
  reply: { project: Project },
  access: may('can_view'),
})

export const changeProject = defineCall({
  id: 'projects.changeProject',
  method: 'PUT',
  path: `${projectsPath}:id/`,
  summary: 'Change a project, or move it on its board',
  description: 'project and item are the same record.',
  params: ById,
  body: ProjectChange,
  reply: { project: Project, item: Project },
  access: may('can_edit'),
})

export const deleteProject = defineCall({
  id: 'projects.deleteProject',
  method: 'DELETE',
  path: `${projectsPath}:id/`,
  summary: 'Delete a project with its tasks',
  params: ById,
  reply: Deleted,
  access: may('can_delete'),
})

const Several = Type.Array(Id, { minItems: 1, maxItems: 1000, uniqueItems: true })

/** The same change of several projects. Members that are left out stay as they are. */
export const ProjectsChange = Type.Object(
  {
    ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }),
    column_id: Type.Optional(orNull(Id)),
    end_date: Type.Optional(orNull(Time)),
    add_assignee: Type.Optional(Id),
    remove_assignee: Type.Optional(Id),
  },
  { additionalProperties: false },
)
export type ProjectsChange = Static<typeof ProjectsChange>

export const changeProjects = defineCall({
  id: 'projects.changeProjects',
  method: 'PUT',
  path: projectsPath,
  summary: 'Change several projects, or none of them',
  body: ProjectsChange,
  reply: { changed: Type.Array(Id) },
  access: may('can_edit'),
})

export const deleteProjects = defineCall({
  id: 'projects.deleteProjects',
  method: 'DELETE',
  path: projectsPath,
  summary: 'Delete several projects with their tasks, or none of them',
  body: Type.Object({ projectsToDelete: Several }, { additionalProperties: false }),
  reply: Deleted,
  access: may('can_delete'),
})
