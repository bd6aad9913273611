import { maybe } from '@ashlar/sdk'
import { MailTransport, service } from '@ashlar/sdk/server'
import { BackgroundWork, DatabaseFacts, HostConfig, RunningComposition } from '../../host/tokens.ts'
import { CoreDatabase } from '../core-database.ts'
import { healthRoutes } from './health.routes.ts'
import { HealthService } from './health.service.ts'
import { jobRoutes } from './job.routes.ts'
import { presenceRoutes } from './presence.routes.ts'

/** What whoever runs the installation looks at, and who works beside whom. */
export const operation = {
  migrations: [],
  services: [
    service(
      HealthService,
      CoreDatabase,
      DatabaseFacts,
      BackgroundWork,
      HostConfig,
      RunningComposition,
      maybe(MailTransport),
    ),
  ],
  routes: [jobRoutes, healthRoutes, presenceRoutes],
  subscriptions: [],
}
