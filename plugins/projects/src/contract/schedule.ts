import { ById, defineCall, Id, Rows, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { may } from './access.ts'
import { tasksPath } from './addresses.ts'
import { PersonId } from './person.ts'

/** When somebody is going to do a task. */
export const TaskSchedule = Type.Object({
  id: Id,
  task_id: Id,
  assignee_id: PersonId,
  scheduled_start_time: Time,
  scheduled_end_time: Time,
})
export type TaskSchedule = Static<typeof TaskSchedule>

const { id: _, ...written } = TaskSchedule.properties
export const NewSchedule = Type.Object({ ...written, assignee_id: Id }, { additionalProperties: false })
export type NewSchedule = Static<typeof NewSchedule>

/** Members that are left out stay as they are. */
export const ScheduleChange = Type.Partial(NewSchedule)
export type ScheduleChange = Static<typeof ScheduleChange>

export const ScheduleQuery = Type.Object(
  {
    task_id: Type.Optional(Id),
    assignee_id: Type.Optional(Id),
    /** Those that overlap the time between two moments; each may be left out. */
    startDate: Type.Optional(Time),
    endDate: Type.Optional(Time),
  },
  { additionalProperties: false },
)
export type ScheduleQuery = Static<typeof ScheduleQuery>

/** Schedules of one reply at most. */
export const mostSchedules = 1000

const path = `${tasksPath}schedules/` as const

export const listSchedules = defineCall({
  id: 'projects.listSchedules',
  method: 'GET',
  path,
  summary: 'List when tasks are scheduled',
  query: ScheduleQuery,
  reply: { results: Rows(TaskSchedule) },
  access: may('can_view'),
})

export const createSchedule = defineCall({
  id: 'projects.createSchedule',
  method: 'POST',
  path,
  summary: 'Schedule a task for a person',
  body: NewSchedule,
  reply: { taskSchedule: TaskSchedule },
  status: 201,
  access: may('can_edit'),
})

export const changeSchedule = defineCall({
  id: 'projects.changeSchedule',
  method: 'PUT',
  path: `${path}:id/`,
  summary: 'Change when a task is scheduled',
  params: ById,
  body: ScheduleChange,
  reply: { taskSchedule: TaskSchedule },
  access: may('can_edit'),
})

export const deleteSchedule = defineCall({
  id: 'projects.deleteSchedule',
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Delete a schedule of a task',
  params: ById,
  reply: {},
  access: may('can_edit'),
})
