import { installationEntities } from '../../installation/installation.entities.ts'
import { installationMigrations } from '../../installation/installation.migrations.ts'
import { browserFaultRoutes } from './browser-fault.routes.ts'
import { installationRoutes } from './installation.routes.ts'
import { packageRoutes } from './package.routes.ts'

export const packages = {
  entities: installationEntities,
  migrations: installationMigrations,
  services: [],
  routes: [packageRoutes, browserFaultRoutes, installationRoutes],
  subscriptions: [],
}
