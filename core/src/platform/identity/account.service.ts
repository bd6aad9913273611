import { randomUUID } from 'node:crypto'
import { type Token, token } from '@ashlar/sdk'
import { type RoleId, roles, type Transaction } from '@ashlar/sdk/server'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import { assertRoom } from '../plans/plan-room.ts'
import { lockFirstStart } from '../tenants/tenant.service.ts'
import { isEmail, normalEmail } from './email.ts'
import { hashPassword } from './password.ts'

export interface NewAccount {
  /** Guid of the tenant; null for people of the platform or an agency. */
  readonly tenant: string | null
  readonly email: string
  readonly password: string
  readonly displayName: string
  readonly roleId: RoleId
  readonly isPlatformAdministrator?: boolean
  /** Guid of the agency; only without a tenant. */
  readonly agency?: string
}

export interface FirstAdministrator {
  /** Guid of the first tenant. */
  readonly tenant: string
  readonly email: string
  readonly password: string
}

export interface NewAgency {
  readonly name: string
}

/** Accounts, agencies and memberships, for seeds and for the platform's own code; each call is audited. */
export interface Accounts {
  /** @throws 409 when the tenant has an account with this email, 422 when it is none */
  create(account: NewAccount): Promise<{ readonly guid: string; readonly id: number }>
  /** Guid of the account with this email; null when there is none. */
  find(tenant: string | null, email: string): Promise<string | null>
  setPassword(guid: string, password: string): Promise<void>
  /** A disabled account is signed out everywhere at once and can't sign in. */
  setDisabled(guid: string, isDisabled: boolean): Promise<void>
  /**
   * See to it that there is a platform administrator: where there is none, the owner of a tenant, made from or found
   * by this email. Says whether it was made now; servers that start together make one between them.
   */
  ensureAdministrator(first: FirstAdministrator): Promise<boolean>
  createAgency(agency: NewAgency): Promise<{ readonly guid: string; readonly id: number }>
  /** Let an agency's account work in a tenant; null takes it away. */
  setMembership(account: string, tenant: string, roleId: Exclude<RoleId, 6> | null): Promise<void>
}
export const Accounts: Token<Accounts> = token<Accounts>('core.accounts')

export class AccountService implements Accounts {
  readonly #database: CoreDatabase

  constructor(database: CoreDatabase) {
    this.#database = database
  }

  async create(account: NewAccount): Promise<{ guid: string; id: number }> {
    const email = normalEmail(account.email)
    if (!isEmail(email)) {
      throw errors.INVALID_FIELDS().at({ path: 'email', message: `“${email}” is no email address.` })
    }
    const hash = await hashPassword(account.password)
    const guid = randomUUID()
    return this.#database.platform(`Create the account ${guid}`, async (tx) => {
      const known = await tx.sql`select from core.account
        where tenant_id is not distinct from ${account.tenant}::uuid and email = ${email}`
      if (known.length > 0) throw emailTaken(email)
      if (account.tenant !== null && account.roleId !== roles.customer)
        await this.#database.forTenant(account.tenant, (own) => assertRoom(own, 'users'))
      const [row] = await tx.sql<{ id: number }>`insert into core.account
        (guid, tenant_id, agency_guid, email, display_name, role_id, is_platform_administrator, password_hash)
        values (${guid}, ${account.tenant}, ${account.agency ?? null}, ${email}, ${account.displayName},
          ${account.roleId}, ${account.isPlatformAdministrator ?? false}, ${hash})
        returning id`
      const id = row?.id ?? 0
      if (account.tenant !== null) await this.#putWords(account.tenant, id, `${account.displayName} ${email}`)
      return { guid, id }
    })
  }

  async find(tenant: string | null, email: string): Promise<string | null> {
    const [row] = await this.#database.platform(
      'Find an account by its email',
      (tx) => tx.sql<{ guid: string }>`select guid from core.account
        where tenant_id is not distinct from ${tenant}::uuid and email = ${normalEmail(email)}`,
    )
    return row?.guid ?? null
  }

  async setPassword(guid: string, password: string): Promise<void> {
    const hash = await hashPassword(password)
    await this.#database.platform(`Set the password of the account ${guid}`, async (tx) => {
      await tx.sql`update core.account set password_hash = ${hash} where guid = ${guid}`
      await signOutEverywhere(tx, guid)
    })
  }

  async setDisabled(guid: string, isDisabled: boolean): Promise<void> {
    await this.#database.platform(`${isDisabled ? 'Disable' : 'Enable'} the account ${guid}`, async (tx) => {
      await tx.sql`update core.account set disabled_at = case when ${isDisabled}::boolean then now() end where guid = ${guid}`
      if (isDisabled) await signOutEverywhere(tx, guid)
    })
  }

  ensureAdministrator({ tenant, email, password }: FirstAdministrator): Promise<boolean> {
    return this.#database.platform('Make sure that there is a platform administrator', async (tx) => {
      await lockFirstStart(tx)
      const known = await tx.sql`select from core.account where is_platform_administrator limit 1`
      if (known.length > 0) return false
      const guid = await this.find(tenant, email)
      if (guid === null) {
        const displayName = 'Administrator'
        const roleId = roles.owner
        await this.create({ tenant, email, password, displayName, roleId, isPlatformAdministrator: true })
        return true
      }
      await this.setPassword(guid, password)
      await tx.sql`update core.account set is_platform_administrator = true, role_id = ${roles.owner} where guid = ${guid}`
      return true
    })
  }

  createAgency({ name }: NewAgency): Promise<{ guid: string; id: number }> {
    const guid = randomUUID()
    return this.#database.platform(`Create the agency ${name}`, async (tx) => {
      const [row] = await tx.sql<{
        id: number
      }>`insert into core.agency (guid, name) values (${guid}, ${name}) returning id`
      return { guid, id: row?.id ?? 0 }
    })
  }

  async setMembership(account: string, tenant: string, roleId: Exclude<RoleId, 6> | null): Promise<void> {
    await this.#database.platform(`Set a membership of the account ${account}`, async (tx) => {
      if (roleId === null) {
        await tx.sql`delete from core.agency_membership where account_guid = ${account} and tenant_guid = ${tenant}`
        return
      }
      await tx.sql`insert into core.agency_membership (account_guid, tenant_guid, role_id)
        values (${account}, ${tenant}, ${roleId})
        on conflict (account_guid, tenant_guid) do update set role_id = excluded.role_id`
    })
  }

  /** The words by which the list of people is searched belong to the tenant; written in the same transaction. */
  #putWords(tenant: string, id: number, words: string): Promise<void> {
    return this.#database.forTenant(tenant, (tx) => tx.search.put('user', id, words))
  }
}

function emailTaken(email: string) {
  return errors.ALREADY_TAKEN('email').at({ path: 'email', message: `There is an account with ${email} already.` })
}

async function signOutEverywhere(tx: Transaction, account: string): Promise<void> {
  await tx.sql`delete from core.session where account_guid = ${account}`
}
