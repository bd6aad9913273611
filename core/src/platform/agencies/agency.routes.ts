import { AgencyMember, AgencyRow, PlanName, TenantRow } from '@ashlar/sdk/platform'
import { type Actor, defineRoutes, ListReply, plans, roles } from '@ashlar/sdk/server'
import Type from 'typebox'
import { authorOf } from '../author.ts'
import { errors } from '../errors.ts'
import { ById, Id, Line } from '../request-schemas.ts'
import { FirstOwner, tenantRow } from '../tenants/tenant.routes.ts'
import { Tenants } from '../tenants/tenant.service.ts'
import { isPlatform } from '../tenants/tenant-access.ts'
import { TenantSetup } from '../tenants/tenant-setup.service.ts'
import { Agencies } from './agency.service.ts'
import { mayRunAgency } from './agency-access.ts'
import { AgencyMembers } from './agency-members.service.ts'

const Name = Line(120, { minLength: 1 })
const Status = Type.Integer({ minimum: 0, maximum: 1 })
const Role = Type.Integer({ minimum: 1, maximum: 5 })
const OneAgency = Type.Object({ success: Type.Literal(true), agency: AgencyRow })
const OneMember = Type.Object({ success: Type.Literal(true), member: AgencyMember })
const OneTenant = Type.Object({ success: Type.Literal(true), tenant: TenantRow })
const MemberParams = Type.Object({ id: Id, member: Id })
const Done = Type.Object({ success: Type.Literal(true) })
const url = '/api/v1/admin/agencies/'

/** Agencies, their people and the tenants they look after (TENANT-002). */
export const agencyRoutes = defineRoutes(
  [Agencies, AgencyMembers, Tenants, TenantSetup],
  (app, agencies, members, tenants, setup) => {
    app.get(url, { config: { access: 'platform' }, schema: { response: { 200: ListReply(AgencyRow) } } }, async () =>
      listed(await agencies.list()),
    )

    app.post(
      url,
      {
        config: { access: 'platform' },
        schema: { body: Type.Object({ name: Name, plan: Type.Optional(PlanName) }), response: { 201: OneAgency } },
      },
      async ({ body }, reply) =>
        reply.code(201).send({ success: true, agency: await agencies.create(body.name, body.plan ?? 'standard') }),
    )

    app.get(
      `${url}:id/`,
      { config: { access: 'staff' }, schema: { params: ById, response: { 200: OneAgency } } },
      async ({ params, actor, tenant }) => {
        mayRunAgency(params.id, actor, tenant)
        return { success: true as const, agency: await agencies.find(params.id) }
      },
    )

    app.put(
      `${url}:id/`,
      {
        config: { access: 'platform' },
        schema: {
          params: ById,
          body: Type.Object({
            name: Type.Optional(Name),
            status: Type.Optional(Status),
            plan: Type.Optional(PlanName),
          }),
          response: { 200: OneAgency },
        },
      },
      async ({ params, body }) => ({ success: true as const, agency: await agencies.change(params.id, body) }),
    )

    app.get(
      `${url}:id/members/`,
      { config: { access: 'staff' }, schema: { params: ById, response: { 200: ListReply(AgencyMember) } } },
      async ({ params, actor, tenant }) => {
        mayRunAgency(params.id, actor, tenant)
        return listed(await members.list(params.id))
      },
    )

    app.post(
      `${url}:id/members/`,
      {
        config: { access: 'staff' },
        schema: {
          params: ById,
          body: Type.Object({
            email: Type.String({ minLength: 3, maxLength: 254 }),
            displayName: Line(120, { minLength: 1 }),
            password: Type.String({ minLength: 10, maxLength: 1024 }),
            role_id: Role,
          }),
          response: { 201: OneMember },
        },
      },
      async ({ params, body, actor, tenant }, reply) => {
        mayRunAgency(params.id, actor, tenant)
        mayGive(body.role_id, actor)
        return reply.code(201).send({ success: true, member: await members.add(params.id, body) })
      },
    )

    app.put(
      `${url}:id/members/:member/`,
      {
        config: { access: 'staff' },
        schema: {
          params: MemberParams,
          body: Type.Object({
            role_id: Type.Optional(Role),
            isDisabled: Type.Optional(Type.Boolean()),
            tenants: Type.Optional(Type.Array(Type.Object({ id: Id, role_id: Role }), { maxItems: 1000 })),
          }),
          response: { 200: OneMember },
        },
      },
      async ({ params, body, actor, tenant }) => {
        mayRunAgency(params.id, actor, tenant)
        await mayChange(params.id, params.member, actor, body.role_id)
        return { success: true as const, member: await members.change(params.id, params.member, body) }
      },
    )

    app.delete(
      `${url}:id/members/:member/`,
      { config: { access: 'staff' }, schema: { params: MemberParams, response: { 200: Done } } },
      async ({ params, actor, tenant }) => {
        mayRunAgency(params.id, actor, tenant)
        await mayChange(params.id, params.member, actor)
        await members.remove(params.id, params.member)
        return { success: true as const }
      },
    )

    app.get(
      `${url}:id/tenants/`,
      { config: { access: 'staff' }, schema: { params: ById, response: { 200: ListReply(TenantRow) } } },
      async ({ params, actor, tenant }) => {
        mayRunAgency(params.id, actor, tenant)
        await agencies.find(params.id)
        const { rows } = await tenants.list({ agencyId: params.id, orderBy: 'name', offset: 0, limit: 1000 })
        return listed(rows.map(tenantRow))
      },
    )

    app.post(
      `${url}:id/tenants/`,
      {
        config: { access: 'staff' },
        schema: {
          params: ById,
          body: Type.Object({
            name: Name,
            hosts: Type.Array(Type.String({ maxLength: 255 }), { minItems: 1, maxItems: 50 }),
            plan: Type.Optional(PlanName),
            owner: Type.Optional(FirstOwner),
            homePage: Type.Optional(Type.Boolean()),
          }),
          response: { 201: OneTenant },
        },
      },
      async ({ params, body, actor, tenant }, reply) => {
        mayRunAgency(params.id, actor, tenant)
        const { plan: highest, status } = await agencies.find(params.id)
        if (status !== 1) throw errors.NOT_ALLOWED('make websites: the agency is not active')
        const plan = body.plan ?? highest
        if (!isPlatform(actor) && plans.indexOf(plan) > plans.indexOf(highest)) throw errors.PLAN_REQUIRED([plan])
        const { tenant: made } = await setup.create({ ...body, plan, agencyId: params.id }, authorOf(actor))
        if (actor !== null && actor.agencyId === params.id) await members.join(actor.guid, made.guid, roles.owner)
        const record = await tenants.find(made.id)
        if (record === null) throw errors.NOT_FOUND('such website')
        return reply.code(201).send({ success: true, tenant: tenantRow(record) })
      },
    )

    /** Administrators of an agency neither make owners nor change them. */
    async function mayChange(agency: number, member: number, actor: Actor | null, role?: number): Promise<void> {
      if (role !== undefined) mayGive(role, actor)
      const current = (await members.list(agency)).find(({ id }) => id === member)
      if (current !== undefined) mayGive(current.role_id, actor)
    }
  },
)

function mayGive(role: number, actor: Actor | null): void {
  if (isPlatform(actor) || actor?.roleId === roles.owner) return
  if (role <= roles.owner) throw errors.NOT_ALLOWED('change owners: that is for the owner of the agency')
}

function listed<Row>(rows: Row[]) {
  return { success: true as const, results: { rows, total: rows.length } }
}
