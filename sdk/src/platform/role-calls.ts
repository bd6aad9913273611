import Type from 'typebox'
import { defineCall } from '../definition/call.ts'
import { RoleNumber } from './account-schemas.ts'
import { corePermission } from './core-permission.ts'
import { Area, AreaRights, Role } from './people.ts'

const path = '/api/v1/admin/roles/'

export const listRoles = defineCall({
  id: 'core.listRoles',
  method: 'GET',
  path,
  summary: 'Show what each role may do',
  reply: { results: Type.Object({ rows: Type.Array(Role), total: Type.Integer() }), areas: Type.Array(Area) },
  access: corePermission('users', 'can_view'),
})

/** Areas that are not named stay as they are. */
export const changeRole = defineCall({
  id: 'core.changeRole',
  method: 'PUT',
  path,
  summary: 'Change what a role may do',
  body: Type.Object({
    role_id: RoleNumber,
    permissions: Type.Record(
      Type.String({ maxLength: 80 }),
      Type.Object(AreaRights.properties, { additionalProperties: false }),
      { maxProperties: 500 },
    ),
  }),
  reply: { role: Role },
  access: corePermission('users', 'can_edit'),
})
