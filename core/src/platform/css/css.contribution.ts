import type { ServerContribution } from '@ashlar/sdk/server'
import { cssRoutes } from './css.routes.ts'

export const css = {
  migrations: [],
  services: [],
  routes: [cssRoutes],
  subscriptions: [],
} satisfies ServerContribution
