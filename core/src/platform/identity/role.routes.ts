import { changeRole, createRole, listRoles, removeRole } from '@ashlar/sdk/platform'
import { defineRoutes, roles } from '@ashlar/sdk/server'
import { CustomRoleService } from './custom-role.service.ts'
import { type RoleRights, RoleService } from './role.service.ts'
import { here } from './user.routes.ts'

/** What each role may do (OPEN-146), and the roles of the website's own. */
export const roleRoutes = defineRoutes([RoleService, CustomRoleService], (app, service, own) => {
  app.call(listRoles, async ({ tenant }) => {
    const rows = (await service.list()).map(roleRow)
    const areas = await service.areas(tenant)
    return { results: { rows, total: rows.length }, areas }
  })

  app.call(createRole, async ({ actor, tenant, body }) => ({
    role: roleRow(await own.create(...here(actor, tenant), body)),
  }))

  app.call(changeRole, async ({ actor, tenant, body: { role_id, ...change } }) => {
    const [person] = here(actor, tenant)
    return { role: roleRow(await own.change(person, role_id, change)) }
  })

  app.call(removeRole, ({ actor, tenant, params, query }) =>
    own.remove(...here(actor, tenant), params.id, query.moveTo),
  )
})

function roleRow({ role, rights, people, needsSecondFactor }: RoleRights) {
  const { id, name, level, isCustom } = role
  return {
    ...{ role_id: id, name, isCustom, level, people, needsSecondFactor },
    fixed: level === roles.owner,
    permissions: { ...rights },
  }
}
