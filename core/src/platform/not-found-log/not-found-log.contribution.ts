import { maybe } from '@ashlar/sdk'
import { Database, Log, type ServerContribution, service } from '@ashlar/sdk/server'
import { AddressTally } from './address-tally.ts'
import { NotFoundAddressEntity } from './not-found.entity.ts'
import { notFoundMigrations } from './not-found.migrations.ts'
import { notFoundRoutes } from './not-found.routes.ts'
import { NotFoundService } from './not-found.service.ts'

export const notFoundLog = {
  entities: [NotFoundAddressEntity],
  migrations: notFoundMigrations,
  services: [service(NotFoundService, Database), service(AddressTally, Database, maybe(Log))],
  routes: [notFoundRoutes],
  subscriptions: [],
} satisfies ServerContribution
