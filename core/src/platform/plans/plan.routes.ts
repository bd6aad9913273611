import { getTenantUsage, getUsageHistory, setPlanLimits } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { mayLookAt } from '../tenants/tenant-access.ts'
import { Plans } from './plan.service.ts'
import { UsageHistories } from './usage-history.ts'

/** Limits of the plans, and how much of its own each tenant uses. Which modules they hold: `module-switch.routes.ts`. */
export const planRoutes = defineRoutes([Plans, UsageHistories], (app, plans, histories) => {
  app.call(setPlanLimits, ({ params, body }) => plans.setLimits(params.name, body))

  app.call(getTenantUsage, async ({ params, actor, tenant }) => {
    mayLookAt(params.id, actor, tenant)
    return { usage: await (tenant?.id === params.id ? plans.ownUsage(tenant) : plans.usage(params.id)) }
  })

  app.call(getUsageHistory, async ({ query, tenant }) => {
    if (!tenant) throw errors.NOT_FOUND('website chosen')
    return { results: await histories.perDay(tenant, query.days) }
  })
})
