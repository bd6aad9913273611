import { pageMoved, pagePlaced, pageRemoved } from '@ashlar/sdk'
import { Database, provide, type ServerContribution, SiteAddresses, service, within } from '@ashlar/sdk/server'
import { AddressTally } from '../not-found-log/address-tally.ts'
import { redirectArchive } from './redirect.archive.ts'
import { redirectMigrations } from './redirect.migrations.ts'
import { redirectRoutes } from './redirect.routes.ts'
import { RedirectService } from './redirect.service.ts'
import { followPages, forgetPage, giveWay } from './redirect.store.ts'
import { RedirectImportService } from './redirect-import.service.ts'
import { SiteAddressesService } from './site-addresses.service.ts'

export const redirects = {
  migrations: redirectMigrations,
  services: [
    service(RedirectService, Database),
    service(RedirectImportService, Database),
    provide(SiteAddresses, SiteAddressesService, Database, AddressTally),
  ],
  routes: [redirectRoutes],
  subscriptions: [],
  within: [within(pageMoved, [], followPages), within(pagePlaced, [], giveWay), within(pageRemoved, [], forgetPage)],
  archive: [redirectArchive],
} satisfies ServerContribution
