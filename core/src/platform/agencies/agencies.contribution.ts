import { Database, service } from '@ashlar/sdk/server'
import { Accounts } from '../identity/account.service.ts'
import { agencyMigrations } from './agency.migrations.ts'
import { agencyRoutes } from './agency.routes.ts'
import { Agencies } from './agency.service.ts'
import { AgencyMembers } from './agency-members.service.ts'

export const agencies = {
  migrations: agencyMigrations,
  services: [service(Agencies, Database, Accounts), service(AgencyMembers, Database, Accounts)],
  routes: [agencyRoutes],
  subscriptions: [],
}
