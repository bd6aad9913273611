import type { Access } from '@ashlar/sdk'
import { type Actor, type AshlarError, plans, roles, type Tenant } from '@ashlar/sdk/server'
import { isSameOrigin, isUnsafe } from './cross-site.ts'
import { errors } from './errors.ts'
import { hasModule } from './tenant-modules.ts'

/** What a route asks of a request before its handler runs. */
export interface Rule {
  readonly access: Access
  /** Whether a request that an API token makes may go on; its scopes are checked as well. */
  readonly tokens: 'accepted' | 'refused'
  /** Module that must be enabled for the tenant; undefined for core, surfaces and block packages. */
  readonly module: string | undefined
  readonly plan: 'standard' | 'enterprise' | undefined
  /** Answers under `/api/`: a module that is off is then named, elsewhere it is simply not there. */
  readonly isApi: boolean
  readonly crossSite: boolean
  /** Refused without proof of the same origin even when no session cookie is sent: sign-in. */
  readonly sameOrigin: boolean
  /** Answers people who must set up two-factor authentication first: what they need for that. */
  readonly beforeSecondFactor: boolean
  /** Changes nothing that a backup has: goes on while one is restored. Signing in, and whatever is the platform's. */
  readonly duringRestore: boolean
}

/** What is known of a request once its tenant and actor are. */
export interface Caller {
  readonly method: string
  readonly tenant: Tenant | null
  readonly actor: Actor | null
  /** Carries a session cookie and no `Authorization` header, so a browser may have sent it unasked. */
  readonly byCookie: boolean
  readonly headers: Parameters<typeof isSameOrigin>[0]
}

/** What a route that does not mention API tokens does with them: only a permission can be compared with scopes. */
export function tokensByDefault(access: Access): Rule['tokens'] {
  return access === 'signed-in' || access === 'staff' || access === 'platform' ? 'refused' : 'accepted'
}

/** Why the request may not go on, in the order of architecture section 5; undefined when it may. */
export function refusalAt(
  { access, tokens, module, plan, isApi, ...rule }: Rule,
  caller: Caller,
): AshlarError | undefined {
  const { tenant, actor } = caller
  if (
    isUnsafe(caller.method) &&
    !rule.crossSite &&
    (caller.byCookie || rule.sameOrigin) &&
    !isSameOrigin(caller.headers)
  ) {
    return errors.CROSS_SITE()
  }
  if (module !== undefined && (tenant === null || !hasModule(tenant, module))) {
    return isApi ? errors.MODULE_NOT_ENABLED(module) : errors.NOT_FOUND()
  }
  const later = planRefusal(plan, tenant) ?? pauseRefusal(rule, caller)
  if (access === 'public') return later
  if (actor === null) return errors.NOT_SIGNED_IN()
  if (tokens === 'refused' && actor.by === 'token') return errors.SESSION_NEEDED()
  if (actor.lacksSecondFactor === true && !rule.beforeSecondFactor) return errors.SECOND_FACTOR_REQUIRED()
  return allows(access, actor) ? later : errors.FORBIDDEN()
}

function allows(access: Exclude<Access, 'public'>, actor: Actor): boolean {
  switch (access) {
    case 'signed-in':
      return true
    case 'staff':
      return actor.roleId <= roles.staff
    case 'platform':
      return actor.isPlatformAdministrator
    default:
      return actor.can(access)
  }
}

/** While the content of a website is replaced, nobody writes what would be lost. */
function pauseRefusal(
  { duringRestore }: Pick<Rule, 'duringRestore'>,
  { method, tenant }: Caller,
): AshlarError | undefined {
  if (tenant?.pausedUntil === undefined || duringRestore || !isUnsafe(method)) return undefined
  return tenant.pausedUntil > Date.now() ? errors.RESTORING().with({ retryAfter: 30 }) : undefined
}

function planRefusal(plan: Rule['plan'], tenant: Tenant | null): AshlarError | undefined {
  if (plan === undefined || (tenant !== null && plans.indexOf(tenant.plan) >= plans.indexOf(plan))) return undefined
  return errors.PLAN_REQUIRED(plan)
}
