import { PlanName, TenantRow } from '@ashlar/sdk/platform'
import { defineRoutes, ListQuery, ListReply, windowOf } from '@ashlar/sdk/server'
import Type from 'typebox'
import { authorOf } from '../author.ts'
import { errors } from '../errors.ts'
import { ById, Id, Line } from '../request-schemas.ts'
import { type TenantRecord, tenantColumns } from './tenant.rows.ts'
import { Tenants } from './tenant.service.ts'
import { TenantLookUp } from './tenant-directory.ts'
import { TenantSetup } from './tenant-setup.service.ts'

const Name = Line(120, { minLength: 1 })
const OneTenant = Type.Object({ success: Type.Literal(true), tenant: TenantRow })
const Invitation = Type.Object({ email: Type.String(), link: Type.String() })
const Owner = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  displayName: Type.String(),
  state: Type.Enum(['active', 'invited', 'disabled']),
})

/** Whom a new website belongs to: they are invited by mail and choose their own password. */
export const FirstOwner = Type.Object({
  email: Line(254, { minLength: 1 }),
  displayName: Type.Optional(Line(120)),
})

/** Tenants of the installation: for platform administrators alone (OPEN-144). */
export const tenantRoutes = defineRoutes([Tenants, TenantSetup, TenantLookUp], (app, tenants, setup, directory) => {
  app.get(
    '/api/v1/admin/tenants/',
    {
      config: { access: 'platform' },
      schema: {
        querystring: Type.Object({
          ...ListQuery(tenantColumns),
          plan: Type.Optional(PlanName),
          agency: Type.Optional(Id),
        }),
        response: { 200: ListReply(TenantRow) },
      },
    },
    async ({ query: { agency: agencyId, ...query } }) => {
      const { rows, total } = await tenants.list({ ...query, agencyId, ...windowOf(query) })
      const truncated = query.limit === -1 && total > rows.length ? { truncated: true } : {}
      return { success: true as const, results: { rows: rows.map(tenantRow), total, ...truncated } }
    },
  )

  app.post(
    '/api/v1/admin/tenants/',
    {
      config: { access: 'platform' },
      schema: {
        body: Type.Object({
          name: Name,
          hosts: Type.Array(Type.String({ maxLength: 255 }), { minItems: 1, maxItems: 50 }),
          plan: PlanName,
          agency: Type.Optional(Id),
          owner: Type.Optional(FirstOwner),
          /** Begin with an empty home page, as a draft. */
          homePage: Type.Optional(Type.Boolean()),
        }),
        response: { 201: Type.Object({ ...OneTenant.properties, invitation: Type.Optional(Invitation) }) },
      },
    },
    async ({ body: { agency: agencyId, ...body }, actor }, reply) => {
      const { tenant, invitation } = await setup.create({ ...body, agencyId }, authorOf(actor))
      const made = { success: true as const, tenant: tenantRow(await found(tenant.id)) }
      return reply.code(201).send({ ...made, ...(invitation && { invitation }) })
    },
  )

  app.get(
    '/api/v1/admin/tenants/:id/',
    { config: { access: 'platform' }, schema: { params: ById, response: { 200: OneTenant } } },
    async ({ params }) => ({ success: true as const, tenant: tenantRow(await found(params.id)) }),
  )

  app.put(
    '/api/v1/admin/tenants/:id/',
    {
      config: { access: 'platform' },
      schema: {
        params: ById,
        body: Type.Object({ name: Type.Optional(Name), plan: Type.Optional(PlanName) }),
        response: { 200: OneTenant },
      },
    },
    async ({ params, body }) => ({ success: true as const, tenant: tenantRow(await tenants.change(params.id, body)) }),
  )

  app.get(
    '/api/v1/admin/tenants/:id/owners/',
    { config: { access: 'platform' }, schema: { params: ById, response: { 200: ListReply(Owner) } } },
    async ({ params }) => {
      await found(params.id)
      const rows = await tenants.owners(params.id)
      return { success: true as const, results: { rows, total: rows.length } }
    },
  )

  app.post(
    '/api/v1/admin/tenants/:id/owners/',
    {
      config: { access: 'platform' },
      schema: {
        params: ById,
        body: FirstOwner,
        response: { 201: Type.Object({ success: Type.Literal(true), invitation: Invitation }) },
      },
    },
    async ({ params, body, actor }, reply) => {
      const tenant = await directory.byGuid((await found(params.id)).guid)
      if (tenant === null) throw errors.NOT_FOUND('such website')
      return reply.code(201).send({ success: true, invitation: await setup.invite(tenant, body, authorOf(actor)) })
    },
  )

  async function found(id: number): Promise<TenantRecord> {
    const tenant = await tenants.find(id)
    if (tenant === null) throw errors.NOT_FOUND('such website')
    return tenant
  }
})

export function tenantRow({ createdAt, hosts, ...tenant }: TenantRecord): TenantRow {
  return { ...tenant, hosts: [...hosts], createdAt: createdAt.toISOString() }
}
