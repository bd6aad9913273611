import Type from 'typebox'
import { defineCall } from '../definition/call.ts'
import { ById } from '../definition/request-schemas.ts'
import { RoleName, RoleNumber } from './account-schemas.ts'
import { corePermission } from './core-permission.ts'
import { Area, AreaRights, Role } from './people.ts'

const path = '/api/v1/admin/roles/'

const RightsByArea = Type.Record(
  Type.String({ maxLength: 80 }),
  Type.Object(AreaRights.properties, { additionalProperties: false }),
  { maxProperties: 500 },
)

export const listRoles = defineCall({
  id: 'core.listRoles',
  method: 'GET',
  path,
  summary: 'Show what each role may do',
  reply: { results: Type.Object({ rows: Type.Array(Role), total: Type.Integer() }), areas: Type.Array(Area) },
  access: corePermission('users', 'can_view'),
})

export const createRole = defineCall({
  id: 'core.createRole',
  method: 'POST',
  path,
  summary: 'Create a custom role of the website',
  body: Type.Object({
    name: RoleName,
    /** The role whose level and rights it begins with; without it the level of staff and no rights. */
    copyOf: Type.Optional(RoleNumber),
    /** Rights by area, instead of the copied ones. */
    permissions: Type.Optional(RightsByArea),
  }),
  status: 201,
  reply: { role: Role },
  access: corePermission('users', 'can_edit'),
})

/** Areas that are not named stay as they are. */
export const changeRole = defineCall({
  id: 'core.changeRole',
  method: 'PUT',
  path,
  summary: 'Change what a role may do',
  body: Type.Object({
    role_id: RoleNumber,
    /** Only of a role of the website’s own. */
    name: Type.Optional(RoleName),
    needsSecondFactor: Type.Optional(Type.Boolean()),
    permissions: Type.Optional(RightsByArea),
  }),
  reply: { role: Role },
  access: corePermission('users', 'can_edit'),
})

export const removeRole = defineCall({
  id: 'core.removeRole',
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Delete a custom role of the website',
  params: ById,
  query: Type.Object({
    /** The role that its people get; needed when there are any. */
    moveTo: Type.Optional(RoleNumber),
  }),
  reply: {},
  access: corePermission('users', 'can_edit'),
  tokens: 'refused',
})
