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
import { needsPassword, type PersonChange, refuseAbove, refuseOwnAccount, refuseRoleAbove } from './person-rules.ts'
import { roleOf } from './signed-in-actor.ts'
import { roleName, type UserService } from './user.service.ts'

const members = [
  'guid',
  'id',
  'email',
  'displayName',
  'roleId',
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

  constructor(database: CoreDatabase, notes: AccountNotes, confirmation: ConfirmationService, users: UserService) {
    this.#database = database
    this.#notes = notes
    this.#confirmation = confirmation
    this.#users = users
  }

  /**
   * Change name, role or state. A disabled account is signed out everywhere at once.
   *
   * @throws 404; 403 for people and roles above the actor; 409 for the last owner and for disabling oneself; 422 when
   *   the actor's password is needed and was not given
   */
  async change(
    actor: Actor,
    tenant: Tenant,
    id: number,
    { currentPassword, ...change }: PersonChange & { readonly currentPassword?: string | undefined },
  ): Promise<User> {
    const known = await this.#read(tenant, id)
    refuseAbove(actor, known)
    refuseRoleAbove(actor, change.role_id)
    if (change.isDisabled === true) refuseOwnAccount(actor, known)
    if (needsPassword(actor, known, change)) await this.#confirmation.confirm(actor, currentPassword)
    await this.#database.platform(`Change the account ${known.guid}`, async (tx) => {
      await lockPeople(tx, tenant)
      const person = await personOf(tx, tenant, id)
      refuseAbove(actor, person)
      const role = change.role_id ?? person.roleId
      const isDisabled = change.isDisabled ?? person.state === 'disabled'
      if (role !== roles.owner || isDisabled) await refuseLastOwner(tx, tenant, person)
      const isCounted = person.roleId !== roles.customer && person.state !== 'disabled'
      if (!isCounted && role !== roles.customer && !isDisabled)
        await this.#database.forTenant(tenant.guid, (own) => assertRoom(own, 'users'))
      const name = change.displayName ?? person.displayName
      await changeAccount(tx, person.guid)
        .set(({ fn }) => ({
          ...{ displayName: name, roleId: role },
          disabledAt: isDisabled ? fn.coalesce('disabledAt', fn<Date>('now')) : null,
        }))
        .execute()
      if (isDisabled) await endSessions(tx, person.guid)
      await this.#notes.putWords(tx, tenant.guid, id, `${name} ${person.email}`)
      await this.#noteChange(tx, tenant, person, { displayName: name, role_id: roleOf(role), isDisabled })
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
      await tx.db(AccountEntity).deleteFrom('account').where('guid', '=', person.guid).execute()
      await this.#notes.within(tx, tenant.guid, (own) => own.search.remove('user', id))
      await this.#notes.note(tx, tenant.guid, { ...about(person), action: 'user.removed' })
    })
  }

  async #read(tenant: Tenant, id: number): Promise<KnownPerson> {
    return this.#database.system((tx) => personOf(tx, tenant, id))
  }

  async #noteChange(
    tx: Transaction,
    tenant: Tenant,
    before: KnownPerson,
    after: Required<PersonChange>,
  ): Promise<void> {
    const note = (action: string, details = {}) =>
      this.#notes.note(tx, tenant.guid, { ...about(before), action, details })
    if (after.role_id !== before.roleId) {
      await note('user.role_changed', { from: roleName(before.roleId), to: roleName(after.role_id ?? before.roleId) })
    }
    if (after.displayName !== before.displayName) await note('user.renamed', { to: after.displayName ?? '' })
    if (after.isDisabled !== (before.state === 'disabled')) {
      await note(after.isDisabled === true ? 'user.disabled' : 'user.enabled')
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
async function lockPeople(tx: Transaction, { guid }: Tenant): Promise<void> {
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
