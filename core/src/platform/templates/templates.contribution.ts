import { maybe, token } from '@ashlar/sdk'
import { Database, Log, provide, type ServerContribution } from '@ashlar/sdk/server'
import { ContentGate } from '../pages/content-gate.ts'
import { templateMigrations } from './template.migrations.ts'
import { templateRoutes } from './template.routes.ts'
import { TemplateService } from './template.service.ts'

/** For seeds: the templates of the tenant that the work runs as. */
export const Templates = token<TemplateService>('core.templates')

export const templates = {
  migrations: templateMigrations,
  services: [provide(Templates, TemplateService, Database, ContentGate, maybe(Log))],
  routes: [templateRoutes],
  subscriptions: [],
} satisfies ServerContribution
