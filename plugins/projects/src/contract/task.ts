import {
  Assignee,
  AssigneeFilter,
  ById,
  CsvQuery,
  DateSeries,
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
import { projectsPath, tasksPath } from './addresses.ts'
import { SortKey } from './board.ts'
import { Deleted, Hours, Title } from './project.ts'

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** Where a task stands. */
export const taskStatuses = ['pending', 'in_progress', 'completed', 'cancelled'] as const
export type TaskStatus = (typeof taskStatuses)[number]
const Status = Type.Enum([...taskStatuses], { title: 'Status' })

const Day = Type.String({ format: 'date', title: 'Due Date' })

/** One thing to tick off. */
export const ChecklistItem = Type.Object(
  {
    /** Made up by whoever adds the item; unique in its list. */
    id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }),
    text: Type.String({ maxLength: 300 }),
    is_done: Type.Boolean(),
  },
  { additionalProperties: false },
)
export type ChecklistItem = Static<typeof ChecklistItem>
const Checklist = Type.Array(ChecklistItem, { title: 'Checklist', maxItems: 100 })

/** A task that another one waits for. */
export const AwaitedTask = Type.Object({ id: Id, title: Type.String(), status: Status })
export type AwaitedTask = Static<typeof AwaitedTask>

export const Task = Type.Object({
  id: Id,
  title: Type.String(),
  est_hours: Type.Number(),
  status: Status,
  due_date: orNull(Type.String()),
  description: Type.String(),
  assignees: Type.Array(Assignee),
  project_id: orNull(Id),
  project_title: Type.String(),
  /** Of its project. */
  customer_id: orNull(Id),
  customer_name: Type.String(),
  /** Of the board of its project; null without one. */
  column_id: orNull(Id),
  column_name: Type.String(),
  column_color: Type.String(),
  /** The first of its schedules. */
  scheduled_start_time: orNull(Time),
  scheduled_end_time: orNull(Time),
  sort: Type.String(),
  tags: Type.Array(Type.String()),
  /** Minutes that were spent on it. */
  minutes: Type.Integer(),
  checklist: Checklist,
  /** Tasks that are to be done before it. */
  waits_for: Type.Array(AwaitedTask),
  /** Once it is completed, a new one is due on the next date of this series. */
  repeats: orNull(DateSeries),
  /** Who created it; empty for the server's own work. */
  createdBy: Type.String(),
  completedAt: orNull(Time),
  revision: Type.Integer(),
  createdAt: Time,
  updatedAt: Time,
})
export type Task = Static<typeof Task>

const written = {
  title: Title,
  est_hours: orNull(Hours),
  status: Status,
  due_date: orNull(Day),
  /** Rich text. */
  description: Type.String({ title: 'Description', control: 'rich-text', maxLength: 100_000 }),
  project_id: orNull(Id),
  column_id: orNull(Id),
  sort: SortKey,
  tags: TagNames,
  checklist: Checklist,
  /** Ids of the tasks that are to be done before it. */
  waits_for: Type.Array(Id, { title: 'Waits for', maxItems: 20, uniqueItems: true }),
  repeats: orNull(DateSeries),
  /** Ids of accounts. Only owners, administrators and managers may change them. */
  assignees: Type.Array(Id, { title: 'Assigned To', maxItems: 20, uniqueItems: true }),
}

/** Without est_hours it is 1, without a status pending. */
export const NewTask = Type.Partial(Type.Object(written, { additionalProperties: false }))
export type NewTask = Static<typeof NewTask>

/** Members that are left out stay as they are. With `revision`, a change since then is a conflict (409). */
export const TaskChange = Type.Partial(
  Type.Object({ ...written, revision: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
)
export type TaskChange = Static<typeof TaskChange>

export const taskOrders = ['title', 'due_date', 'createdAt', 'updatedAt', 'sort'] as const

const statuses = taskStatuses.join('|')

export const TaskQuery = Type.Object(
  {
    ...ListQuery(taskOrders),
    ...KeyQuery,
    ...CsvQuery,
    project_id: Type.Optional(Id),
    customer_id: Type.Optional(Id),
    board_id: Type.Optional(Id),
    column_id: Type.Optional(Id),
    assignee_id: Type.Optional(AssigneeFilter),
    /** Only those of whoever asks. */
    mine: Type.Optional(Type.Boolean()),
    /** Before today, or within seven days from today on, by the clock of the website. */
    due: Type.Optional(Type.Enum(['overdue', 'week'])),
    tag: Type.Optional(TagFilter),
    /** One or several, with commas between them. */
    status: Type.Optional(Type.String({ pattern: `^(${statuses})(,(${statuses})){0,3}$` })),
    /** Due between two days; each may be left out. */
    startDate: Type.Optional(Type.String({ format: 'date' })),
    endDate: Type.Optional(Type.String({ format: 'date' })),
  },
  { additionalProperties: false },
)
export type TaskQuery = Static<typeof TaskQuery>

const canAssignUsers = Type.Boolean()

export const listTasks = defineCall({
  id: 'projects.listTasks',
  method: 'GET',
  path: tasksPath,
  summary: 'Find tasks',
  query: TaskQuery,
  reply: { results: Rows(Task) },
  access: may('can_view'),
})

export const listTasksOfProject = defineCall({
  id: 'projects.listTasksOfProject',
  method: 'GET',
  path: `${projectsPath}:id/tasks/`,
  summary: 'List the tasks of a project',
  params: ById,
  query: Type.Object({ ...ListQuery(taskOrders), ...KeyQuery }, { additionalProperties: false }),
  reply: { results: Rows(Task) },
  access: may('can_view'),
})

export const newTask = defineCall({
  id: 'projects.newTask',
  method: 'GET',
  path: `${tasksPath}new/`,
  summary: 'Say what you can do with a new task',
  reply: { canAssignUsers },
  access: may('can_view'),
})

export const getTask = defineCall({
  id: 'projects.getTask',
  method: 'GET',
  path: `${tasksPath}:id/`,
  summary: 'Show a task',
  params: ById,
  reply: { task: Task, canAssignUsers },
  access: may('can_view'),
})

export const createTask = defineCall({
  id: 'projects.createTask',
  method: 'POST',
  path: tasksPath,
  summary: 'Create a task',
  body: NewTask,
  reply: { task: Task },
  status: 201,
  access: may('can_create'),
  plan: 'enterprise',
})

export const changeTask = defineCall({
  id: 'projects.changeTask',
  method: 'PUT',
  path: `${tasksPath}:id/`,
  summary: 'Change a task, or move it on its board',
  params: ById,
  body: TaskChange,
  reply: { task: Task },
  access: may('can_edit'),
})

export const deleteTask = defineCall({
  id: 'projects.deleteTask',
  method: 'DELETE',
  path: `${tasksPath}:id/`,
  summary: 'Delete a task',
  params: ById,
  reply: Deleted,
  access: may('can_delete'),
})

export const deleteTasks = defineCall({
  id: 'projects.deleteTasks',
  method: 'DELETE',
  path: tasksPath,
  summary: 'Delete several tasks, or none of them',
  body: Type.Object(
    { tasksToDelete: Type.Array(Id, { minItems: 1, maxItems: 1000, uniqueItems: true }) },
    { additionalProperties: false },
  ),
  reply: Deleted,
  access: may('can_delete'),
})

/** The same change of several tasks. Members that are left out stay as they are. */
export const TasksChange = Type.Object(
  {
    ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }),
    status: Type.Optional(Status),
    due_date: Type.Optional(orNull(Day)),
    project_id: Type.Optional(orNull(Id)),
    add_assignee: Type.Optional(Id),
    remove_assignee: Type.Optional(Id),
  },
  { additionalProperties: false },
)
export type TasksChange = Static<typeof TasksChange>

export const changeTasks = defineCall({
  id: 'projects.changeTasks',
  method: 'PUT',
  path: tasksPath,
  summary: 'Change several tasks, or none of them',
  body: TasksChange,
  reply: { changed: Type.Array(Id) },
  access: may('can_edit'),
})
