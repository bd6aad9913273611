import { type Actor, type RoleId, roles, type Tenant, type Transaction } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import { hasModule } from '../../http/tenant-modules.ts'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import { AccountEntity } from './account.entity.ts'
import { identityErrors } from './identity.errors.ts'
import { lockPeople } from './people.service.ts'
import { RoleEntity } from './role.entity.ts'
import type { RoleRights, RoleService } from './role.service.ts'
import {
  accountRole,
  holderOf,
  type KnownRole,
  putRights,
  putSecondFactorRole,
  readRoles,
  readStored,
  roleWith,
} from './role.store.ts'
import { noSuchRole, type RoleGrants } from './role-grants.ts'
import { RolePermissionEntity } from './role-permission.entity.ts'
import { effectiveRights, granted, type Rights, type StoredRights } from './role-permissions.ts'
import { refuseNotBelow, refuseNotHeld, refuseUndeclared } from './role-rules.ts'
import { requireSecondFactor } from './second-factor-role.ts'

export interface NewRole {
  readonly name: string
  readonly copyOf?: number | undefined
  readonly permissions?: StoredRights | undefined
}

export interface RoleChange {
  readonly name?: string | undefined
  readonly permissions?: StoredRights | undefined
  readonly needsSecondFactor?: boolean | undefined
}

/** Roles that one website may have beside the fixed ones. */
const mostRoles = 50

/** Roles of a website's own: made from nothing or as a copy, renamed, deleted. */
export class CustomRoleService {
  readonly #database: CoreDatabase
  readonly #composition: Composition
  readonly #roles: RoleService
  readonly #grants: RoleGrants

  constructor(database: CoreDatabase, composition: Composition, roleService: RoleService, grants: RoleGrants) {
    this.#database = database
    this.#composition = composition
    this.#roles = roleService
    this.#grants = grants
  }

  /**
   * Make a role: with the level and rights of another, or at the level of staff with the rights given alone.
   *
   * @throws 403 unless it stands below the actor's level, and for a right that the actor does not have; 409 for a name
   *   that is taken; 422 for a role to copy that is not there, and for areas and rights that no module declares
   */
  create(actor: Actor, tenant: Tenant, { name, copyOf, permissions }: NewRole): Promise<RoleRights> {
    refuseUndeclared(this.#composition.modules, permissions ?? {})
    return this.#database.tenant(async (tx) => {
      const known = await readRoles(tx)
      const source = copyOf === undefined ? undefined : known.find(({ id }) => id === copyOf)
      if (copyOf !== undefined && source === undefined) throw noSuchRole('copyOf')
      const level = levelOfCopy(source)
      refuseNotBelow(actor, { level })
      const rights = permissions ?? (source === undefined ? {} : await this.#rightsOf(tx, tenant, source))
      refuseNotHeld(actor, {}, rights)
      if (known.filter(({ isCustom }) => isCustom).length >= mostRoles) throw identityErrors.TOO_MANY_ROLES(mostRoles)
      const { id } = await tx
        .db(RoleEntity)
        .insertInto('role')
        .values({ name: freeName(name, known), level })
        .returning('id')
        .executeTakeFirstOrThrow()
      await putRights(tx, id, rights)
      const details = { copy_of: source?.name ?? '', granted: granted({}, rights).join(', ').slice(0, 500) }
      tx.audit({ action: 'role.created', entity: 'role', entityId: id, title: name.trim(), details })
      return this.#roles.find(tx, id)
    })
  }

  /**
   * Change a role's name, which only the website's own have, its rights, and whether it requires two-factor
   * authentication: all or nothing.
   *
   * @throws as `RoleService.change` and `requireSecondFactor`; 403 for the name of a fixed role; 409 for a name that is
   *   taken
   */
  change(actor: Actor, id: number, { name, permissions, needsSecondFactor }: RoleChange): Promise<RoleRights> {
    return this.#database.tenant(async (tx) => {
      if (name !== undefined) await rename(tx, await ownRole(tx, actor, id), name)
      if (needsSecondFactor !== undefined)
        await requireSecondFactor(tx, actor, await this.#roles.find(tx, id), needsSecondFactor)
      if (permissions !== undefined) await this.#roles.change(actor, id, permissions)
      return this.#roles.find(tx, id)
    })
  }

  /**
   * Delete a role; its people get another one in the same moment.
   *
   * @throws 403 for a fixed role, for one that is not below the actor's level, and for another role that the actor may
   *   not give; 404; 422 when it has people and no other role is named
   */
  async remove(actor: Actor, tenant: Tenant, id: number, moveTo: number | undefined): Promise<void> {
    await this.#database.platform(`Delete the role ${id}`, async (tx) => {
      await lockPeople(tx, tenant)
      const role = await this.#database.forTenant(tenant.guid, (own) => ownRole(own, actor, id))
      const people = await countWith(tx, tenant, id)
      const next = people === 0 ? undefined : await this.#next(actor, tenant, role, people, moveTo)
      if (next !== undefined)
        await tx
          .db(AccountEntity)
          .updateTable('account')
          .set(accountRole(next))
          .where('tenantId', '=', tenant.guid)
          .where('customRoleId', '=', id)
          .execute()
      await this.#database.forTenant(tenant.guid, async (own) => {
        await putSecondFactorRole(own, id, false)
        await own.db(RolePermissionEntity).deleteFrom('role_permission').where('roleId', '=', id).execute()
        await own.db(RoleEntity).deleteFrom('role').where('id', '=', id).execute()
        const details = { people, moved_to: next?.name ?? '' }
        own.audit({ action: 'role.deleted', entity: 'role', entityId: id, title: role.name, details })
      })
    })
  }

  /** The role that the people of a deleted one get. */
  async #next(actor: Actor, tenant: Tenant, role: KnownRole, people: number, moveTo?: number): Promise<KnownRole> {
    const wrong = (message: string) => errors.INVALID_FIELDS().at({ path: 'moveTo', message })
    const count = people === 1 ? 'One person has' : `${people} people have`
    if (moveTo === undefined || moveTo === role.id)
      throw wrong(`${count} the role “${role.name}”. Choose a new role for them.`)
    if (moveTo === roles.owner) throw wrong('You can’t make several people owners at once. Choose another role.')
    return this.#grants.toGive(actor, tenant, moveTo)
  }

  /** What a role may do in the modules that the website has. */
  async #rightsOf(tx: Transaction, tenant: Tenant, role: KnownRole): Promise<Rights> {
    const stored = (await readStored(tx)).get(role.id) ?? {}
    return effectiveRights(holderOf(role), this.#composition.modules, stored, (module) => hasModule(tenant, module))
  }
}

/** An owner's copy is an administrator: owners are owners by their role alone. A customer's copy works here. */
function levelOfCopy(source: KnownRole | undefined): RoleId {
  if (source === undefined || source.level === roles.customer) return roles.staff
  return source.level === roles.owner ? roles.administrator : source.level
}

async function ownRole(tx: Transaction, actor: Actor, id: number): Promise<KnownRole> {
  const role = await roleWith(tx, id)
  if (role === undefined) throw errors.NOT_FOUND('such role')
  if (!role.isCustom) throw identityErrors.ROLE_IS_FIXED()
  refuseNotBelow(actor, role)
  return role
}

async function rename(tx: Transaction, role: KnownRole, given: string): Promise<void> {
  const others = (await readRoles(tx)).filter(({ id }) => id !== role.id)
  const name = freeName(given, others)
  if (name === role.name) return
  await tx.db(RoleEntity).updateTable('role').set({ name }).where('id', '=', role.id).execute()
  tx.audit({ action: 'role.renamed', entity: 'role', entityId: role.id, title: name, details: { from: role.name } })
}

/** The name without spaces around it. @throws 409 when another role has it, however it is written; 422 for none */
function freeName(given: string, known: readonly KnownRole[]): string {
  const name = given.trim()
  if (name === '') throw errors.INVALID_FIELDS().at({ path: 'name', message: 'Enter a name.' })
  const isTaken = known.some((role) => role.name.toLowerCase() === name.toLowerCase())
  if (!isTaken) return name
  throw errors.ALREADY_TAKEN('name').at({ path: 'name', message: `There is already a role named “${name}”.` })
}

async function countWith(tx: Transaction, { guid }: Tenant, id: number): Promise<number> {
  const { people } = await tx
    .db(AccountEntity)
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('tenantId', '=', guid)
    .where('customRoleId', '=', id)
    .executeTakeFirstOrThrow()
  return people
}
