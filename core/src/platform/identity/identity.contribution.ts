import { Database, provide, Settings, service } from '@ashlar/sdk/server'
import { Authentication, RunningComposition } from '../../host/tokens.ts'
import { CoreDatabase } from '../core-database.ts'
import { TenantLookUp } from '../tenants/tenant-directory.ts'
import { AccountService, Accounts } from './account.service.ts'
import { apiTokenRoutes } from './api-token.routes.ts'
import { ApiTokenService } from './api-token.service.ts'
import { authRoutes } from './auth.routes.ts'
import { AuthenticationService } from './authentication.service.ts'
import { identityMigrations } from './identity.migrations.ts'
import { MeService } from './me.service.ts'
import { ownSessionRoutes } from './own-session.routes.ts'
import { OwnSessionService } from './own-session.service.ts'
import { roleRoutes } from './role.routes.ts'
import { RoleService } from './role.service.ts'
import { SessionService } from './session.service.ts'
import { userRoutes } from './user.routes.ts'
import { UserService } from './user.service.ts'

export const identity = {
  migrations: identityMigrations,
  services: [
    provide(Authentication, AuthenticationService, CoreDatabase, TenantLookUp, RunningComposition),
    provide(Accounts, AccountService, CoreDatabase),
    service(SessionService, CoreDatabase),
    service(OwnSessionService, Database),
    service(MeService, RunningComposition, Settings),
    service(RoleService, Database, RunningComposition),
    service(UserService, Database),
    service(ApiTokenService, Database, RunningComposition),
  ],
  routes: [authRoutes, ownSessionRoutes, userRoutes, roleRoutes, apiTokenRoutes],
  subscriptions: [],
}
