import { installationMigrations } from '../../installation/installation.migrations.ts'
import { installationRoutes } from './installation.routes.ts'
import { packageRoutes } from './package.routes.ts'

export const packages = {
  migrations: installationMigrations,
  services: [],
  routes: [packageRoutes, installationRoutes],
  subscriptions: [],
}
