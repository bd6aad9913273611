import Type, { type Static } from 'typebox'
import { defineCall } from '../definition/call.ts'
import { ListQuery, Rows } from '../definition/list-query.ts'
import { ById, Id } from '../definition/request-schemas.ts'
import { UserState } from './people.ts'
import { PlanName } from './plan.ts'
import { TenantRow } from './tenant.ts'
import { Line } from './text-schemas.ts'

const path = '/api/v1/admin/tenants/'
const Name = Line(120, { minLength: 1 })

export const tenantColumns = ['id', 'name', 'plan', 'createdAt'] as const

/** Whom a new website belongs to: they are invited by mail and choose their own password. */
export const FirstOwner = Type.Object({
  email: Line(254, { minLength: 1 }),
  displayName: Type.Optional(Line(120)),
})

/** The names at which a new website answers, the main one first. */
export const FirstHosts = Type.Array(Type.String({ maxLength: 255 }), { minItems: 1, maxItems: 50 })

/** What the owner of a new website is sent. `isKept`: no mail server is set up, so the mail waits in the outbox. */
export const OwnerInvitation = Type.Object({ email: Type.String(), link: Type.String(), isKept: Type.Boolean() })
export type OwnerInvitation = Static<typeof OwnerInvitation>

export const listTenants = defineCall({
  id: 'core.listTenants',
  method: 'GET',
  path,
  summary: 'Find websites in the installation',
  query: Type.Object({
    ...ListQuery(tenantColumns),
    plan: Type.Optional(PlanName),
    agency: Type.Optional(Id),
  }),
  reply: { results: Rows(TenantRow) },
  access: 'platform',
})

export const makeTenant = defineCall({
  id: 'core.makeTenant',
  method: 'POST',
  path,
  summary: 'Create a website',
  body: Type.Object({
    name: Name,
    hosts: FirstHosts,
    plan: PlanName,
    agency: Type.Optional(Id),
    owner: Type.Optional(FirstOwner),
    /** Begin with an empty home page, as a draft. */
    homePage: Type.Optional(Type.Boolean()),
  }),
  reply: { tenant: TenantRow, invitation: Type.Optional(OwnerInvitation) },
  status: 201,
  access: 'platform',
})

export const getTenant = defineCall({
  id: 'core.getTenant',
  method: 'GET',
  path: `${path}:id/`,
  summary: 'Show a website in the installation',
  params: ById,
  reply: { tenant: TenantRow },
  access: 'platform',
})

export const changeTenant = defineCall({
  id: 'core.changeTenant',
  method: 'PUT',
  path: `${path}:id/`,
  summary: 'Change the name or plan of a website',
  params: ById,
  body: Type.Object({ name: Type.Optional(Name), plan: Type.Optional(PlanName) }),
  reply: { tenant: TenantRow },
  access: 'platform',
})

export const deleteTenant = defineCall({
  id: 'core.deleteTenant',
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Delete a website and everything in it',
  params: ById,
  // What the person typed, so that nobody deletes another website than the one meant.
  query: Type.Object({ name: Type.String({ maxLength: 120 }) }),
  reply: {},
  access: 'platform',
})

export const listTenantOwners = defineCall({
  id: 'core.listTenantOwners',
  method: 'GET',
  path: `${path}:id/owners/`,
  summary: 'List the owners of a website',
  params: ById,
  reply: {
    results: Rows(
      Type.Object({ id: Type.Integer(), email: Type.String(), displayName: Type.String(), state: UserState }),
    ),
  },
  access: 'platform',
})

export const inviteTenantOwner = defineCall({
  id: 'core.inviteTenantOwner',
  method: 'POST',
  path: `${path}:id/owners/`,
  summary: 'Invite an owner of a website',
  params: ById,
  body: FirstOwner,
  reply: { invitation: OwnerInvitation },
  status: 201,
  access: 'platform',
})
