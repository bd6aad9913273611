import { Database, Mailer, service } from '@ashlar/sdk/server'
import { Accounts } from '../identity/account.service.ts'
import { AccountMail } from '../identity/account-mail.service.ts'
import { AgencyEntity, AgencyMembershipEntity } from './agency.entity.ts'
import { agencyMigrations } from './agency.migrations.ts'
import { agencyRoutes } from './agency.routes.ts'
import { Agencies } from './agency.service.ts'
import { AgencyInvitations } from './agency-invitations.ts'
import { AgencyMembers } from './agency-members.service.ts'

export const agencies = {
  entities: [AgencyEntity, AgencyMembershipEntity],
  migrations: agencyMigrations,
  services: [
    service(Agencies, Database, Accounts),
    service(AgencyInvitations, AccountMail, Mailer),
    service(AgencyMembers, Database, Accounts, AgencyInvitations),
  ],
  routes: [agencyRoutes],
  subscriptions: [],
}
