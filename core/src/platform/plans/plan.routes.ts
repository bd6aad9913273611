import { getTenantUsage, setPlanLimits } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { mayLookAt } from '../tenants/tenant-access.ts'
import { Plans } from './plan.service.ts'

/** Limits of the plans, and how much of its own each tenant uses. Which modules they hold: `module-switch.routes.ts`. */
export const planRoutes = defineRoutes([Plans], (app, plans) => {
  app.call(setPlanLimits, ({ params, body }) => plans.setLimits(params.name, body))

  app.call(getTenantUsage, async ({ params, actor, tenant }) => {
    mayLookAt(params.id, actor, tenant)
    return { usage: await (tenant?.id === params.id ? plans.ownUsage(tenant) : plans.usage(params.id)) }
  })
})
