import { PlanName, PlanRow } from '@ashlar/sdk/platform'
import { defineRoutes, type Plan, roles } from '@ashlar/sdk/server'
import Type from 'typebox'
import { errors } from '../errors.ts'
import { Plans } from '../plans/plan.service.ts'
import { ById } from '../request-schemas.ts'
import type { ModuleState } from './module-state.ts'
import { ModuleSwitches } from './module-switch.service.ts'
import { isPlatform, mayLookAt } from './tenant-access.ts'

const Switches = Type.Record(Type.String({ maxLength: 80 }), Type.Boolean(), { maxProperties: 500 })
const ModuleRow = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  requires: Type.Array(Type.String()),
  allowed: Type.Boolean(),
  enabled: Type.Boolean(),
})
const ModulesReply = Type.Object({
  success: Type.Literal(true),
  modules: Type.Record(Type.String(), Type.Boolean()),
  results: Type.Object({ rows: Type.Array(ModuleRow), total: Type.Integer() }),
})

/** Modules that not every plan holds, with the lowest that does. */
const PlansReply = Type.Object({
  success: Type.Literal(true),
  results: Type.Object({
    rows: Type.Array(Type.Object({ module: Type.String(), plan: PlanName })),
    total: Type.Integer(),
  }),
  /** From the lowest to the highest. */
  plans: Type.Array(PlanRow),
})

/** Which modules a tenant has (GEN-006), and what each plan holds (GEN-009). */
export const moduleSwitchRoutes = defineRoutes([ModuleSwitches, Plans], (app, switches, plans) => {
  app.get(
    '/api/v1/admin/tenants/:id/modules/',
    { config: { access: 'staff', tokens: 'accepted' }, schema: { params: ById, response: { 200: ModulesReply } } },
    async ({ params, actor, tenant }) => {
      mayLookAt(params.id, actor, tenant)
      return modulesReply(await (tenant?.id === params.id ? switches.own(tenant) : switches.read(params.id)))
    },
  )

  app.put(
    '/api/v1/admin/tenants/:id/modules/',
    {
      config: { access: 'staff', tokens: 'accepted' },
      schema: { params: ById, body: Type.Object({ modules: Switches }), response: { 200: ModulesReply } },
    },
    async ({ params, body, actor, tenant }) => {
      mayLookAt(params.id, actor, tenant)
      if (!isPlatform(actor) && (actor?.roleId !== roles.owner || !actor.can('packages.can_edit')))
        throw errors.NOT_ALLOWED('switch modules: that is for the owner of the website')
      return modulesReply(await switches.write(params.id, body.modules))
    },
  )

  app.get(
    '/api/v1/admin/plans/',
    { config: { access: 'platform' }, schema: { response: { 200: PlansReply } } },
    async () => plansReply(await switches.lowestPlans(), await plans.list()),
  )

  app.put(
    '/api/v1/admin/plans/',
    {
      config: { access: 'platform' },
      schema: {
        body: Type.Object({ module: Type.String({ maxLength: 80 }), plan: PlanName }),
        response: { 200: PlansReply },
      },
    },
    async ({ body }) => {
      await switches.setLowestPlan(body.module, body.plan)
      return plansReply(await switches.lowestPlans(), await plans.list())
    },
  )
})

function modulesReply(states: readonly ModuleState[]) {
  const modules = Object.fromEntries(states.map(({ id, enabled }) => [id, enabled]))
  const rows = states.map((state) => ({ ...state, requires: [...state.requires] }))
  return { success: true as const, modules, results: { rows, total: rows.length } }
}

function plansReply(lowest: ReadonlyMap<string, Plan>, plans: PlanRow[]) {
  const rows = [...lowest].map(([module, plan]) => ({ module, plan }))
  return { success: true as const, results: { rows, total: rows.length }, plans }
}
