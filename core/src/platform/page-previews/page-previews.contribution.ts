import { Database, type ServerContribution, service } from '@ashlar/sdk/server'
import { PreviewEntity } from './preview.entity.ts'
import { previewMigrations } from './preview.migrations.ts'
import { previewRoutes } from './preview.routes.ts'
import { PreviewService } from './preview.service.ts'

export const pagePreviews = {
  entities: [PreviewEntity],
  migrations: previewMigrations,
  services: [service(PreviewService, Database)],
  routes: [previewRoutes],
  subscriptions: [],
} satisfies ServerContribution
