import { maybe } from '@ashlar/sdk'
import {
  Database,
  DroppedTags,
  defineServer,
  Log,
  PageAddresses,
  provide,
  SiteAddresses,
  service,
} from '@ashlar/sdk/server'
import redirect from '../migrations/0001-redirect.ts'
import automaticTarget from '../migrations/0002-automatic-target.ts'
import { redirects } from '../module.ts'
import { AddressTally } from './not-found/address-tally.ts'
import { NotFoundAddressEntity } from './not-found/not-found.entity.ts'
import { notFoundRoutes } from './not-found/not-found.routes.ts'
import { NotFoundService } from './not-found/not-found.service.ts'
import { KnownRedirects } from './redirect/known-redirects.ts'
import { movedPages } from './redirect/moved-pages.ts'
import { redirectArchive } from './redirect/redirect.archive.ts'
import { RedirectEntity } from './redirect/redirect.entity.ts'
import { redirectImport } from './redirect/redirect.import.ts'
import { redirectRoutes } from './redirect/redirect.routes.ts'
import { RedirectService } from './redirect/redirect.service.ts'
import { SiteAddressesService } from './site-addresses.service.ts'

export default defineServer(redirects, {
  entities: [RedirectEntity, NotFoundAddressEntity],
  migrations: [redirect, automaticTarget],
  services: [
    service(RedirectService, Database, PageAddresses),
    service(KnownRedirects, DroppedTags),
    service(NotFoundService, Database),
    service(AddressTally, Database, maybe(Log)),
    provide(SiteAddresses, SiteAddressesService, Database, PageAddresses, KnownRedirects, AddressTally),
  ],
  routes: [redirectRoutes, notFoundRoutes, redirectImport.routes],
  jobs: [redirectImport.job],
  within: movedPages,
  archive: [redirectArchive],
})
