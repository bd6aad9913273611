import { PlanLimits, PlanName, PlanUsage } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import Type from 'typebox'
import { ById } from '../request-schemas.ts'
import { mayLookAt } from '../tenants/tenant-access.ts'
import { Plans } from './plan.service.ts'

const Done = Type.Object({ success: Type.Literal(true) })
const UsageReply = Type.Object({ success: Type.Literal(true), usage: PlanUsage })

/** Limits of the plans, and how much of its own each tenant uses. Which modules they hold: `module-switch.routes.ts`. */
export const planRoutes = defineRoutes([Plans], (app, plans) => {
  app.put(
    '/api/v1/admin/plans/:name/',
    {
      config: { access: 'platform' },
      schema: { params: Type.Object({ name: PlanName }), body: PlanLimits, response: { 200: Done } },
    },
    async ({ params, body }) => {
      await plans.setLimits(params.name, body)
      return { success: true as const }
    },
  )

  app.get(
    '/api/v1/admin/tenants/:id/usage/',
    { config: { access: 'staff', tokens: 'accepted' }, schema: { params: ById, response: { 200: UsageReply } } },
    async ({ params, actor, tenant }) => {
      mayLookAt(params.id, actor, tenant)
      const usage = await (tenant?.id === params.id ? plans.ownUsage(tenant) : plans.usage(params.id))
      return { success: true as const, usage }
    },
  )
})
