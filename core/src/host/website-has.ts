import { currentTenant } from '../data/index.ts'
import { hasModule } from '../http/tenant-modules.ts'

/** Whether the website of the running work has a module. The platform's own work has no website, and so none. */
export function websiteHas(module: string | undefined): boolean {
  if (module === undefined || module === 'core') return true
  const tenant = currentTenant()
  return tenant !== null && hasModule(tenant, module)
}
