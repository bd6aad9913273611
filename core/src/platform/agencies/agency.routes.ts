import {
  addAgencyMember,
  changeAgency,
  changeAgencyMember,
  getAgency,
  inviteAgencyMemberAgain,
  listAgencies,
  listAgencyMembers,
  listAgencyTenants,
  makeAgency,
  makeAgencyTenant,
  removeAgencyMember,
} from '@ashlar/sdk/platform'
import { type Actor, defineRoutes, plans, roles } from '@ashlar/sdk/server'
import { authorOf } from '../author.ts'
import { errors } from '../errors.ts'
import { signedInPerson } from '../identity/signed-in-person.ts'
import { tenantRow } from '../tenants/tenant.routes.ts'
import { Tenants } from '../tenants/tenant.service.ts'
import { isPlatform } from '../tenants/tenant-access.ts'
import { TenantSetup } from '../tenants/tenant-setup.service.ts'
import { Agencies } from './agency.service.ts'
import { mayRunAgency } from './agency-access.ts'
import { AgencyMembers } from './agency-members.service.ts'

/** Agencies, their people and the tenants they look after (TENANT-002). */
export const agencyRoutes = defineRoutes(
  [Agencies, AgencyMembers, Tenants, TenantSetup],
  (app, agencies, members, tenants, setup) => {
    app.call(listAgencies, async () => listed(await agencies.list()))

    app.call(makeAgency, async ({ body }) => ({ agency: await agencies.create(body.name, body.plan ?? 'standard') }))

    app.call(getAgency, async ({ params, actor, tenant }) => {
      mayRunAgency(params.id, actor, tenant)
      return { agency: await agencies.find(params.id) }
    })

    app.call(changeAgency, async ({ params, body }) => ({ agency: await agencies.change(params.id, body) }))

    app.call(listAgencyMembers, async ({ params, actor, tenant }) => {
      mayRunAgency(params.id, actor, tenant)
      return listed(await members.list(params.id))
    })

    app.call(addAgencyMember, async ({ params, body, actor, tenant }) => {
      mayRunAgency(params.id, actor, tenant)
      mayGive(body.role_id, actor)
      return members.invite(signedInPerson(actor), params.id, body)
    })

    app.call(inviteAgencyMemberAgain, async ({ params, actor, tenant }) => {
      mayRunAgency(params.id, actor, tenant)
      await mayChange(params.id, params.member, actor)
      return members.inviteAgain(signedInPerson(actor), params.id, params.member)
    })

    app.call(changeAgencyMember, async ({ params, body, actor, tenant }) => {
      mayRunAgency(params.id, actor, tenant)
      await mayChange(params.id, params.member, actor, body.role_id)
      return { member: await members.change(params.id, params.member, body) }
    })

    app.call(removeAgencyMember, async ({ params, actor, tenant }) => {
      mayRunAgency(params.id, actor, tenant)
      await mayChange(params.id, params.member, actor)
      await members.remove(params.id, params.member)
    })

    app.call(listAgencyTenants, async ({ params, actor, tenant }) => {
      mayRunAgency(params.id, actor, tenant)
      await agencies.find(params.id)
      const { rows } = await tenants.list({ agencyId: params.id, orderBy: 'name', offset: 0, limit: 1000 })
      return listed(rows.map(tenantRow))
    })

    app.call(makeAgencyTenant, async ({ params, body, actor, tenant }) => {
      mayRunAgency(params.id, actor, tenant)
      const { plan: highest, status } = await agencies.find(params.id)
      if (status !== 1) throw errors.NOT_ALLOWED('create websites because the agency is not active')
      const plan = body.plan ?? highest
      if (!isPlatform(actor) && plans.indexOf(plan) > plans.indexOf(highest)) throw errors.PLAN_REQUIRED([plan])
      const { tenant: made } = await setup.create({ ...body, plan, agencyId: params.id }, authorOf(actor))
      if (actor !== null && actor.agencyId === params.id) await members.join(actor.guid, made.guid, roles.owner)
      const record = await tenants.find(made.id)
      if (record === null) throw errors.NOT_FOUND('such website')
      return { tenant: tenantRow(record) }
    })

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
  if (role <= roles.owner) throw errors.NOT_ALLOWED('change owners. Only the owner of the agency can')
}

function listed<Row>(rows: Row[]) {
  return { results: { rows, total: rows.length } }
}
