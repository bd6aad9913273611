import { Database, Settings, service } from '@ashlar/sdk/server'
import { auditMigrations } from './audit.migrations.ts'
import { auditRoutes } from './audit.routes.ts'
import { AuditService } from './audit.service.ts'

/** The table is part of the data layer's foundation: every unit of work may leave a line in it. */
export const audit = {
  migrations: auditMigrations,
  services: [service(AuditService, Database, Settings)],
  routes: [auditRoutes],
  subscriptions: [],
}
