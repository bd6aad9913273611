import { Database, provide, service } from '@ashlar/sdk/server'
import { HostConfig, RunningComposition, TenantDirectory } from '../../host/tokens.ts'
import { CoreDatabase } from '../core-database.ts'
import { moduleSwitchRoutes } from './module-switch.routes.ts'
import { ModuleSwitches } from './module-switch.service.ts'
import { tenantRoutes } from './tenant.routes.ts'
import { TenantService, Tenants } from './tenant.service.ts'
import { TenantLookUp } from './tenant-directory.ts'

/** Their tables are part of the data layer's foundation: every policy asks for them. */
export const tenants = {
  migrations: [],
  services: [
    provide(TenantDirectory, TenantLookUp, CoreDatabase, RunningComposition, HostConfig),
    provide(Tenants, TenantService, Database, TenantLookUp, HostConfig),
    service(ModuleSwitches, Database, RunningComposition),
  ],
  routes: [tenantRoutes, moduleSwitchRoutes],
  subscriptions: [],
}
