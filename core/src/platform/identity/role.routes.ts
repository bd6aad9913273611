import { core, permission } from '@ashlar/sdk'
import { defineRoutes, roles } from '@ashlar/sdk/server'
import Type from 'typebox'
import { errors } from '../errors.ts'
import { type RoleRights, RoleService } from './role.service.ts'
import { roleOf } from './signed-in-actor.ts'

const AreaRights = Type.Object({
  can_view: Type.Boolean(),
  can_create: Type.Boolean(),
  can_edit: Type.Boolean(),
  can_delete: Type.Boolean(),
})
const Rights = Type.Record(Type.String(), AreaRights)
const Role = Type.Object({
  role_id: Type.Integer(),
  name: Type.String(),
  /** Whether the rights can't be changed. */
  fixed: Type.Boolean(),
  permissions: Rights,
})
const RolesReply = Type.Object({
  success: Type.Literal(true),
  results: Type.Object({ rows: Type.Array(Role), total: Type.Integer() }),
  /** What the areas are called, and which module brings each. */
  areas: Type.Array(Type.Object({ area: Type.String(), title: Type.String(), module: Type.String() })),
})

/** What each role may do (OPEN-146). */
export const roleRoutes = defineRoutes([RoleService], (app, service) => {
  app.get(
    '/api/v1/admin/roles/',
    { config: { access: permission(core, 'users', 'can_view') }, schema: { response: { 200: RolesReply } } },
    async () => {
      const rows = (await service.list()).map(roleRow)
      const areas = service.modules.flatMap(({ id, permissions }) =>
        Object.entries(permissions).map(([area, title]) => ({ area, title, module: id })),
      )
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

const names = new Map<number, string>(
  Object.entries(roles).map(([name, id]) => [id, `${name[0]?.toUpperCase()}${name.slice(1)}`]),
)

function roleRow({ roleId, rights }: RoleRights) {
  return { role_id: roleId, name: names.get(roleId) ?? '', fixed: roleId === roles.owner, permissions: { ...rights } }
}
