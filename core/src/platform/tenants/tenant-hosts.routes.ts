import {
  addTenantHost,
  checkTenantHost,
  listTenantHosts,
  removeTenantHost,
  setMainTenantHost,
  type TenantHost,
} from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { mayLookAt, mayRun } from './tenant-access.ts'
import { TenantHosts } from './tenant-hosts.service.ts'

const listed = (rows: TenantHost[]) => ({ results: { rows, total: rows.length } })

/** Where a tenant answers. Its owner and the platform change it. */
export const tenantHostRoutes = defineRoutes([TenantHosts], (app, hosts) => {
  app.call(listTenantHosts, async ({ params, actor, tenant }) => {
    mayLookAt(params.id, actor, tenant)
    return listed(await hosts.list(params.id))
  })

  app.call(addTenantHost, async ({ params, body, actor, tenant }) => {
    mayRun(params.id, actor, tenant)
    return listed(await hosts.add(params.id, body.host))
  })

  app.call(checkTenantHost, async ({ params, body, actor, tenant }) => {
    mayRun(params.id, actor, tenant)
    return listed(await hosts.check(params.id, body.host))
  })

  app.call(setMainTenantHost, async ({ params, body, actor, tenant }) => {
    mayRun(params.id, actor, tenant)
    return listed(await hosts.setMain(params.id, body.host))
  })

  app.call(removeTenantHost, async ({ params, actor, tenant }) => {
    mayRun(params.id, actor, tenant)
    return listed(await hosts.remove(params.id, params.host))
  })
})
