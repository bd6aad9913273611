import Type, { type Static } from 'typebox'
import { PlanName } from './plan.ts'

/** A row of `GET /api/v1/admin/tenants/`. */
export const TenantRow = Type.Object({
  id: Type.Integer(),
  guid: Type.String(),
  name: Type.String(),
  plan: PlanName,
  /** The main one first. */
  hosts: Type.Array(Type.String()),
  /** The agency that looks after it. */
  agency: Type.Union([Type.Object({ id: Type.Integer(), name: Type.String() }), Type.Null()]),
  createdAt: Type.String(),
})
export type TenantRow = Static<typeof TenantRow>

/** A host name of a tenant, and what is known of where it leads. */
export const TenantHost = Type.Object({
  host: Type.String(),
  /** The main address: links in mails, sitemaps and canonical addresses are built from it. */
  isMain: Type.Boolean(),
  /** Shown to lead here or to belong to the tenant; `*.localhost` counts as verified. */
  isVerified: Type.Boolean(),
  /** Means this very machine, where nothing is to be verified. */
  isLocal: Type.Boolean(),
  /** The TXT record that proves that the name is the tenant's. */
  record: Type.Object({ name: Type.String(), value: Type.String() }),
  checkedAt: Type.Union([Type.String(), Type.Null()]),
  /** What the last check found, a sentence; empty before the first. */
  finding: Type.String(),
})
export type TenantHost = Static<typeof TenantHost>
