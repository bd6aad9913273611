import { defineJob, roles, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import type { CoreDatabase } from '../core-database.ts'
import { accountWith, changeAccount, endSessions } from './account.store.ts'
import { findLinked, linkedAccount, putLink, useLink } from './account-link.ts'
import type { AccountMail } from './account-mail.service.ts'
import { type AccountNotes, runAsAccount } from './account-notes.ts'
import { ApiTokenEntity } from './api-token.entity.ts'
import { attemptLimits, countAttempt, keyOf, refuseTooMany } from './attempt-limits.ts'
import { normalEmail } from './email.ts'
import { resetMail } from './identity.mails.ts'
import { hashPassword } from './password.ts'
import { refuseWeak } from './passwords/password-rules.ts'
import { shopperPasswordMail, shopperResetMail } from './shopper.mails.ts'

/** Asked for by anybody for any address: what becomes of it is nothing that the one who asks is told. */
const sendPasswordReset = defineJob(
  'core.send-password-reset',
  Type.Object({ tenant: Type.Union([Type.String(), Type.Null()]), email: Type.String() }),
  { lane: 'prompt' },
)

/** Lets somebody who forgot the password choose another, by a link that is mailed (T23, A5). */
export class PasswordResetService {
  readonly #database: CoreDatabase
  readonly #notes: AccountNotes
  readonly #mail: AccountMail

  constructor(database: CoreDatabase, notes: AccountNotes, mail: AccountMail) {
    this.#database = database
    this.#notes = notes
    this.#mail = mail
  }

  /**
   * Ask for a link. The same work whether there is such an account or not: it is looked up by a job, afterwards.
   *
   * @throws 429 when one place asks too often; more mails than three in 15 minutes to one address are not sent
   */
  async ask(tenant: string | null, given: string, address: string): Promise<void> {
    const email = normalEmail(given).replaceAll('\u0000', '\uFFFD')
    await this.#database.system(async (tx) => {
      await refuseTooMany(tx, [{ key: keyOf('reset-from', address), most: attemptLimits.resetsFromAddress }])
      const key = keyOf('reset-of', tenant ?? 'platform', email)
      const wait = await countAttempt(tx, [{ key, most: attemptLimits.resetsOfEmail }])
      if (wait === 0) await tx.enqueue(sendPasswordReset, { tenant, email })
    })
  }

  /** Mail the link, if there is somebody to mail it to. */
  async send(tenant: string | null, email: string): Promise<void> {
    const site = await this.#mail.siteOf(tenant)
    const shopperSite = tenant === null ? null : await this.#mail.shopperSiteOf(tenant)
    await this.#database.platform('Send a password reset link', async (tx) => {
      const row = await accountWith(tx, tenant, email)
      if (row?.state !== 'active') return
      const secret = await putLink(tx, 'reset', row.guid)
      const isShopper = row.roleId === roles.customer && shopperSite !== null
      const letter = isShopper ? shopperResetMail(shopperSite, secret) : resetMail({ site, secret })
      await this.#mail.send(tx, tenant, { ...letter, to: email, toName: row.displayName })
      await this.#notes.noteAbout(tx, row.guid, 'user.password_reset_sent')
    })
  }

  /** Whose password a link changes; undefined for a link that is over. For a page, which says so. */
  addressOf(tenant: string, secret: string): Promise<string | undefined> {
    return this.#database.system(async (tx) => (await findLinked(tx, 'reset', secret, tenant))?.email)
  }

  /** Whose password a link changes, and how many API tokens act for that account. @throws 403 LINK_OVER */
  look(secret: string, tenant: string | null): Promise<{ email: string; tokens: number }> {
    return this.#database.system(async (tx) => {
      const { guid, email } = await linkedAccount(tx, 'reset', secret, tenant)
      const tokens = tx.db(ApiTokenEntity).selectFrom('api_token').where('accountGuid', '=', guid)
      const open = await tokens
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', eb.fn<Date>('now'))]))
        .executeTakeFirstOrThrow()
      return { email, tokens: open.count }
    })
  }

  /**
   * Choose the new password: every session of the account ends, its API tokens if that is wanted, and its person is
   * told by mail.
   *
   * @throws 403 LINK_OVER; 422 for a password that is too simple
   */
  async use(
    secret: string,
    tenant: string | null,
    { password, revokeTokens }: { readonly password: string; readonly revokeTokens: boolean },
  ): Promise<void> {
    const { email } = await this.look(secret, tenant)
    const site = await this.#mail.siteOf(tenant)
    const shopperSite = tenant === null ? null : await this.#mail.shopperSiteOf(tenant)
    await refuseWeak(password, { email, site: site.name })
    const hash = await hashPassword(password)
    await this.#database.platform('Use a password reset link', async (tx) => {
      const account = await useLink(tx, 'reset', secret, tenant)
      await changeAccount(tx, account.guid).set({ passwordHash: hash }).execute()
      await endSessions(tx, account.guid)
      const tokens = tx.db(ApiTokenEntity).deleteFrom('api_token').where('accountGuid', '=', account.guid)
      const tokensRevoked = revokeTokens ? Number((await tokens.executeTakeFirst()).numDeletedRows) : 0
      if (account.roleId === roles.customer && shopperSite !== null) {
        await this.#mail.send(tx, tenant, { ...shopperPasswordMail(shopperSite), to: account.email })
      } else {
        const what = `The password of your account on ${site.name} was changed with a link from an email.`
        await this.#mail.tell(tx, tenant, { site, what, to: account.email })
      }
      await runAsAccount({ guid: account.guid, displayName: account.displayName }, () =>
        this.#notes.noteAbout(tx, account.guid, 'user.password_reset', { tokensRevoked }),
      )
    })
  }
}

export const sendPasswordResets = work(sendPasswordReset, [PasswordResetService], ({ tenant, email }, _, resets) =>
  resets.send(tenant, email),
)
