import { defineEvent } from '@ashlar/sdk'
import Type from 'typebox'

const id = Type.Integer()

export const projectCreated = defineEvent(
  'projects.project-created',
  Type.Object({ projectId: id, customerId: Type.Optional(id) }),
)
export const projectMoved = defineEvent('projects.project-moved', Type.Object({ projectId: id, columnId: id }))
export const taskCreated = defineEvent('projects.task-created', Type.Object({ taskId: id }))
/** `account` is the guid of the person. */
export const taskAssigned = defineEvent('projects.task-assigned', Type.Object({ taskId: id, account: Type.String() }))
export const taskCompleted = defineEvent('projects.task-completed', Type.Object({ taskId: id }))
export const timeLogged = defineEvent(
  'projects.time-logged',
  Type.Object({ taskId: id, minutes: Type.Integer(), billable: Type.Boolean() }),
)

/** Of invoicing, which is known by its ids: a document that a customer approved, and one that was taken back. */
const Document = Type.Object(
  { documentId: id, type: Type.String(), number: Type.String(), customerId: Type.Union([id, Type.Null()]) },
  { additionalProperties: true },
)
export const documentApproved = defineEvent('invoicing.document-approved', Document)
export const documentVoided = defineEvent('invoicing.document-voided', Document)
