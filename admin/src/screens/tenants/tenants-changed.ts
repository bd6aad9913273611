import { outdated } from '@ashlar/sdk/admin'
import {
  getTenant,
  getTenantUsage,
  listArchives,
  listTenantHosts,
  listTenantModules,
  listTenantOwners,
  listTenants,
} from '@ashlar/sdk/platform'

/** After a write: websites, and everything that is shown of one. */
export const tenantsChanged = (): Promise<void> =>
  outdated(listTenants, getTenant, getTenantUsage, listTenantHosts, listTenantModules, listTenantOwners, listArchives)
