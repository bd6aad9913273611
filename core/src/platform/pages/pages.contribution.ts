import { maybe } from '@ashlar/sdk'
import {
  Database,
  Log,
  Media,
  PageAddresses,
  PublishedBlocks,
  provide,
  type ServerContribution,
  Settings,
  SitePages,
  service,
} from '@ashlar/sdk/server'
import { RunningComposition } from '../../host/tokens.ts'
import { contentRoutes } from './content.routes.ts'
import { ContentService } from './content.service.ts'
import { ContentGate } from './content-gate.ts'
import { DraftService } from './draft.service.ts'
import { LinkCheckService } from './link-check.service.ts'
import { pageArchive } from './page.archive.ts'
import { pageDocuments } from './page.documents.ts'
import {
  PageContentEntity,
  PageDraftEntity,
  PageEntity,
  PageRevisionEntity,
  TemplateUsageEntity,
} from './page.entity.ts'
import { pageMigrations } from './page.migrations.ts'
import { pageRoutes } from './page.routes.ts'
import { pageDueWorker } from './page.schedule.ts'
import { PageService } from './page.service.ts'
import { PageAddressesService } from './page-addresses.service.ts'
import { pageBulkRoutes } from './page-bulk.routes.ts'
import { PageBulkService } from './page-bulk.service.ts'
import { PageContents, Pages } from './pages.tokens.ts'
import { PublishedBlocksService } from './published-blocks.service.ts'
import { RevisionService } from './revision.service.ts'
import { SitePagesService } from './site-pages.service.ts'

export const pages = {
  entities: [PageEntity, PageContentEntity, PageRevisionEntity, PageDraftEntity, TemplateUsageEntity],
  migrations: pageMigrations,
  services: [
    service(ContentGate, RunningComposition),
    provide(Pages, PageService, Database, ContentGate, maybe(Log)),
    provide(PageContents, ContentService, Database, ContentGate, maybe(Log)),
    service(DraftService, Database, ContentService, ContentGate),
    service(RevisionService, Database, ContentGate),
    service(LinkCheckService, Database, Media),
    service(PageBulkService, Database, ContentGate),
    provide(PageAddresses, PageAddressesService),
    provide(SitePages, SitePagesService, Database, ContentGate, maybe(Log)),
    provide(PublishedBlocks, PublishedBlocksService, Database, ContentGate, Settings, SitePages, RunningComposition),
  ],
  routes: [pageRoutes, pageBulkRoutes, contentRoutes],
  subscriptions: [],
  jobs: [pageDueWorker],
  documents: pageDocuments,
  archive: pageArchive,
} satisfies ServerContribution
