import {
  changeTenant,
  getTenant,
  inviteTenantOwner,
  listTenantOwners,
  listTenants,
  makeTenant,
  type TenantRow,
} from '@ashlar/sdk/platform'
import { defineRoutes, windowOf } from '@ashlar/sdk/server'
import { authorOf } from '../author.ts'
import { errors } from '../errors.ts'
import type { TenantRecord } from './tenant.rows.ts'
import { Tenants } from './tenant.service.ts'
import { TenantLookUp } from './tenant-directory.ts'
import { TenantSetup } from './tenant-setup.service.ts'

/** Tenants of the installation: for platform administrators alone (OPEN-144). */
export const tenantRoutes = defineRoutes([Tenants, TenantSetup, TenantLookUp], (app, tenants, setup, directory) => {
  app.call(listTenants, async ({ query: { agency: agencyId, ...query } }) => {
    const { rows, total } = await tenants.list({ ...query, agencyId, ...windowOf(query) })
    const truncated = query.limit === -1 && total > rows.length ? { truncated: true } : {}
    return { results: { rows: rows.map(tenantRow), total, ...truncated } }
  })

  app.call(makeTenant, async ({ body: { agency: agencyId, ...body }, actor }) => {
    const { tenant, invitation } = await setup.create({ ...body, agencyId }, authorOf(actor))
    return { tenant: tenantRow(await found(tenant.id)), ...(invitation && { invitation }) }
  })

  app.call(getTenant, async ({ params }) => ({ tenant: tenantRow(await found(params.id)) }))

  app.call(changeTenant, async ({ params, body }) => ({ tenant: tenantRow(await tenants.change(params.id, body)) }))

  app.call(listTenantOwners, async ({ params }) => {
    await found(params.id)
    const rows = await tenants.owners(params.id)
    return { results: { rows, total: rows.length } }
  })

  app.call(inviteTenantOwner, async ({ params, body, actor }) => {
    const tenant = await directory.byGuid((await found(params.id)).guid)
    if (tenant === null) throw errors.NOT_FOUND('such website')
    return { invitation: await setup.invite(tenant, body, authorOf(actor)) }
  })

  async function found(id: number): Promise<TenantRecord> {
    const tenant = await tenants.find(id)
    if (tenant === null) throw errors.NOT_FOUND('such website')
    return tenant
  }
})

export function tenantRow({ createdAt, hosts, ...tenant }: TenantRecord): TenantRow {
  return { ...tenant, hosts: [...hosts], createdAt: createdAt.toISOString() }
}
