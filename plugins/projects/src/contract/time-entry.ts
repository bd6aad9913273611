import { ById, CsvQuery, defineCall, Id, Rows, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { may } from './access.ts'
import { tasksPath } from './addresses.ts'
import { PersonId } from './person.ts'

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** Time that somebody spent on a task. */
export const TaskTimeEntry = Type.Object({
  id: Id,
  task_id: Id,
  user_id: PersonId,
  start_time: Time,
  /** Null while its timer runs. */
  end_time: orNull(Time),
  /** Whole minutes; 0 while its timer runs. */
  duration: Type.Integer(),
  description: Type.String(),
  billable: Type.Boolean(),
  /** Document on which it was billed; null before that. */
  document_id: orNull(Id),
  /** Name of the person. */
  user_name: Type.String(),
  task_title: Type.String(),
  project_id: orNull(Id),
  project_title: Type.String(),
})
export type TaskTimeEntry = Static<typeof TaskTimeEntry>

const written = {
  start_time: Time,
  end_time: orNull(Time),
  description: Type.String({ title: 'Description', maxLength: 1000 }),
  billable: Type.Boolean({ title: 'Billable' }),
}

/** Without a start it begins now; without an end its timer runs. */
export const NewTimeEntry = Type.Partial(Type.Object(written, { additionalProperties: false }))
export type NewTimeEntry = Static<typeof NewTimeEntry>

const OneOfTask = Type.Object({ id: Id, entryId: Id })
const path = `${tasksPath}:id/time-entries/` as const

export const listTimeEntries = defineCall({
  id: 'projects.listTimeEntries',
  method: 'GET',
  path,
  summary: 'List the time spent on a task',
  params: ById,
  reply: { results: Rows(TaskTimeEntry) },
  access: may('can_view'),
})

export const createTimeEntry = defineCall({
  id: 'projects.createTimeEntry',
  method: 'POST',
  path,
  summary: 'Log time on a task, or start a timer',
  params: ById,
  body: NewTimeEntry,
  reply: { taskTimeEntry: TaskTimeEntry },
  status: 201,
  access: may('can_edit'),
})

export const changeTimeEntry = defineCall({
  id: 'projects.changeTimeEntry',
  method: 'PUT',
  path: `${path}:entryId/`,
  summary: 'Change logged time, or stop its timer',
  params: OneOfTask,
  body: NewTimeEntry,
  reply: { taskTimeEntry: TaskTimeEntry },
  access: may('can_edit'),
})

export const deleteTimeEntry = defineCall({
  id: 'projects.deleteTimeEntry',
  method: 'DELETE',
  path: `${path}:entryId/`,
  summary: 'Delete logged time',
  params: OneOfTask,
  reply: {},
  access: may('can_edit'),
})

/** Time entries of one reply at most. */
export const mostTimeEntries = 1000

export const TimeQuery = Type.Object(
  {
    user_id: Type.Optional(Id),
    project_id: Type.Optional(Id),
    /** Those that overlap the time between two moments; each may be left out. */
    startDate: Type.Optional(Time),
    endDate: Type.Optional(Time),
    ...CsvQuery,
  },
  { additionalProperties: false },
)
export type TimeQuery = Static<typeof TimeQuery>

export const listTime = defineCall({
  id: 'projects.listTime',
  method: 'GET',
  path: `${tasksPath}time-entries/`,
  summary: 'List the time that people spent, the latest first',
  query: TimeQuery,
  reply: { results: Rows(TaskTimeEntry) },
  access: may('can_view'),
})

/** Minutes of one week, from its Monday on. */
export const WeekOfTime = Type.Object({
  week: Type.String({ format: 'date' }),
  minutes: Type.Integer(),
  billable: Type.Integer(),
})
export type WeekOfTime = Static<typeof WeekOfTime>

/** Weeks of one reply, the current one included. */
export const weeksOfTime = 8

export const sumTime = defineCall({
  id: 'projects.sumTime',
  method: 'GET',
  path: `${tasksPath}time-entries/weeks/`,
  summary: 'Show how much time you spent in each of the last weeks',
  reply: { weeks: Type.Array(WeekOfTime) },
  access: may('can_view'),
})

export const getTimer = defineCall({
  id: 'projects.getTimer',
  method: 'GET',
  path: `${tasksPath}timer/`,
  summary: 'Show your running timer',
  reply: { timer: orNull(TaskTimeEntry), since: orNull(Time) },
  access: may('can_view'),
})
