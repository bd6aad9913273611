import { defineDialog, defineSlot, Id } from '@ashlar/sdk'
import Type from 'typebox'
import { may } from './access.ts'

const optional = Type.Optional(Id)

/** Creates a project, or changes one. */
export const projectDialog = defineDialog('projects:project', {
  input: Type.Object({
    projectId: optional,
    customerId: optional,
    vehicleId: optional,
    boardId: optional,
    columnId: optional,
    templateId: optional,
  }),
  answer: Type.Object({ projectId: Id, title: Type.String() }),
  access: may('can_view'),
})

/** Creates a task, or shows and changes one. */
export const taskDialog = defineDialog('projects:task', {
  input: Type.Object({ taskId: optional, projectId: optional, columnId: optional }),
  answer: Type.Object({ taskId: Id }),
  access: may('can_view'),
})

/** Cards beside a project. */
export const projectAside = defineSlot<{ readonly projectId: number }>('projects:project/aside')
/** Beside a task, in its dialog. */
export const taskAside = defineSlot<{ readonly taskId: number }>('projects:task/aside')
