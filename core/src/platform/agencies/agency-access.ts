import { type Actor, roles, type Tenant } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { isPlatform } from '../tenants/tenant-access.ts'

/**
 * The platform, and whoever runs the agency: its owners and administrators, while they view without a tenant. Within
 * a tenant they have the role of their membership there, which says nothing of the agency (T3).
 *
 * @throws 404 for another agency, 403 for its other people
 */
export function mayRunAgency(id: number, actor: Actor | null, tenant: Tenant | null): void {
  if (isPlatform(actor)) return
  if (actor?.agencyId !== id || tenant !== null) throw errors.NOT_FOUND('such agency')
  if (actor.roleId > roles.administrator || actor.by !== 'session')
    throw errors.NOT_ALLOWED('manage the agency. Only its owners and administrators can')
}
