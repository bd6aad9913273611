import { Database, service } from '@ashlar/sdk/server'
import { planMigrations } from './plan.migrations.ts'
import { planRoutes } from './plan.routes.ts'
import { Plans } from './plan.service.ts'

export const plans = {
  migrations: planMigrations,
  services: [service(Plans, Database)],
  routes: [planRoutes],
  subscriptions: [],
}
