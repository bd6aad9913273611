import { Database, Settings, service } from '@ashlar/sdk/server'
import { PlanEntity, TenantUsageEntity } from './plan.entity.ts'
import { planMigrations } from './plan.migrations.ts'
import { planRoutes } from './plan.routes.ts'
import { Plans } from './plan.service.ts'
import { UsageHistories } from './usage-history.ts'

export const plans = {
  entities: [PlanEntity, TenantUsageEntity],
  migrations: planMigrations,
  services: [service(Plans, Database), service(UsageHistories, Database, Plans, Settings)],
  routes: [planRoutes],
  subscriptions: [],
}
