import type { CurrentTenant, Tenant } from '@ashlar/sdk/server'
import { currentTenant } from '../../data/index.ts'

/** The tenant of the running request or job, for packages. */
export class CurrentTenantService implements CurrentTenant {
  get(): Tenant | null {
    return currentTenant()
  }
}
