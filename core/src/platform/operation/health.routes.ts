import { getHealth } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { HealthService } from './health.service.ts'

/** How the installation fares: for whoever runs it. */
export const healthRoutes = defineRoutes([HealthService], (app, health) => {
  app.call(getHealth, async () => {
    const subjects = await health.read()
    return { results: { checkedAt: new Date().toISOString(), subjects } }
  })
})
