import type { User } from '@ashlar/sdk/platform'
import { type Actor, roles, type Tenant, type Transaction } from '@ashlar/sdk/server'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import { assertRoom } from '../plans/plan-room.ts'
import { type AccountNotes, titleOf } from './account-notes.ts'
import type { ConfirmationService } from './confirmation.service.ts'
import { identityErrors } from './identity.errors.ts'
import {
  needsPassword,
  type Person,
  type PersonChange,
  refuseAbove,
  refuseOwnAccount,
  refuseRoleAbove,
} from './person-rules.ts'
import { roleOf } from './signed-in-actor.ts'
import { roleName, type UserService } from './user.service.ts'

export interface PersonRow extends Person {
  readonly id: number
  readonly email: string
  readonly display_name: string
  readonly state: User['state']
  readonly has_factor: boolean
}

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
      const role = change.role_id ?? person.role_id
      const isDisabled = change.isDisabled ?? person.state === 'disabled'
      if (role !== roles.owner || isDisabled) await refuseLastOwner(tx, tenant, person)
      const isCounted = person.role_id !== roles.customer && person.state !== 'disabled'
      if (!isCounted && role !== roles.customer && !isDisabled)
        await this.#database.forTenant(tenant.guid, (own) => assertRoom(own, 'users'))
      const name = change.displayName ?? person.display_name
      await tx.sql`update core.account set display_name = ${name}, role_id = ${role},
          disabled_at = case when ${isDisabled}::boolean then coalesce(disabled_at, now()) end where guid = ${person.guid}`
      if (isDisabled) await tx.sql`delete from core.session where account_guid = ${person.guid}`
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
      await tx.sql`delete from core.account where guid = ${person.guid}`
      await this.#notes.within(tx, tenant.guid, (own) => own.search.remove('user', id))
      await this.#notes.note(tx, tenant.guid, { ...about(person), action: 'user.removed' })
    })
  }

  async #read(tenant: Tenant, id: number): Promise<PersonRow> {
    return this.#database.system((tx) => personOf(tx, tenant, id))
  }

  async #noteChange(tx: Transaction, tenant: Tenant, before: PersonRow, after: Required<PersonChange>): Promise<void> {
    const note = (action: string, details = {}) =>
      this.#notes.note(tx, tenant.guid, { ...about(before), action, details })
    if (after.role_id !== before.role_id) {
      await note('user.role_changed', { from: roleName(before.role_id), to: roleName(after.role_id ?? before.role_id) })
    }
    if (after.displayName !== before.display_name) await note('user.renamed', { to: after.displayName ?? '' })
    if (after.isDisabled !== (before.state === 'disabled')) {
      await note(after.isDisabled === true ? 'user.disabled' : 'user.enabled')
    }
  }
}

export const about = (person: PersonRow) => ({ entityId: person.id, title: titleOf(person) })

/** @throws 404 when the tenant has no such account */
export async function personOf(tx: Transaction, { guid }: Tenant, id: number): Promise<PersonRow> {
  const [row] = await tx.sql<PersonRow>`select guid, id, email, display_name, role_id, is_platform_administrator, state,
      totp_since is not null as has_factor
    from core.account where tenant_id = ${guid} and id = ${id}`
  if (row === undefined) throw errors.NOT_FOUND('such person')
  return row
}

/** Changes of a website's people follow one another: of two owners who leave at once, the second is told. */
async function lockPeople(tx: Transaction, { guid }: Tenant): Promise<void> {
  await tx.sql`select from core.tenant where guid = ${guid} for no key update`
}

async function refuseLastOwner(tx: Transaction, { guid }: Tenant, person: PersonRow): Promise<void> {
  if (person.role_id !== roles.owner || person.state !== 'active') return
  const owners = await tx.sql`select from core.account
    where tenant_id = ${guid} and role_id = ${roles.owner} and state = 'active' limit 2`
  if (owners.length <= 1) throw identityErrors.LAST_OWNER()
}
