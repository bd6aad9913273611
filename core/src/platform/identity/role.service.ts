import { type Action, actions, actionsIn, includesPlan, type Module, type Permission, type Plan } from '@ashlar/sdk'
import type { Area } from '@ashlar/sdk/platform'
import {
  type Actor,
  type AuditEntry,
  type Database,
  type RoleId,
  type RowOf,
  roles,
  type Tenant,
  type Transaction,
} from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import { hasModule } from '../../http/tenant-modules.ts'
import { errors } from '../errors.ts'
import { ownTenant } from '../sql.ts'
import type { ModuleSwitches } from '../tenants/module-switch.service.ts'
import { AccountEntity } from './account.entity.ts'
import { RolePermissionEntity } from './role-permission.entity.ts'
import {
  type AreaRights,
  effectiveRights,
  granted,
  isHeld,
  type Rights,
  type StoredRights,
} from './role-permissions.ts'
import { roleName } from './user.service.ts'

export interface RoleRights {
  readonly roleId: RoleId
  readonly rights: Rights
  /** Accounts with this role. */
  readonly people: number
}

/** What each role of the request's tenant may do. */
export class RoleService {
  readonly #database: Database
  readonly #composition: Composition
  readonly #switches: ModuleSwitches

  constructor(database: Database, composition: Composition, switches: ModuleSwitches) {
    this.#database = database
    this.#composition = composition
    this.#switches = switches
  }

  get modules(): readonly Module[] {
    return this.#composition.modules
  }

  list(): Promise<RoleRights[]> {
    return this.#database.tenant(async (tx) => {
      const stored = await readStored(tx)
      const counted = await countPeople(tx)
      return Object.values(roles).map((roleId) => this.#roleOf(roleId, stored, counted))
    })
  }

  /** Roles of the back office that hold a permission on the website of a unit of work. */
  async holders(tx: Transaction, tenant: Tenant, permission: Permission): Promise<RoleId[]> {
    const stored = await readStored(tx)
    const has = (id: string) => hasModule(tenant, id)
    return Object.values(roles).filter((roleId) => {
      const holder = { roleId, isPlatformAdministrator: false }
      return roleId !== roles.customer && isHeld(permission, holder, this.modules, stored.get(roleId) ?? {}, has)
    })
  }

  /** The areas of all modules, with what keeps the rights in them from having an effect for this tenant. */
  async areas(tenant: Tenant | null): Promise<Area[]> {
    const states = tenant === null ? [] : await this.#switches.own(tenant)
    const closed = new Map(
      states.filter(({ enabled }) => !enabled).map(({ id, allowed }) => [id, allowed ? 'switch' : 'plan'] as const),
    )
    return this.modules.flatMap((module) =>
      Object.entries(module.permissions).map(([area, title]) => ({
        ...{ area, title, module: module.id, moduleTitle: module.title },
        actions: [...actionsIn(module, area)],
        closedBy: isAbovePlan(module.plans[area], tenant) ? 'plan' : (closed.get(module.id) ?? null),
      })),
    )
  }

  /**
   * Change a role's rights in the areas given; the others stay as they are. All or nothing.
   *
   * @throws 403 for the owner's rights, for a role that is not below the actor's, and for a right that the actor
   *   does not have; 422 naming areas and rights that no module declares
   */
  async change(actor: Actor, roleId: RoleId, areas: StoredRights): Promise<RoleRights> {
    if (roleId === roles.owner) throw errors.OWNER_RIGHTS_FIXED()
    if (roleId <= actor.roleId) throw errors.ROLE_NOT_BELOW()
    this.#refuseUnknown(areas)
    return this.#database.tenant(async (tx) => {
      const stored = await readStored(tx)
      const { rights: before, people } = this.#roleOf(roleId, stored, await countPeople(tx))
      const notHeld = granted(before, { ...before, ...areas }).filter((right) => !actor.can(right))
      if (notHeld.length > 0) throw errors.RIGHT_NOT_HELD(notHeld)
      const given = Object.entries(areas).map(([area, rights]) => ({ roleId, area, ...membersOf(rights) }))
      if (given.length > 0) {
        await tx
          .db(RolePermissionEntity)
          .insertInto('role_permission')
          .values(given)
          .onConflict((conflict) =>
            conflict.columns(['tenantId', 'roleId', 'area']).doUpdateSet(({ ref }) => ({
              canView: ref('excluded.canView'),
              canCreate: ref('excluded.canCreate'),
              canEdit: ref('excluded.canEdit'),
              canDelete: ref('excluded.canDelete'),
            })),
          )
          .execute()
      }
      tx.audit({
        action: 'role.changed',
        entity: 'role',
        entityId: roleId,
        title: roleName(roleId),
        details: changesOf(before, areas),
      })
      return { roleId, rights: { ...before, ...areas }, people }
    })
  }

  #roleOf(roleId: RoleId, stored: ReadonlyMap<number, StoredRights>, counted: ReadonlyMap<number, number>): RoleRights {
    const holder = { roleId, isPlatformAdministrator: false }
    const rights = effectiveRights(holder, this.modules, stored.get(roleId) ?? {})
    return { roleId, rights, people: counted.get(roleId) ?? 0 }
  }

  #refuseUnknown(areas: StoredRights): void {
    const owners = new Map(
      this.modules.flatMap((module) => Object.keys(module.permissions).map((area) => [area, module] as const)),
    )
    const wrong = Object.entries(areas).flatMap(([area, rights]) => {
      const module = owners.get(area)
      const path = `permissions/${area}`
      if (module === undefined) return [{ path, message: `There is no area “${area}”.` }]
      const known = actionsIn(module, area)
      const title = module.permissions[area] ?? area
      return actions
        .filter((action) => rights[action] && !known.includes(action))
        .map((action) => ({ path: `${path}/${action}`, message: `“${title}” has no right to ${verbs[action]}.` }))
    })
    if (wrong.length > 0) throw errors.INVALID_FIELDS().at(...wrong)
  }
}

const verbs: Readonly<Record<Action, string>> = {
  can_view: 'view',
  can_create: 'create',
  can_edit: 'edit',
  can_delete: 'delete',
}

/** PERM-110, PERM-111: some areas begin with a higher plan. */
const isAbovePlan = (lowest: Plan | undefined, tenant: Tenant | null): boolean =>
  tenant !== null && !includesPlan(tenant.plan, lowest)

/** What was granted and what was taken away, as `pages.can_edit`; cut where a whole table was changed. */
function changesOf(before: Rights, after: StoredRights): NonNullable<AuditEntry['details']> {
  const changed = Object.entries(after).flatMap(([area, rights]) =>
    actions.filter((action) => rights[action] !== before[area]?.[action]).map((action) => ({ area, action, rights })),
  )
  const named = (wanted: boolean) =>
    changed
      .filter(({ action, rights }) => rights[action] === wanted)
      .map(({ area, action }) => `${area}.${action}`)
      .join(', ')
      .slice(0, 500)
  return { granted: named(true), taken: named(false) }
}

async function countPeople(tx: Transaction): Promise<Map<number, number>> {
  const rows = await tx
    .db(AccountEntity)
    .selectFrom('account')
    .select('roleId')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('tenantId', '=', ownTenant)
    .groupBy('roleId')
    .execute()
  return new Map(rows.map(({ roleId, people }) => [roleId, people]))
}

async function readStored(tx: Transaction): Promise<Map<number, StoredRights>> {
  const rows = await tx
    .db(RolePermissionEntity)
    .selectFrom('role_permission')
    .selectAll()
    .orderBy('roleId')
    .orderBy('area')
    .execute()
  const byRole = new Map<number, Record<string, AreaRights>>()
  for (const { roleId, area, ...rights } of rows) {
    byRole.set(roleId, { ...byRole.get(roleId), [area]: rightsOf(rights) })
  }
  return byRole
}

type RightMembers = Pick<RowOf<typeof RolePermissionEntity>, 'canView' | 'canCreate' | 'canEdit' | 'canDelete'>

/** Rights have the names of the API. */
const rightsOf = ({ canView, canCreate, canEdit, canDelete }: RightMembers): AreaRights => ({
  ...{ can_view: canView, can_create: canCreate, can_edit: canEdit, can_delete: canDelete },
})

const membersOf = (rights: AreaRights): RightMembers => ({
  ...{ canView: rights.can_view, canCreate: rights.can_create, canEdit: rights.can_edit, canDelete: rights.can_delete },
})
