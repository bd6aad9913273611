import Type, { type Static } from 'typebox'
import { defineCall } from '../definition/call.ts'
import { Rows } from '../definition/list-query.ts'

/** Somebody to whom work can be given. */
export const Assignee = Type.Object({ id: Type.Integer(), displayName: Type.String(), firstname: Type.String() })
export type Assignee = Static<typeof Assignee>

/** An account has one name; its first word is how colleagues call them. */
export const assigneeOf = ({ id, displayName }: Pick<Assignee, 'id' | 'displayName'>): Assignee => ({
  ...{ id, displayName, firstname: displayName.trim().split(/\s+/)[0] ?? '' },
})

export const listAssignees = defineCall({
  id: 'core.listAssignees',
  method: 'GET',
  path: '/api/v1/admin/assignees/',
  summary: 'Find staff members to assign work to',
  query: Type.Object({ search: Type.Optional(Type.String({ maxLength: 200 })) }),
  reply: { results: Rows(Assignee) },
  access: 'staff',
})
