import { Database, type ServerContribution, service } from '@ashlar/sdk/server'
import { DashboardArrangementEntity } from './dashboard.entity.ts'
import { dashboardMigrations } from './dashboard.migrations.ts'
import { dashboardRoutes } from './dashboard.routes.ts'
import { DashboardService } from './dashboard.service.ts'

export const dashboard = {
  entities: [DashboardArrangementEntity],
  migrations: dashboardMigrations,
  services: [service(DashboardService, Database)],
  routes: [dashboardRoutes],
  subscriptions: [],
} satisfies ServerContribution
