import { Assignee, DateSeries, Id } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import {
  AwaitedTask,
  ChecklistItem,
  Hours,
  type NewTask,
  type Task,
  type TaskChange,
  taskStatuses,
} from '../../contract.ts'

/** What people write of a task, as its form holds it. */
export const TaskForm = Type.Object({
  title: Type.String({ title: 'Title', minLength: 1, maxLength: 200, pattern: '\\S' }),
  est_hours: Hours,
  status: Type.Enum([...taskStatuses], { title: 'Status' }),
  due_date: Type.String({ title: 'Due Date' }),
  description: Type.String({ title: 'Description', maxLength: 100_000 }),
  project_id: Type.Union([Id, Type.Null()]),
  tags: Type.Array(Type.String()),
  checklist: Type.Array(ChecklistItem, { maxItems: 100 }),
  waits_for: Type.Array(AwaitedTask, { maxItems: 20 }),
  repeats: Type.Union([DateSeries, Type.Null()]),
  assignees: Type.Array(Assignee),
})
export type TaskForm = Static<typeof TaskForm>

/** What a new task begins with (TASK-012). */
export const blankTask = (projectId: number | undefined): TaskForm => ({
  ...{ title: '', est_hours: 1, status: 'pending', due_date: '', description: '', project_id: projectId ?? null },
  ...{ tags: [], checklist: [], waits_for: [], repeats: null, assignees: [] },
})

export const formOf = ({ due_date, ...task }: Task): TaskForm => ({
  ...{ title: task.title, est_hours: task.est_hours, status: task.status, due_date: due_date ?? '' },
  ...{ description: task.description, project_id: task.project_id, tags: task.tags, checklist: task.checklist },
  ...{ waits_for: task.waits_for, repeats: task.repeats, assignees: task.assignees },
})

/** What is sent: people only by those who may assign them. */
export function taskOf(values: TaskForm, mayAssign: boolean): NewTask & TaskChange {
  const { assignees, waits_for, due_date, checklist, ...fields } = values
  return {
    ...fields,
    due_date: due_date || null,
    checklist: checklist.filter(({ text }) => text.trim() !== ''),
    waits_for: waits_for.map(({ id }) => id),
    ...(mayAssign && { assignees: assignees.map(({ id }) => id) }),
  }
}
