import { Database, Mailer, type ServerContribution, service } from '@ashlar/sdk/server'
import { setupRoutes } from './setup.routes.ts'
import { SetupService } from './setup.service.ts'

export const setup = {
  migrations: [],
  services: [service(SetupService, Database, Mailer)],
  routes: [setupRoutes],
  subscriptions: [],
} satisfies ServerContribution
