import {
  getModuleReach,
  listPlans,
  listTenantModules,
  type PlanRow,
  setLowestPlan,
  switchTenantModules,
} from '@ashlar/sdk/platform'
import { defineRoutes, type Plan, roles } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { Plans } from '../plans/plan.service.ts'
import type { ModuleState } from './module-state.ts'
import { ModuleSwitches } from './module-switch.service.ts'
import { isPlatform, mayLookAt } from './tenant-access.ts'

/** Which modules a tenant has (GEN-006), and what each plan holds (GEN-009). */
export const moduleSwitchRoutes = defineRoutes([ModuleSwitches, Plans], (app, switches, plans) => {
  app.call(listTenantModules, async ({ params, actor, tenant }) => {
    mayLookAt(params.id, actor, tenant)
    return modulesReply(await (tenant?.id === params.id ? switches.own(tenant) : switches.read(params.id)))
  })

  app.call(switchTenantModules, async ({ params, body, actor, tenant }) => {
    mayLookAt(params.id, actor, tenant)
    if (!isPlatform(actor) && (actor?.roleId !== roles.owner || !actor.can('packages.can_edit')))
      throw errors.NOT_ALLOWED('switch modules. Only the owner of the website can')
    return modulesReply(await switches.write(params.id, body.modules))
  })

  app.call(listPlans, async () => plansReply(await switches.lowestPlans(), await plans.list()))

  app.call(getModuleReach, async ({ query }) => ({ reach: await switches.reach(query.module, query.plan) }))

  app.call(setLowestPlan, async ({ body }) => {
    await switches.setLowestPlan(body.module, body.plan, body.typed)
    return plansReply(await switches.lowestPlans(), await plans.list())
  })
})

function modulesReply(states: readonly ModuleState[]) {
  const modules = Object.fromEntries(states.map(({ id, enabled }) => [id, enabled]))
  const rows = states.map((state) => ({ ...state, requires: [...state.requires] }))
  return { modules, results: { rows, total: rows.length } }
}

function plansReply(lowest: ReadonlyMap<string, Plan>, plans: PlanRow[]) {
  const rows = [...lowest].map(([module, plan]) => ({ module, plan }))
  return { results: { rows, total: rows.length }, plans }
}
