import type { Module } from '@ashlar/sdk'
import { type Actor, type Composition, type Database, type RoleId, roles, type Transaction } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { type AreaRights, effectiveRights, granted, type Rights, type StoredRights } from './role-permissions.ts'

export interface RoleRights {
  readonly roleId: RoleId
  readonly rights: Rights
}

interface RightsRow extends AreaRights {
  readonly role_id: number
  readonly area: string
}

/** What each role of the request's tenant may do. */
export class RoleService {
  readonly #database: Database
  readonly #composition: Composition

  constructor(database: Database, composition: Composition) {
    this.#database = database
    this.#composition = composition
  }

  get modules(): readonly Module[] {
    return this.#composition.modules
  }

  async list(): Promise<RoleRights[]> {
    const stored = await this.#database.tenant(readStored)
    return Object.values(roles).map((roleId) => ({ roleId, rights: this.#rightsOf(roleId, stored) }))
  }

  /**
   * Change a role's rights in the areas given; the others stay as they are. All or nothing.
   *
   * @throws 403 for the owner's rights, for a role that is not below the actor's, and for a right that the actor
   *   does not have; 422 naming areas that no module declares
   */
  async change(actor: Actor, roleId: RoleId, areas: StoredRights): Promise<RoleRights> {
    if (roleId === roles.owner) throw errors.OWNER_RIGHTS_FIXED()
    if (roleId <= actor.roleId) throw errors.ROLE_NOT_BELOW()
    this.#refuseUnknown(areas)
    return this.#database.tenant(async (tx) => {
      const before = this.#rightsOf(roleId, await readStored(tx))
      const notHeld = granted(before, { ...before, ...areas }).filter((right) => !actor.can(right))
      if (notHeld.length > 0) throw errors.RIGHT_NOT_HELD(notHeld)
      await tx.sql`insert into core.role_permission (role_id, area, can_view, can_create, can_edit, can_delete)
        select ${roleId}, area.key, r.can_view, r.can_create, r.can_edit, r.can_delete
        from jsonb_each(${JSON.stringify(areas)}::jsonb) area,
          jsonb_to_record(area.value) as r (can_view boolean, can_create boolean, can_edit boolean, can_delete boolean)
        on conflict (tenant_id, role_id, area) do update set can_view = excluded.can_view,
          can_create = excluded.can_create, can_edit = excluded.can_edit, can_delete = excluded.can_delete`
      return { roleId, rights: { ...before, ...areas } }
    })
  }

  #rightsOf(roleId: RoleId, stored: ReadonlyMap<number, StoredRights>): Rights {
    return effectiveRights({ roleId, isPlatformAdministrator: false }, this.modules, stored.get(roleId) ?? {})
  }

  #refuseUnknown(areas: StoredRights): void {
    const known = new Set(this.modules.flatMap(({ permissions }) => Object.keys(permissions)))
    const unknown = Object.keys(areas).filter((area) => !known.has(area))
    if (unknown.length === 0) return
    throw errors
      .INVALID_FIELDS()
      .at(...unknown.map((area) => ({ path: `permissions/${area}`, message: `There is no area “${area}”.` })))
  }
}

async function readStored(tx: Transaction): Promise<Map<number, StoredRights>> {
  const rows = await tx.sql<RightsRow>`select role_id, area, can_view, can_create, can_edit, can_delete
    from core.role_permission order by role_id, area`
  const byRole = new Map<number, Record<string, AreaRights>>()
  for (const { role_id, area, ...rights } of rows) byRole.set(role_id, { ...byRole.get(role_id), [area]: rights })
  return byRole
}
