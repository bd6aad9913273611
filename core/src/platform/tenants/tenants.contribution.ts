import { CurrentTenant, Database, Mailer, provide, service } from '@ashlar/sdk/server'
import { HostConfig, RunningComposition, TenantDirectory } from '../../host/tokens.ts'
import { CoreDatabase } from '../core-database.ts'
import { InvitationService } from '../identity/invitation.service.ts'
import { PageService } from '../pages/page.service.ts'
import { CurrentTenantService } from './current-tenant.ts'
import { moduleSwitchRoutes } from './module-switch.routes.ts'
import { ModuleSwitches } from './module-switch.service.ts'
import { PlanModuleEntity, TenantEntity, TenantHostEntity, TenantModuleEntity } from './tenant.entity.ts'
import { tenantRoutes } from './tenant.routes.ts'
import { TenantService, Tenants } from './tenant.service.ts'
import { TenantLookUp } from './tenant-directory.ts'
import { tenantHostRoutes } from './tenant-hosts.routes.ts'
import { TenantHosts } from './tenant-hosts.service.ts'
import { TenantSetup } from './tenant-setup.service.ts'
import { tenantMigrations } from './tenants.migrations.ts'

export const tenants = {
  entities: [TenantEntity, TenantHostEntity, TenantModuleEntity, PlanModuleEntity],
  migrations: tenantMigrations,
  services: [
    provide(CurrentTenant, CurrentTenantService),
    provide(TenantDirectory, TenantLookUp, CoreDatabase, RunningComposition, HostConfig),
    provide(Tenants, TenantService, Database, TenantLookUp, HostConfig),
    service(TenantSetup, Database, Tenants, InvitationService, PageService, Mailer),
    service(TenantHosts, Database, HostConfig),
    service(ModuleSwitches, Database, RunningComposition),
  ],
  routes: [tenantRoutes, tenantHostRoutes, moduleSwitchRoutes],
  subscriptions: [],
}
