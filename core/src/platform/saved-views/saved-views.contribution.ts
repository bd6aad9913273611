import { Database, type ServerContribution, service } from '@ashlar/sdk/server'
import { SavedViewDefaultEntity, SavedViewEntity } from './saved-view.entity.ts'
import { savedViewMigrations } from './saved-view.migrations.ts'
import { savedViewRoutes } from './saved-view.routes.ts'
import { SavedViewService } from './saved-view.service.ts'

export const savedViews = {
  entities: [SavedViewEntity, SavedViewDefaultEntity],
  migrations: savedViewMigrations,
  services: [service(SavedViewService, Database)],
  routes: [savedViewRoutes],
  subscriptions: [],
} satisfies ServerContribution
