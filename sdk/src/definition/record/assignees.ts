import Type, { type Static } from 'typebox'
import { recordsPath } from '../../platform/addresses.ts'
import { Assignee } from '../../platform/assignee-calls.ts'
import { defineCall } from '../call.ts'
import { ById, Id } from '../request-schemas.ts'
import { callName, commonOf, type Records } from './records.ts'

export { Assignee }

/** Lowest role that may assign people: owners, administrators and managers. */
export const assigningLevel = 3

/** Ids of people in a list's query, with commas between them: records to which any of these is assigned. */
export const AssigneeFilter = Type.String({ pattern: '^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,19}$' })

/** People to assign, by the ids of their accounts. */
export const NewAssignees = Type.Object(
  { assignees: Type.Array(Id, { minItems: 1, maxItems: 20, uniqueItems: true }) },
  { additionalProperties: false },
)
export type NewAssignees = Static<typeof NewAssignees>

/**
 * The four calls with which people are assigned to records. They belong into the module's `contract.ts`; `assignees`
 * of the server answers them.
 *
 * @example export const boatAssignees = defineAssignees(boats)
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineAssignees(records: Records) {
  const all = `${recordsPath(records.entity)}assignees/` as const
  const path = `${all}:id` as const
  const one = records.record.replaceAll('_', ' ')
  return Object.freeze({
    ...records,
    /** For a list's filter: nobody else would find anything. */
    assigned: defineCall({
      ...commonOf(records),
      id: callName(records, 'list', 'AssignedPeople'),
      method: 'GET',
      path: all,
      summary: `List the people to whom ${records.entity} are assigned`,
      reply: { results: Type.Object({ rows: Type.Array(Assignee), total: Type.Integer() }) },
      access: records.view,
    }),
    list: defineCall({
      ...commonOf(records),
      id: callName(records, 'list', 'Assignees'),
      method: 'GET',
      path,
      summary: `List the people assigned to a ${one}`,
      params: ById,
      reply: {
        results: Type.Object({ rows: Type.Array(Assignee), total: Type.Integer() }),
        canAssignUsers: Type.Boolean(),
      },
      access: records.view,
    }),
    add: defineCall({
      ...commonOf(records),
      id: callName(records, 'add', 'Assignees'),
      method: 'POST',
      path,
      summary: `Assign people to a ${one}`,
      description: 'Adds people and answers with everyone who is assigned. For owners, administrators and managers.',
      params: ById,
      body: NewAssignees,
      reply: { assignees: Type.Array(Assignee) },
      access: records.change,
    }),
    remove: defineCall({
      ...commonOf(records),
      id: callName(records, 'remove', 'Assignee'),
      method: 'DELETE',
      path: `${path}/:userId`,
      summary: `Remove a person from a ${one}`,
      description: 'For owners, administrators and managers.',
      params: Type.Object({ id: Id, userId: Id }),
      reply: {},
      access: records.change,
    }),
  })
}
export type AssigneesDefinition = ReturnType<typeof defineAssignees>
