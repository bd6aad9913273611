import Type from 'typebox'
import { defineCall } from '../definition/call.ts'
import { Rows } from '../definition/list-query.ts'
import { ById, Id } from '../definition/request-schemas.ts'
import { KeptMail } from './account-link-calls.ts'
import { AgencyMember, AgencyRow } from './agency.ts'
import { PlanName } from './plan.ts'
import { TenantRow } from './tenant.ts'
import { FirstHosts, FirstOwner } from './tenant-calls.ts'
import { Line } from './text-schemas.ts'

const path = '/api/v1/admin/agencies/'
const Name = Line(120, { minLength: 1 })
/** Within the agency. */
const Role = Type.Integer({ minimum: 1, maximum: 5 })
const ByMember = Type.Object({ id: Id, member: Id })

export const listAgencies = defineCall({
  id: 'core.listAgencies',
  method: 'GET',
  path,
  summary: 'List the agencies',
  reply: { results: Rows(AgencyRow) },
  access: 'platform',
})

export const makeAgency = defineCall({
  id: 'core.makeAgency',
  method: 'POST',
  path,
  summary: 'Create an agency',
  body: Type.Object({ name: Name, plan: Type.Optional(PlanName) }),
  reply: { agency: AgencyRow },
  status: 201,
  access: 'platform',
})

export const getAgency = defineCall({
  id: 'core.getAgency',
  method: 'GET',
  path: `${path}:id/`,
  summary: 'Show an agency',
  params: ById,
  reply: { agency: AgencyRow },
  access: 'staff',
})

export const changeAgency = defineCall({
  id: 'core.changeAgency',
  method: 'PUT',
  path: `${path}:id/`,
  summary: 'Change an agency',
  params: ById,
  body: Type.Object({
    name: Type.Optional(Name),
    status: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
    plan: Type.Optional(PlanName),
  }),
  reply: { agency: AgencyRow },
  access: 'platform',
})

export const listAgencyMembers = defineCall({
  id: 'core.listAgencyMembers',
  method: 'GET',
  path: `${path}:id/members/`,
  summary: 'List the people of an agency',
  params: ById,
  reply: { results: Rows(AgencyMember) },
  access: 'staff',
})

export const addAgencyMember = defineCall({
  id: 'core.addAgencyMember',
  method: 'POST',
  path: `${path}:id/members/`,
  summary: 'Invite a person to an agency',
  params: ById,
  body: Type.Object({
    email: Line(254, { minLength: 3 }),
    displayName: Line(120, { minLength: 1 }),
    role_id: Role,
  }),
  reply: { member: AgencyMember, kept: Type.Optional(KeptMail) },
  status: 201,
  access: 'staff',
})

export const inviteAgencyMemberAgain = defineCall({
  id: 'core.inviteAgencyMemberAgain',
  method: 'POST',
  path: `${path}:id/members/:member/invitation/`,
  summary: 'Resend an invitation to an agency',
  params: ByMember,
  reply: { member: AgencyMember, kept: Type.Optional(KeptMail) },
  access: 'staff',
})

export const changeAgencyMember = defineCall({
  id: 'core.changeAgencyMember',
  method: 'PUT',
  path: `${path}:id/members/:member/`,
  summary: 'Change a person of an agency',
  params: ByMember,
  body: Type.Object({
    role_id: Type.Optional(Role),
    isDisabled: Type.Optional(Type.Boolean()),
    /** Where they may work, whole. */
    tenants: Type.Optional(Type.Array(Type.Object({ id: Id, role_id: Role }), { maxItems: 1000 })),
  }),
  reply: { member: AgencyMember },
  access: 'staff',
})

export const removeAgencyMember = defineCall({
  id: 'core.removeAgencyMember',
  method: 'DELETE',
  path: `${path}:id/members/:member/`,
  summary: 'Remove a person from an agency',
  params: ByMember,
  reply: {},
  access: 'staff',
})

export const listAgencyTenants = defineCall({
  id: 'core.listAgencyTenants',
  method: 'GET',
  path: `${path}:id/tenants/`,
  summary: 'List the websites of an agency',
  params: ById,
  reply: { results: Rows(TenantRow) },
  access: 'staff',
})

export const makeAgencyTenant = defineCall({
  id: 'core.makeAgencyTenant',
  method: 'POST',
  path: `${path}:id/tenants/`,
  summary: 'Create a website of an agency',
  params: ById,
  body: Type.Object({
    name: Name,
    hosts: FirstHosts,
    plan: Type.Optional(PlanName),
    owner: Type.Optional(FirstOwner),
    homePage: Type.Optional(Type.Boolean()),
  }),
  reply: { tenant: TenantRow },
  status: 201,
  access: 'staff',
})
