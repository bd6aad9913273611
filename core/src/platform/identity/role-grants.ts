import { type Actor, type Database, roles, type Tenant } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import { errors as httpErrors } from '../../http/errors.ts'
import { hasModule } from '../../http/tenant-modules.ts'
import { errors } from '../errors.ts'
import { identityErrors } from './identity.errors.ts'
import { holderOf, type KnownRole, readStored, roleWith } from './role.store.ts'
import { effectiveRights, granted } from './role-permissions.ts'

/** Which roles somebody may give to people. */
export class RoleGrants {
  readonly #database: Database
  readonly #composition: Composition

  constructor(database: Database, composition: Composition) {
    this.#database = database
    this.#composition = composition
  }

  /**
   * The role with this id, for somebody who gives it to a person (T15: escalation). Joins the unit of work under way.
   *
   * @throws 403 when an API token gives it, since a role holds more than the token's scopes; 403 for a role above the
   *   actor's own level and for one with rights that the actor lacks; 422 when the website has no such role
   */
  async toGive(actor: Actor, tenant: Tenant, id: number): Promise<KnownRole> {
    if (actor.by === 'token') throw httpErrors.SESSION_NEEDED()
    const { role, stored } = await this.#database.forTenant(tenant.guid, async (tx) => ({
      role: await roleWith(tx, id),
      stored: (await readStored(tx)).get(id) ?? {},
    }))
    if (role === undefined) throw noSuchRole('role_id')
    if (role.level < actor.roleId) throw identityErrors.ROLE_ABOVE()
    if (actor.roleId === roles.owner) return role
    const rights = effectiveRights(holderOf(role), this.#composition.modules, stored, (module) =>
      hasModule(tenant, module),
    )
    const notHeld = granted({}, rights).filter((right) => !actor.can(right))
    if (notHeld.length > 0) throw identityErrors.ROLE_WIDER(notHeld)
    return role
  }
}

/** What `toGive` has against making somebody an owner, said before a password is asked for. */
export function refuseOwnerBy(actor: Pick<Actor, 'by' | 'roleId'>): void {
  if (actor.by === 'token') throw httpErrors.SESSION_NEEDED()
  if (actor.roleId !== roles.owner) throw identityErrors.ROLE_ABOVE()
}

/** For a role that is deleted, or another website's. */
export const noSuchRole = (path: string) =>
  errors.INVALID_FIELDS().at({ path, message: 'This role no longer exists. Choose another role.' })
