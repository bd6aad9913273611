import Type, { type Static } from 'typebox'

/** Ordered: each holds what the one before holds. */
export const PlanName = Type.Enum(['basic', 'standard', 'enterprise'])
export type PlanName = Static<typeof PlanName>

/** What a plan counts: pages that are not in the trash, files, their bytes, and people of the back office. */
export const limitNames = ['pages', 'media_files', 'media_bytes', 'users'] as const
export type LimitName = (typeof limitNames)[number]

/** Null: as many as you like. */
const Limit = Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000_000_000_000 }), Type.Null()])

export const PlanLimits = Type.Object({ pages: Limit, media_files: Limit, media_bytes: Limit, users: Limit })
export type PlanLimits = Static<typeof PlanLimits>

/** A row of `plans` in `GET /api/v1/admin/plans/`. */
export const PlanRow = Type.Object({
  name: PlanName,
  limits: PlanLimits,
  /** Tenants that have it. */
  tenants: Type.Integer(),
})
export type PlanRow = Static<typeof PlanRow>

/** How much of its plan a tenant uses. */
export const PlanUsage = Type.Object({
  plan: PlanName,
  limits: Type.Array(
    Type.Object({
      name: Type.Enum([...limitNames]),
      used: Type.Integer(),
      most: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
})
export type PlanUsage = Static<typeof PlanUsage>

/** Whom it hits when a module moves to a higher plan. */
export const ModuleReach = Type.Object({
  /** How many websites lose it, and how many people work in their back offices. */
  websites: Type.Integer(),
  people: Type.Integer(),
  /** Some of the websites, by name. */
  named: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), people: Type.Integer() })),
  /** Titles of the modules that stop with it, because they need it. */
  modules: Type.Array(Type.String()),
})
export type ModuleReach = Static<typeof ModuleReach>

const PerDay = Type.Array(Type.Number())

/** How much of each limit the website used at the end of each day; the last day is today. */
export const UsageHistory = Type.Object({
  /** Date of the first day. */
  first: Type.String({ format: 'date' }),
  /** An amount for each day, the first one first. */
  amounts: Type.Object({ pages: PerDay, media_files: PerDay, media_bytes: PerDay, users: PerDay }),
})
export type UsageHistory = Static<typeof UsageHistory>
