import { actionsIn, includesPlan, type Module, type Permission, type Plan } from '@ashlar/sdk'
import type { Area } from '@ashlar/sdk/platform'
import { type Actor, type Database, roles, type Tenant, type Transaction } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import { hasModule } from '../../http/tenant-modules.ts'
import { errors } from '../errors.ts'
import type { ModuleSwitches } from '../tenants/module-switch.service.ts'
import {
  countPeople,
  holderOf,
  type KnownRole,
  putRights,
  readRoles,
  readSecondFactorRoles,
  readStored,
  roleWith,
} from './role.store.ts'
import { effectiveRights, isHeld, type Rights, type StoredRights } from './role-permissions.ts'
import { changesOf, refuseNotBelow, refuseNotHeld, refuseUndeclared } from './role-rules.ts'

export interface RoleRights {
  readonly role: KnownRole
  readonly rights: Rights
  /** Accounts with this role. */
  readonly people: number
  /** Whether its people must set up two-factor authentication before anything else. */
  readonly needsSecondFactor: boolean
}

/** What a website has stored about its roles. */
interface StoredRoles {
  readonly rights: ReadonlyMap<number, StoredRights>
  readonly people: ReadonlyMap<number, number>
  readonly factors: ReadonlySet<number>
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
      const [known, stored] = [await readRoles(tx), await readAll(tx)]
      return known.map((role) => this.#withRights(role, stored))
    })
  }

  /** @throws 404 when the website of the unit of work has no such role */
  async find(tx: Transaction, id: number): Promise<RoleRights> {
    const role = await roleWith(tx, id)
    if (role === undefined) throw errors.NOT_FOUND('such role')
    return this.#withRights(role, await readAll(tx))
  }

  /** The ids of the roles of the back office that hold a permission on the website of a unit of work. */
  async holders(tx: Transaction, tenant: Tenant, permission: Permission): Promise<number[]> {
    const [known, stored] = [await readRoles(tx), await readStored(tx)]
    const has = (id: string) => hasModule(tenant, id)
    return known
      .filter(({ level }) => level !== roles.customer)
      .filter((role) => isHeld(permission, holderOf(role), this.modules, stored.get(role.id) ?? {}, has))
      .map(({ id }) => id)
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
   * @throws 403 for the owner's rights, for a role that is not below the actor's level, and for a right that the actor
   *   does not have; 404 when there is no such role; 422 naming areas and rights that no module declares
   */
  async change(actor: Actor, roleId: number, areas: StoredRights): Promise<RoleRights> {
    return this.#database.tenant(async (tx) => {
      const before = await this.find(tx, roleId)
      refuseNotBelow(actor, before.role)
      refuseUndeclared(this.modules, areas)
      const rights = { ...before.rights, ...areas }
      refuseNotHeld(actor, before.rights, rights)
      if (Object.keys(areas).length === 0) return before
      await putRights(tx, roleId, areas)
      const details = changesOf(before.rights, rights)
      tx.audit({ action: 'role.changed', entity: 'role', entityId: roleId, title: before.role.name, details })
      return { ...before, rights }
    })
  }

  #withRights(role: KnownRole, stored: StoredRoles): RoleRights {
    return {
      role,
      rights: effectiveRights(holderOf(role), this.modules, stored.rights.get(role.id) ?? {}),
      people: stored.people.get(role.id) ?? 0,
      needsSecondFactor: stored.factors.has(role.id),
    }
  }
}

const readAll = async (tx: Transaction): Promise<StoredRoles> => ({
  rights: await readStored(tx),
  people: await countPeople(tx),
  factors: await readSecondFactorRoles(tx),
})

/** PERM-110, PERM-111: some areas begin with a higher plan. */
const isAbovePlan = (lowest: Plan | undefined, tenant: Tenant | null): boolean =>
  tenant !== null && !includesPlan(tenant.plan, lowest)
