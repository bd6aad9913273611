import type { User } from '@ashlar/sdk/platform'
import { type Actor, roles, type Tenant, type Transaction } from '@ashlar/sdk/server'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import { assertRoom } from '../plans/plan-room.ts'
import { TenantEntity } from '../tenants/tenant.entity.ts'
import { type Account, AccountEntity } from './account.entity.ts'
import { changeAccount, endSessions } from './account.store.ts'
import { type AccountNotes, titleOf } from './account-notes.ts'
import type { ConfirmationService } from './confirmation.service.ts'
import { identityErrors } from './identity.errors.ts'
import { needsPassword, type PersonChange, refuseAbove, refuseOwnAccount } from './person-rules.ts'
import { removeAccount } from './remove-account.ts'
import { accountRole, type KnownRole, roleIdOf, roleWith } from './role.store.ts'
import { noSuchRole, type RoleGrants } from './role-grants.ts'
import type { UserService } from './user.service.ts'

const members = [
  'guid',
  'id',
  'email',
  'displayName',
  'roleId',
  'customRoleId',
  'isPlatformAdministrator',
  'state',
  'totpSince',
] as const

export type KnownPerson = Pick<Account, (typeof members)[number]>

/** Changes the accounts of a website's people: by somebody who may, and never so that no owner is left. */
export class PeopleService {
  readonly #database: CoreDatabase
  readonly #notes: AccountNotes
  readonly #confirmation: ConfirmationService
  readonly #users: UserService
  readonly #grants: RoleGrants

  constructor(
    database: CoreDatabase,
    notes: AccountNotes,
    confirmation: ConfirmationService,
    users: UserService,
    grants: RoleGrants,
  ) {
    this.#database = database
    this.#notes = notes
    this.#confirmation = confirmation
    this.#users = users
    this.#grants = grants
  }

  /**
   * Change name, role or state. A disabled account is signed out everywhere at once.
   *
   * @throws 404; 403 for people and roles above the actor and for roles with rights that the actor lacks; 409 for the
   *   last owner and for disabling oneself; 422 when the actor's password is needed and was not given
   */
  async change(
    actor: Actor,
    tenant: Tenant,
    id: number,
    { currentPassword, ...change }: PersonChange & { readonly currentPassword?: string | undefined },
  ): Promise<User> {
    const known = await this.#read(tenant, id)
    refuseAbove(actor, known)
    if (change.role_id !== undefined) await this.#roleFor(actor, tenant, known, change.role_id)
    if (change.isDisabled === true) refuseOwnAccount(actor, known)
    if (needsPassword(actor, known, change)) await this.#confirmation.confirm(actor, currentPassword)
    await this.#database.platform(`Change the account ${known.guid}`, async (tx) => {
      await lockPeople(tx, tenant)
      const person = await personOf(tx, tenant, id)
      refuseAbove(actor, person)
      const before = await this.#roleOf(tenant, person)
      const role = await this.#roleFor(actor, tenant, person, change.role_id)
      const isDisabled = change.isDisabled ?? person.state === 'disabled'
      if (role.level !== roles.owner || isDisabled) await refuseLastOwner(tx, tenant, person)
      const isCounted = person.roleId !== roles.customer && person.state !== 'disabled'
      if (!isCounted && role.level !== roles.customer && !isDisabled)
        await this.#database.forTenant(tenant.guid, (own) => assertRoom(own, 'users'))
      const name = change.displayName ?? person.displayName
      await changeAccount(tx, person.guid)
        .set(({ fn }) => ({
          ...{ displayName: name, ...accountRole(role) },
          disabledAt: isDisabled ? fn.coalesce('disabledAt', fn<Date>('now')) : null,
        }))
        .execute()
      if (isDisabled) await endSessions(tx, person.guid)
      await this.#notes.putWords(tx, tenant.guid, id, `${name} ${person.email}`)
      await this.#noteChange(tx, tenant, { ...person, role: before }, { displayName: name, role, isDisabled })
    })
    return this.#users.find(id)
  }

  /**
   * Remove an account with its sessions and tokens; what its person wrote stays, under their name.
   *
   * @throws as `change`
   */
  async remove(actor: Actor, tenant: Tenant, id: number): Promise<void> {
    const known = await this.#read(tenant, id)
    refuseAbove(actor, known)
    refuseOwnAccount(actor, known)
    await this.#database.platform(`Remove the account ${known.guid}`, async (tx) => {
      await lockPeople(tx, tenant)
      const person = await personOf(tx, tenant, id)
      await refuseLastOwner(tx, tenant, person)
      await removeAccount(tx, this.#notes, { ...person, tenant: tenant.guid })
      await this.#notes.note(tx, tenant.guid, { ...about(person), action: 'user.removed' })
    })
  }

  async #read(tenant: Tenant, id: number): Promise<KnownPerson> {
    return this.#database.system((tx) => personOf(tx, tenant, id))
  }

  /** The role that somebody gets. The one that they have already is not given again. */
  async #roleFor(actor: Actor, tenant: Tenant, person: KnownPerson, wanted: number | undefined): Promise<KnownRole> {
    if (wanted === undefined || wanted === roleIdOf(person)) return this.#roleOf(tenant, person)
    return this.#grants.toGive(actor, tenant, wanted)
  }

  async #roleOf(tenant: Tenant, person: KnownPerson): Promise<KnownRole> {
    const role = await this.#database.forTenant(tenant.guid, (own) => roleWith(own, roleIdOf(person)))
    if (role === undefined) throw noSuchRole('role_id')
    return role
  }

  async #noteChange(
    tx: Transaction,
    tenant: Tenant,
    before: KnownPerson & { readonly role: KnownRole },
    after: { readonly displayName: string; readonly role: KnownRole; readonly isDisabled: boolean },
  ): Promise<void> {
    const note = (action: string, details = {}) =>
      this.#notes.note(tx, tenant.guid, { ...about(before), action, details })
    if (after.role.id !== before.role.id)
      await note('user.role_changed', { from: before.role.name, to: after.role.name })
    if (after.displayName !== before.displayName) await note('user.renamed', { to: after.displayName })
    if (after.isDisabled !== (before.state === 'disabled')) {
      await note(after.isDisabled ? 'user.disabled' : 'user.enabled')
    }
  }
}

export const about = (person: KnownPerson) => ({ entityId: person.id, title: titleOf(person) })

/** @throws 404 when the tenant has no such account */
export async function personOf(tx: Transaction, { guid }: Tenant, id: number): Promise<KnownPerson> {
  const row = await tx
    .db(AccountEntity)
    .selectFrom('account')
    .select(members)
    .where('tenantId', '=', guid)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw errors.NOT_FOUND('such person')
  return row
}

/** Changes of a website's people follow one another: of two owners who leave at once, the second is told. */
export async function lockPeople(tx: Transaction, { guid }: Tenant): Promise<void> {
  await tx.db(TenantEntity).selectFrom('tenant').select('guid').where('guid', '=', guid).forNoKeyUpdate().execute()
}

async function refuseLastOwner(tx: Transaction, { guid }: Tenant, person: KnownPerson): Promise<void> {
  if (person.roleId !== roles.owner || person.state !== 'active') return
  const owners = await tx
    .db(AccountEntity)
    .selectFrom('account')
    .select('guid')
    .where('tenantId', '=', guid)
    .where('roleId', '=', roles.owner)
    .where('state', '=', 'active')
    .limit(2)
    .execute()
  if (owners.length <= 1) throw identityErrors.LAST_OWNER()
}
