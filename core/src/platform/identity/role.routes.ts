import { changeRole, listRoles } from '@ashlar/sdk/platform'
import { defineRoutes, roles } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { type RoleRights, RoleService } from './role.service.ts'
import { roleOf } from './signed-in-actor.ts'
import { roleName } from './user.service.ts'

/** What each role may do (OPEN-146). */
export const roleRoutes = defineRoutes([RoleService], (app, service) => {
  app.call(listRoles, async ({ tenant }) => {
    const rows = (await service.list()).map(roleRow)
    const areas = await service.areas(tenant)
    return { results: { rows, total: rows.length }, areas }
  })

  app.call(changeRole, async ({ actor, body }) => {
    if (actor === null) throw errors.SIGN_IN_FAILED()
    const changed = await service.change(actor, roleOf(body.role_id), body.permissions)
    return { role: roleRow(changed) }
  })
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
