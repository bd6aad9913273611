import type { Tenant } from '@ashlar/sdk/server'
import type { SiteCsp } from '@ashlar/sdk/site'
import { hasModule, type Site } from '../site.ts'
import { atOnce } from './patience.ts'

/** Hosts that the packages of a tenant add to the policy of its pages. One that can't say adds none. */
export async function servicesOf(site: Site, tenant: Tenant): Promise<readonly SiteCsp[]> {
  const asked = site.composition.packages.flatMap(({ name, module, site: own }) =>
    own?.csp && (module === undefined || hasModule(tenant, module.id)) ? [{ name, csp: own.csp }] : [],
  )
  return Promise.all(
    asked.map(async ({ name, csp }) => {
      if (!('deps' in csp)) return csp
      try {
        const part = { package: name, part: 'hosts', place: 'the hosts that pages may reach' }
        return await site.watch.run(part, atOnce, () => csp.hosts(...site.composition.resolveAll(csp.deps)))
      } catch (error) {
        site.faults.report({ package: name, where: 'load', place: 'the hosts that pages may reach', error })
        return {}
      }
    }),
  )
}
