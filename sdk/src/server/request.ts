import type { Access, Permission } from '../definition/access.ts'
import { type Plan, plans } from '../definition/plan.ts'

/** A site or business on this installation. */
export interface Tenant {
  /** UUID: the tenant inside the database and in tokens. */
  readonly guid: string
  /** The tenant in the API. */
  readonly id: number
  readonly name: string
  readonly plan: Plan
  /** Ids of the modules that are allowed by the plan and switched on. */
  readonly modules: readonly string[]
  /** `http(s)://host[:port]` of the tenant's main address; what absolute links are built from. */
  readonly origin: string
  /** Until when requests that change something are refused, in milliseconds since 1970: while a backup is restored. */
  readonly pausedUntil?: number
}

export { type Plan, plans }

/**
 * 1 owner, 2 administrator, 3 manager, 4 editor, 5 staff, 6 customer. A role that a website made stands at the level of
 * one of them, and counts as that one wherever a role is compared.
 */
export const roles = { owner: 1, administrator: 2, manager: 3, editor: 4, staff: 5, customer: 6 } as const
export type RoleId = (typeof roles)[keyof typeof roles]

/** Who makes a request, read again from the database for each one. */
export interface Actor {
  /** UUID of the account. */
  readonly guid: string
  readonly id: number
  /** The fixed role, or the one at whose level the website's own role stands. What somebody may do says `can` alone. */
  readonly roleId: RoleId
  readonly displayName: string
  /** The language that the person chose for the admin, as a BCP 47 tag; empty for the browser's. */
  readonly language: string
  readonly email: string
  readonly isPlatformAdministrator: boolean
  /** Set for an account of an agency. */
  readonly agencyId: number | null
  /**
   * `session` came by cookie, `token` by an API token (whose scopes are already taken off `can`), `socket` from the
   * operator. `entry` is a platform administrator who entered a website that is not their own: with its owner's rights,
   * and without those of the platform.
   */
  readonly by: 'session' | 'token' | 'socket' | 'entry'
  /** Set while the role requires two-factor authentication that is not set up: `can` then grants nothing. */
  readonly lacksSecondFactor?: true | undefined
  /** Whether the actor may do this in the tenant of the request. */
  can(permission: Permission): boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. A route with neither this nor a default of its scope stops the composition. */
    access?: Access
    /**
     * Whether an API token may call the route in its owner's name, within its scopes. Without it, tokens are accepted
     * where `access` is a permission, and refused where it is `signed-in` or `staff`: those routes are for people.
     */
    tokens?: 'accepted' | 'refused'
    /** Accepts unsafe requests from other sites (webhooks, one-click unsubscribe). */
    crossSite?: true
    /** Lowest plan whose tenants may call the route; others get 403 `PLAN_REQUIRED`. */
    plan?: 'standard' | 'enterprise'
  }
  interface FastifyRequest {
    /** The tenant of the host name; null on the platform's own host while none is chosen. */
    tenant: import('./request.ts').Tenant | null
    /** The signed-in account, or null. */
    actor: import('./request.ts').Actor | null
  }
}
