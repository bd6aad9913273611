import { randomUUID } from 'node:crypto'
import { type Token, token } from '@ashlar/sdk'
import { type RoleId, roles } from '@ashlar/sdk/server'
import { AgencyEntity, AgencyMembershipEntity } from '../agencies/agency.entity.ts'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import { assertRoom } from '../plans/plan-room.ts'
import { lockFirstStart } from '../tenants/tenant.service.ts'
import { AccountEntity } from './account.entity.ts'
import { accountWith, changeAccount, endSessions } from './account.store.ts'
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
      throw errors.INVALID_FIELDS().at({ path: 'email', message: `“${email}” is not an email address.` })
    }
    const hash = await hashPassword(account.password)
    const guid = randomUUID()
    return this.#database.platform(`Create the account ${guid}`, async (tx) => {
      if (await accountWith(tx, account.tenant, email)) throw emailTaken(email)
      if (account.tenant !== null && account.roleId !== roles.customer)
        await this.#database.forTenant(account.tenant, (own) => assertRoom(own, 'users'))
      const { tenant: tenantId, agency: agencyGuid = null, displayName, roleId } = account
      const { id } = await tx
        .db(AccountEntity)
        .insertInto('account')
        .values({
          ...{ guid, tenantId, agencyGuid, email, displayName, roleId, passwordHash: hash },
          isPlatformAdministrator: account.isPlatformAdministrator ?? false,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (account.tenant !== null) await this.#putWords(account.tenant, id, `${account.displayName} ${email}`)
      return { guid, id }
    })
  }

  async find(tenant: string | null, email: string): Promise<string | null> {
    const row = await this.#database.platform('Find an account by its email', (tx) =>
      accountWith(tx, tenant, normalEmail(email)),
    )
    return row?.guid ?? null
  }

  async setPassword(guid: string, password: string): Promise<void> {
    const hash = await hashPassword(password)
    await this.#database.platform(`Set the password of the account ${guid}`, async (tx) => {
      await changeAccount(tx, guid).set({ passwordHash: hash }).execute()
      await endSessions(tx, guid)
    })
  }

  async setDisabled(guid: string, isDisabled: boolean): Promise<void> {
    await this.#database.platform(`${isDisabled ? 'Disable' : 'Enable'} the account ${guid}`, async (tx) => {
      await changeAccount(tx, guid)
        .set(({ fn }) => ({ disabledAt: isDisabled ? fn<Date>('now') : null }))
        .execute()
      if (isDisabled) await endSessions(tx, guid)
    })
  }

  ensureAdministrator({ tenant, email, password }: FirstAdministrator): Promise<boolean> {
    return this.#database.platform('Make sure that there is a platform administrator', async (tx) => {
      await lockFirstStart(tx)
      const administrators = tx.db(AccountEntity).selectFrom('account').select('id')
      if (await administrators.where('isPlatformAdministrator', '=', true).limit(1).executeTakeFirst()) return false
      const guid = await this.find(tenant, email)
      if (guid === null) {
        const displayName = 'Administrator'
        const roleId = roles.owner
        await this.create({ tenant, email, password, displayName, roleId, isPlatformAdministrator: true })
        return true
      }
      await this.setPassword(guid, password)
      await changeAccount(tx, guid)
        .set({ isPlatformAdministrator: true, roleId: roles.owner, customRoleId: null })
        .execute()
      return true
    })
  }

  createAgency({ name }: NewAgency): Promise<{ guid: string; id: number }> {
    const guid = randomUUID()
    return this.#database.platform(`Create the agency ${name}`, async (tx) => {
      const made = tx.db(AgencyEntity).insertInto('agency').values({ guid, name })
      return made.returning(['guid', 'id']).executeTakeFirstOrThrow()
    })
  }

  async setMembership(account: string, tenant: string, roleId: Exclude<RoleId, 6> | null): Promise<void> {
    await this.#database.platform(`Set a membership of the account ${account}`, async (tx) => {
      if (roleId === null) {
        const memberships = tx.db(AgencyMembershipEntity).deleteFrom('agency_membership')
        await memberships.where('accountGuid', '=', account).where('tenantGuid', '=', tenant).execute()
        return
      }
      await tx
        .db(AgencyMembershipEntity)
        .insertInto('agency_membership')
        .values({ accountGuid: account, tenantGuid: tenant, roleId })
        .onConflict((conflict) => conflict.columns(['accountGuid', 'tenantGuid']).doUpdateSet({ roleId }))
        .execute()
    })
  }

  /** The words by which the list of people is searched belong to the tenant; written in the same transaction. */
  #putWords(tenant: string, id: number, words: string): Promise<void> {
    return this.#database.forTenant(tenant, (tx) => tx.search.put('user', id, words))
  }
}

function emailTaken(email: string) {
  return errors.ALREADY_TAKEN('email').at({ path: 'email', message: `There is already an account with ${email}.` })
}
