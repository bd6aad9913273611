import { defineRoutes, ListQuery, ListReply, plans, windowOf } from '@ashlar/sdk/server'
import Type from 'typebox'
import { errors } from '../errors.ts'
import { ById, Line } from '../request-schemas.ts'
import { type TenantRecord, Tenants } from './tenant.service.ts'

const PlanName = Type.Enum([...plans])
const Name = Line(120, { minLength: 1 })
const TenantRow = Type.Object({
  id: Type.Integer(),
  guid: Type.String(),
  name: Type.String(),
  plan: PlanName,
  hosts: Type.Array(Type.String()),
  createdAt: Type.String(),
})
const OneTenant = Type.Object({ success: Type.Literal(true), tenant: TenantRow })

/** Tenants of the installation: for platform administrators alone (OPEN-144). */
export const tenantRoutes = defineRoutes([Tenants], (app, tenants) => {
  app.get(
    '/api/v1/admin/tenants/',
    {
      config: { access: 'platform' },
      schema: { querystring: Type.Object(pick(ListQuery(['id']))), response: { 200: ListReply(TenantRow) } },
    },
    async ({ query }) => {
      const { rows, total } = await tenants.list(windowOf(query))
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
        }),
        response: { 201: OneTenant },
      },
    },
    async ({ body }, reply) => {
      const { id } = await tenants.create(body)
      return reply.code(201).send({ success: true, tenant: tenantRow(await found(id)) })
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

  async function found(id: number): Promise<TenantRecord> {
    const tenant = await tenants.find(id)
    if (tenant === null) throw errors.NOT_FOUND('such tenant')
    return tenant
  }
})

/** Tenants are listed by id; there is nothing to search or sort. */
function pick({ currentPage, itemsPerPage, limit }: ReturnType<typeof ListQuery<readonly ['id']>>) {
  return { currentPage, itemsPerPage, limit }
}

function tenantRow({ createdAt, hosts, ...tenant }: TenantRecord) {
  return { ...tenant, hosts: [...hosts], createdAt: createdAt.toISOString() }
}
