import { maybe, token } from '@ashlar/sdk'
import { Database, Log, provide, type ServerContribution, Settings, service } from '@ashlar/sdk/server'
import { RunningComposition } from '../../host/tokens.ts'
import { ContentGate } from '../pages/content-gate.ts'
import { templateArchive } from './template.archive.ts'
import { templateDocuments } from './template.documents.ts'
import { TemplateEntity, TemplateRevisionEntity } from './template.entity.ts'
import { templateMigrations } from './template.migrations.ts'
import { templateRoutes } from './template.routes.ts'
import { TemplateService } from './template.service.ts'
import { TemplateLibrary } from './template-library.service.ts'

/** For seeds: the templates of the tenant that the work runs as. */
export const Templates = token<TemplateService>('core.templates')

export const templates = {
  entities: [TemplateEntity, TemplateRevisionEntity],
  migrations: templateMigrations,
  services: [
    provide(Templates, TemplateService, Database, ContentGate, maybe(Log)),
    service(TemplateLibrary, Database, Settings, RunningComposition),
  ],
  routes: [templateRoutes],
  subscriptions: [],
  documents: templateDocuments,
  archive: templateArchive,
} satisfies ServerContribution
