import { Database, type ServerContribution, service } from '@ashlar/sdk/server'
import { previewMigrations } from './preview.migrations.ts'
import { previewRoutes } from './preview.routes.ts'
import { PreviewService } from './preview.service.ts'

export const pagePreviews = {
  migrations: previewMigrations,
  services: [service(PreviewService, Database)],
  routes: [previewRoutes],
  subscriptions: [],
} satisfies ServerContribution
