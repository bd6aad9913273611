import {
  Database,
  Mailer,
  offer,
  People,
  personalData,
  provide,
  Secrets,
  Settings,
  ShopperAccounts,
  service,
} from '@ashlar/sdk/server'
import { Authentication, HostConfig, RunningComposition } from '../../host/tokens.ts'
import { CoreDatabase } from '../core-database.ts'
import { SealedSecrets } from '../sealed-secrets.ts'
import { SecretsService } from '../secrets.service.ts'
import { ModuleSwitches } from '../tenants/module-switch.service.ts'
import { TenantLookUp } from '../tenants/tenant-directory.ts'
import {
  AccountEntity,
  AccountLinkEntity,
  RecoveryCodeEntity,
  SessionEntity,
  SignInAttemptEntity,
  WebsiteEntryEntity,
} from './account.entity.ts'
import { AccountService, Accounts } from './account.service.ts'
import { AccountData } from './account-data.ts'
import { accountLinkRoutes } from './account-link.routes.ts'
import { AccountMail } from './account-mail.service.ts'
import { AccountNotes } from './account-notes.ts'
import { ApiTokenEntity } from './api-token.entity.ts'
import { apiTokenRoutes } from './api-token.routes.ts'
import { ApiTokenService } from './api-token.service.ts'
import { assigneeRoutes } from './assignee.routes.ts'
import { authRoutes } from './auth.routes.ts'
import { AuthenticationService } from './authentication.service.ts'
import { ConfirmationService } from './confirmation.service.ts'
import { CustomRoleService } from './custom-role.service.ts'
import { EmailChangeService, sendEmailChangeMails } from './email-change.service.ts'
import { identityMigrations } from './identity.migrations.ts'
import { InvitationService } from './invitation.service.ts'
import { LinkLimit } from './link-limit.ts'
import { LostFactorService } from './lost-factor.service.ts'
import { MeService } from './me.service.ts'
import { ownSessionRoutes } from './own-session.routes.ts'
import { OwnSessionService } from './own-session.service.ts'
import { PasswordResetService, sendPasswordResets } from './password-reset.service.ts'
import { PeopleService } from './people.service.ts'
import { profileRoutes } from './profile.routes.ts'
import { ProfileService } from './profile.service.ts'
import { recoveryRoutes } from './recovery.routes.ts'
import { RecoveryService } from './recovery.service.ts'
import { RegistrationService, sendRegistrationMails } from './registration.service.ts'
import { RoleEntity, SecondFactorRoleEntity } from './role.entity.ts'
import { roleRoutes } from './role.routes.ts'
import { RoleService } from './role.service.ts'
import { RoleGrants } from './role-grants.ts'
import { RolePermissionEntity } from './role-permission.entity.ts'
import { SecondFactorService } from './second-factor.service.ts'
import { SessionService } from './session.service.ts'
import { EmailChangeEntity, RegistrationEntity } from './shopper.entity.ts'
import { ShopperAccountsService } from './shopper-accounts.service.ts'
import { StaffService } from './staff.service.ts'
import { userRoutes } from './user.routes.ts'
import { UserService } from './user.service.ts'
import { websiteEntryRoutes } from './website-entry.routes.ts'
import { WebsiteEntries } from './website-entry.service.ts'

export const identity = {
  entities: [
    AccountEntity,
    SessionEntity,
    WebsiteEntryEntity,
    AccountLinkEntity,
    RecoveryCodeEntity,
    RegistrationEntity,
    EmailChangeEntity,
    SignInAttemptEntity,
    RoleEntity,
    SecondFactorRoleEntity,
    RolePermissionEntity,
    ApiTokenEntity,
  ],
  migrations: identityMigrations,
  services: [
    provide(Authentication, AuthenticationService, CoreDatabase, TenantLookUp, RunningComposition),
    provide(Accounts, AccountService, CoreDatabase),
    service(SealedSecrets, HostConfig),
    provide(Secrets, SecretsService, SealedSecrets),
    service(AccountNotes, CoreDatabase),
    service(ConfirmationService, CoreDatabase),
    service(SecondFactorService, CoreDatabase, SealedSecrets),
    service(SessionService, CoreDatabase, SecondFactorService, AccountNotes),
    service(OwnSessionService, CoreDatabase, AccountNotes),
    service(AccountMail, AccountNotes, Mailer, TenantLookUp, HostConfig, Settings),
    service(WebsiteEntries, CoreDatabase, TenantLookUp, AccountNotes, AccountMail),
    service(ProfileService, CoreDatabase, AccountNotes, ConfirmationService, SecondFactorService, AccountMail),
    service(RecoveryService, CoreDatabase, HostConfig, AccountNotes),
    service(MeService, RunningComposition, Settings),
    service(RoleService, Database, RunningComposition, ModuleSwitches),
    service(RoleGrants, Database, RunningComposition),
    service(CustomRoleService, CoreDatabase, RunningComposition, RoleService, RoleGrants),
    service(UserService, Database),
    provide(People, StaffService, Database),
    service(PeopleService, CoreDatabase, AccountNotes, ConfirmationService, UserService, RoleGrants),
    service(
      LostFactorService,
      CoreDatabase,
      ConfirmationService,
      SecondFactorService,
      AccountNotes,
      AccountMail,
      UserService,
    ),
    service(LinkLimit, CoreDatabase),
    service(InvitationService, CoreDatabase, AccountNotes, ConfirmationService, UserService, Mailer, RoleGrants),
    service(PasswordResetService, CoreDatabase, AccountNotes, AccountMail),
    service(ApiTokenService, Database, RunningComposition),
    service(RegistrationService, CoreDatabase, AccountNotes, AccountMail),
    service(EmailChangeService, CoreDatabase, AccountNotes, AccountMail, ConfirmationService),
    offer(personalData, AccountData, CoreDatabase, AccountNotes),
    provide(
      ShopperAccounts,
      ShopperAccountsService,
      ...[CoreDatabase, SessionService, RegistrationService, EmailChangeService, PasswordResetService],
      ...[ProfileService, ConfirmationService, AccountNotes, AccountMail, LinkLimit],
    ),
  ],
  routes: [
    authRoutes,
    recoveryRoutes,
    websiteEntryRoutes,
    ownSessionRoutes,
    profileRoutes,
    userRoutes,
    assigneeRoutes,
    accountLinkRoutes,
    roleRoutes,
    apiTokenRoutes,
  ],
  jobs: [sendPasswordResets, sendRegistrationMails, sendEmailChangeMails],
  subscriptions: [],
}
