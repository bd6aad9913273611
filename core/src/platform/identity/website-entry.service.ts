import { randomUUID } from 'node:crypto'
import { type Actor, roles, type Tenant, type Transaction } from '@ashlar/sdk/server'
import { nameOfEntered } from '../../http/name-in-log.ts'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import { anyOf, expression } from '../sql.ts'
import { TenantEntity } from '../tenants/tenant.entity.ts'
import type { TenantLookUp } from '../tenants/tenant-directory.ts'
import { AccountEntity, SessionEntity, WebsiteEntryEntity } from './account.entity.ts'
import type { AccountMail } from './account-mail.service.ts'
import { type AccountNotes, runAsAccount, titleOf } from './account-notes.ts'
import { identityErrors } from './identity.errors.ts'
import { SecondFactorRoleEntity } from './role.entity.ts'
import { newSecret, secretHash, sessionHashOf } from './secret-token.ts'
import type { SessionContext } from './session-context.ts'
import { enteredLifetime } from './session-cookie.ts'

/** Seconds for which a link may be used: it is followed at once. */
const linkSeconds = 60

const enterPath = '/admin/enter'
const websitesPath = '/admin/platform/tenants'

/**
 * Lets a platform administrator into a website that is not their own, on its own host: as themselves, with the rights of
 * its owner and none of the platform's, until they leave, sign out or four hours have passed. Both sides are audited.
 */
export class WebsiteEntries {
  readonly #database: CoreDatabase
  readonly #directory: TenantLookUp
  readonly #notes: AccountNotes
  readonly #mail: Pick<AccountMail, 'siteOf'>

  constructor(database: CoreDatabase, directory: TenantLookUp, notes: AccountNotes, mail: Pick<AccountMail, 'siteOf'>) {
    this.#database = database
    this.#directory = directory
    this.#notes = notes
    this.#mail = mail
  }

  /**
   * Make the link into a website, good once and for a minute, for the session that asks. The secret stands behind `#`,
   * where no log sees it.
   *
   * @throws 404 for a website that is not there, 409 for the one where the administrator is, 403 OWNERS_NEED_FACTOR
   */
  async link(sessionToken: string | undefined, here: Tenant | null, tenantId: number): Promise<string> {
    if (here?.id === tenantId) throw identityErrors.ALREADY_HERE()
    const hash = sessionHashOf(sessionToken)
    const secret = newSecret()
    const guid = await this.#database.platform(`Create a link to enter the website ${tenantId}`, async (tx) => {
      const rows = tx.db(SessionEntity, TenantEntity)
      const session = await rows
        .selectFrom('session')
        .select(['guid', 'accountGuid'])
        .where('tokenHash', '=', hash)
        .where('enteredTenant', 'is', null)
        .executeTakeFirst()
      if (session === undefined) throw errors.NOT_FOUND('such session')
      const tenant = await rows.selectFrom('tenant').select('guid').where('id', '=', tenantId).executeTakeFirst()
      if (tenant === undefined) throw errors.NOT_FOUND('such website')
      if (await lacksFactor(tx, session.accountGuid, tenant.guid)) throw identityErrors.OWNERS_NEED_FACTOR()
      await putLink(tx, { secret, session: session.guid, tenant: tenant.guid })
      return tenant.guid
    })
    const tenant = await this.#directory.byGuid(guid)
    if (tenant === null) throw errors.NOT_FOUND('such website')
    return `${tenant.origin}${enterPath}#${secret}`
  }

  /**
   * Begin the session that a link stands for, on a host of its website; gives the session's token. Of two who use a link
   * at once, one is told that it is over.
   *
   * @throws 403 LINK_OVER for a link that was used or replaced, is too old, or leads to another website; also when the
   *   session in which it was made has ended, or its account no longer runs the platform
   */
  async enter(secret: string, tenant: Tenant | null, { userAgent, previous }: SessionContext): Promise<string> {
    if (tenant === null) throw identityErrors.LINK_OVER()
    return this.#database.platform(`Enter the website ${tenant.id}`, async (tx) => {
      const from = await useLink(tx, secret, tenant.guid)
      if (from === undefined) throw identityErrors.LINK_OVER()
      const token = newSecret()
      const before = sessionHashOf(previous)
      const sessions = tx.db(SessionEntity)
      if (before !== null) await sessions.deleteFrom('session').where('tokenHash', '=', before).execute()
      await sessions
        .insertInto('session')
        .values({
          ...{ tokenHash: secretHash(token), guid: randomUUID(), accountGuid: from.account },
          ...{ userAgent: userAgent.slice(0, 400), enteredTenant: tenant.guid, enteredFrom: from.session },
          expiresAt: expression<Date>`least(${from.expiresAt}::timestamptz,
            now() + make_interval(hours => ${enteredLifetime.hours}::integer))`,
        })
        .execute()
      await this.#tell(tx, { id: from.accountId, guid: from.account, name: titleOf(from) }, tenant, 'entered')
      return token
    })
  }

  /** End the session in an entered website; gives the address of the list of websites on the administrator's own host. */
  async leave(sessionToken: string | undefined, actor: Actor, tenant: Tenant): Promise<string> {
    const hash = sessionHashOf(sessionToken)
    const home = await this.#database.platform(`Leave the website ${tenant.id}`, async (tx) => {
      const sessions = tx.db(SessionEntity).deleteFrom('session')
      await sessions.where('tokenHash', '=', hash).where('enteredTenant', '=', tenant.guid).execute()
      await this.#tell(tx, { id: actor.id, guid: actor.guid, name: titleOf(actor) }, tenant, 'left')
      const account = await tx
        .db(AccountEntity)
        .selectFrom('account')
        .select('tenantId')
        .where('guid', '=', actor.guid)
        .executeTakeFirst()
      return account?.tenantId ?? null
    })
    return `${(await this.#mail.siteOf(home)).origin}${websitesPath}`
  }

  /** One line where the account is at home, and one in the website. */
  async #tell(tx: Transaction, { id, guid, name }: Administrator, website: Tenant, act: 'entered' | 'left') {
    await runAsAccount({ guid, displayName: name }, () =>
      this.#notes.noteAbout(tx, guid, `user.${act}_website`, { website: website.name, id: website.id }),
    )
    await runAsAccount({ guid, displayName: nameOfEntered(name) }, () =>
      this.#notes.note(tx, website.guid, { action: `platform.${act}`, entityId: id, title: name }),
    )
  }
}

interface Administrator {
  readonly id: number
  readonly guid: string
  readonly name: string
}

/** Whether a website requires two-factor authentication of its owners and the account has none: there it could do nothing. */
async function lacksFactor(tx: Transaction, account: string, tenant: string): Promise<boolean> {
  const required = await tx
    .db(SecondFactorRoleEntity, AccountEntity)
    .selectFrom('second_factor_role as required')
    .innerJoin('account as a', (join) => join.on('a.guid', '=', account))
    .select('required.roleId')
    .where('required.tenantId', '=', tenant)
    .where('required.roleId', '=', roles.owner)
    .where('a.totpSince', 'is', null)
    .executeTakeFirst()
  return required !== undefined
}

interface NewLink {
  readonly secret: string
  readonly session: string
  readonly tenant: string
}

async function putLink(tx: Transaction, { secret, session, tenant }: NewLink): Promise<void> {
  const links = tx.db(WebsiteEntryEntity)
  const over = await links
    .selectFrom('website_entry')
    .select('tokenHash')
    .where('expiresAt', '<=', ({ fn }) => fn<Date>('now'))
    .limit(20)
    .forUpdate()
    .skipLocked()
    .execute()
  const gone = over.map(({ tokenHash }) => tokenHash)
  if (gone.length > 0) await links.deleteFrom('website_entry').where('tokenHash', '=', anyOf(gone)).execute()
  await links
    .insertInto('website_entry')
    .values({
      ...{ tokenHash: secretHash(secret), sessionGuid: session, tenantGuid: tenant },
      expiresAt: expression<Date>`now() + make_interval(secs => ${linkSeconds}::integer)`,
    })
    .onConflict((conflict) =>
      conflict.column('sessionGuid').doUpdateSet(({ ref }) => ({
        tokenHash: ref('excluded.tokenHash'),
        tenantGuid: ref('excluded.tenantGuid'),
        expiresAt: ref('excluded.expiresAt'),
      })),
    )
    .execute()
}

/** Use a link up; gives whose it is and the session it was made in. Undefined when it does nothing, or not any more. */
async function useLink(tx: Transaction, secret: string, tenant: string) {
  const link = await tx
    .db(WebsiteEntryEntity)
    .deleteFrom('website_entry')
    .where('tokenHash', '=', secretHash(secret))
    .where('tenantGuid', '=', tenant)
    .where('expiresAt', '>', ({ fn }) => fn<Date>('now'))
    .returning('sessionGuid')
    .executeTakeFirst()
  if (link === undefined) return undefined
  return tx
    .db(SessionEntity, AccountEntity)
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.guid', 's.accountGuid')
    .select(['s.guid as session', 's.expiresAt', 'a.guid as account', 'a.id as accountId', 'a.email', 'a.displayName'])
    .where('s.guid', '=', link.sessionGuid)
    .where('s.expiresAt', '>', ({ fn }) => fn<Date>('now'))
    .where('a.isPlatformAdministrator', '=', true)
    .where('a.state', '=', 'active')
    .executeTakeFirst()
}
