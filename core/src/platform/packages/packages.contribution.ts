import { EventNames, provide } from '@ashlar/sdk/server'
import { RunningComposition } from '../../host/tokens.ts'
import { installationEntities } from '../../installation/installation.entities.ts'
import { installationMigrations } from '../../installation/installation.migrations.ts'
import { browserFaultRoutes } from './browser-fault.routes.ts'
import { discoveryRoutes } from './discovery.routes.ts'
import { HeardEvents } from './event-names.ts'
import { installationRoutes } from './installation.routes.ts'
import { packageRoutes } from './package.routes.ts'

export const packages = {
  entities: installationEntities,
  migrations: installationMigrations,
  services: [provide(EventNames, HeardEvents, RunningComposition)],
  routes: [packageRoutes, browserFaultRoutes, installationRoutes, discoveryRoutes],
  subscriptions: [],
}
