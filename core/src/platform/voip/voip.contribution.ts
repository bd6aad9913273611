import type { ServerContribution } from '@ashlar/sdk/server'
import { voipRoutes } from './voip.routes.ts'

export const voip = {
  migrations: [],
  services: [],
  routes: [voipRoutes],
  subscriptions: [],
} satisfies ServerContribution
