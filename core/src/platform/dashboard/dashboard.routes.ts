import { arrangeDashboard, getDashboard } from '@ashlar/sdk/platform'
import { type Actor, defineRoutes } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { DashboardService } from './dashboard.service.ts'

export const dashboardRoutes = defineRoutes([DashboardService], (app, dashboards) => {
  app.call(getDashboard, async ({ actor }) => ({ dashboard: await dashboards.find(person(actor)) }))
  app.call(arrangeDashboard, async ({ actor, body }) => {
    await dashboards.arrange(person(actor), body)
    return { dashboard: body }
  })
})

function person(actor: Actor | null): Actor {
  if (actor === null) throw errors.SIGN_IN_FAILED()
  return actor
}
