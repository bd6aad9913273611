import { pageChanged, settingsChanged } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import { defineServer, type ServerContribution } from '@ashlar/sdk/server'
import { foundationEntities } from '../data/foundation.entities.ts'
import { agencies } from './agencies/agencies.contribution.ts'
import { audit } from './audit/audit.contribution.ts'
import { bounces } from './bounces/bounces.contribution.ts'
import { bulkMail } from './bulk-mail/bulk-mail.contribution.ts'
import { css } from './css/css.contribution.ts'
import { dashboard } from './dashboard/dashboard.contribution.ts'
import { files } from './files/files.contribution.ts'
import { idempotency } from './idempotency/idempotency.contribution.ts'
import { identity } from './identity/identity.contribution.ts'
import { imports } from './imports/imports.contribution.ts'
import { limits } from './limits/limits.contribution.ts'
import { mail } from './mail/mail.contribution.ts'
import { mailContents } from './mail-contents/mail-contents.contribution.ts'
import { media } from './media/media.contribution.ts'
import { notices } from './notices/notices.contribution.ts'
import { numberSeries } from './number-series/number-series.contribution.ts'
import { operation } from './operation/operation.contribution.ts'
import { outside } from './outside/outside.contribution.ts'
import { packages } from './packages/packages.contribution.ts'
import { pagePreviews } from './page-previews/page-previews.contribution.ts'
import { pages } from './pages/pages.contribution.ts'
import { personal } from './personal-data/personal-data.contribution.ts'
import { plans } from './plans/plans.contribution.ts'
import { savedViews } from './saved-views/saved-views.contribution.ts'
import { settings } from './settings/settings.contribution.ts'
import { setup } from './setup/setup.contribution.ts'
import { templates } from './templates/templates.contribution.ts'
import { tenantArchive } from './tenant-archive/tenant-archive.contribution.ts'
import { tenants } from './tenants/tenants.contribution.ts'
import { visitors } from './visitors/visitors.contribution.ts'

type Part = Required<Pick<ServerContribution, 'migrations' | 'services' | 'routes' | 'subscriptions'>> &
  Pick<ServerContribution, 'archive' | 'documents' | 'entities' | 'jobs' | 'schedules'>

/** In the order in which their tables build on each other. */
const parts: readonly Part[] = [
  ...[tenants, identity, agencies, idempotency, audit, settings, limits, outside, mail, bulkMail, bounces, media],
  ...[templates, pages, mailContents, pagePreviews],
  ...[plans, files, imports, tenantArchive, css, packages, savedViews, dashboard, numberSeries, operation, setup],
  ...[notices, personal, visitors],
]

/** What the core brings to the server, written as any module writes it. */
export const coreServer = defineServer(core, {
  entities: [...foundationEntities, ...parts.flatMap((part) => part.entities ?? [])],
  migrations: parts.flatMap((part) => part.migrations),
  services: parts.flatMap((part) => part.services),
  routes: parts.flatMap((part) => part.routes),
  events: [pageChanged, settingsChanged],
  subscriptions: parts.flatMap((part) => part.subscriptions),
  documents: parts.flatMap((part) => part.documents ?? []),
  jobs: parts.flatMap((part) => part.jobs ?? []),
  schedules: parts.flatMap((part) => part.schedules ?? []),
  archive: parts.flatMap((part) => part.archive ?? []),
})
