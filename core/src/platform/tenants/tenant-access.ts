import { type Actor, roles, type Tenant } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'

export const isPlatform = (actor: Actor | null) => actor?.isPlatformAdministrator === true

/** What concerns another tenant is not there, except for the platform (T2). */
export function mayLookAt(id: number, actor: Actor | null, tenant: Tenant | null): void {
  if (isPlatform(actor)) return
  if (tenant?.id !== id) throw errors.NOT_FOUND('such website')
  if (!actor?.can('packages.can_view')) throw errors.NOT_ALLOWED('view the plan and addresses of the website')
}

/** The owner of the tenant, and the platform. */
export function mayRun(id: number, actor: Actor | null, tenant: Tenant | null): void {
  mayLookAt(id, actor, tenant)
  if (isPlatform(actor)) return
  if (actor?.roleId !== roles.owner || actor.by === 'token')
    throw errors.NOT_ALLOWED('change this. Only the owner of the website can')
}
