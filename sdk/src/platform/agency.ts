import Type, { type Static } from 'typebox'
import { PlanName } from './plan.ts'

/** A row of `GET /api/v1/admin/agencies/`. */
export const AgencyRow = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** 1: active; with 0 its people can work in no tenant. */
  status: Type.Integer({ minimum: 0, maximum: 1 }),
  /** The highest plan of the tenants it makes. */
  plan: PlanName,
  tenants: Type.Integer(),
  members: Type.Integer(),
})
export type AgencyRow = Static<typeof AgencyRow>

/** A person of an agency, with the tenants they may work in. */
export const AgencyMember = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  displayName: Type.String(),
  /** Within the agency; owners and administrators (1 and 2) run it. */
  role_id: Type.Integer(),
  isDisabled: Type.Boolean(),
  /** Has not accepted yet, and can't sign in. */
  isInvited: Type.Boolean(),
  tenants: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), role_id: Type.Integer() })),
})
export type AgencyMember = Static<typeof AgencyMember>
