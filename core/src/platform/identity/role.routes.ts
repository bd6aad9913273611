import { permission } from '@ashlar/sdk'
import { Area, AreaRights, core, Role } from '@ashlar/sdk/platform'
import { defineRoutes, roles } from '@ashlar/sdk/server'
import Type from 'typebox'
import { errors } from '../errors.ts'
import { type RoleRights, RoleService } from './role.service.ts'
import { roleOf } from './signed-in-actor.ts'
import { roleName } from './user.service.ts'

const RolesReply = Type.Object({
  success: Type.Literal(true),
  results: Type.Object({ rows: Type.Array(Role), total: Type.Integer() }),
  areas: Type.Array(Area),
})

/** What each role may do (OPEN-146). */
export const roleRoutes = defineRoutes([RoleService], (app, service) => {
  app.get(
    '/api/v1/admin/roles/',
    { config: { access: permission(core, 'users', 'can_view') }, schema: { response: { 200: RolesReply } } },
    async ({ tenant }) => {
      const rows = (await service.list()).map(roleRow)
      const areas = await service.areas(tenant)
      return { success: true as const, results: { rows, total: rows.length }, areas }
    },
  )

  app.put(
    '/api/v1/admin/roles/',
    {
      config: { access: permission(core, 'users', 'can_edit') },
      schema: {
        body: Type.Object({
          role_id: Type.Integer({ minimum: 1, maximum: 6 }),
          permissions: Type.Record(
            Type.String({ maxLength: 80 }),
            Type.Object(AreaRights.properties, { additionalProperties: false }),
            {
              maxProperties: 500,
            },
          ),
        }),
        response: { 200: Type.Object({ success: Type.Literal(true), role: Role }) },
      },
    },
    async ({ actor, body }) => {
      if (actor === null) throw errors.SIGN_IN_FAILED()
      const changed = await service.change(actor, roleOf(body.role_id), body.permissions)
      return { success: true as const, role: roleRow(changed) }
    },
  )
})

function roleRow({ roleId, rights, people }: RoleRights) {
  return {
    role_id: roleId,
    name: roleName(roleId),
    fixed: roleId === roles.owner,
    people,
    permissions: { ...rights },
  }
}
