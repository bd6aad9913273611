import type { Profile } from '@ashlar/sdk/platform'
import { type Actor, roles, type Transaction } from '@ashlar/sdk/server'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import { type Account, SessionEntity } from './account.entity.ts'
import { accountOf, accountWith, changeAccount } from './account.store.ts'
import type { AccountMail } from './account-mail.service.ts'
import { type AccountNotes, titleOf } from './account-notes.ts'
import type { ConfirmationService } from './confirmation.service.ts'
import { isEmail, normalEmail } from './email.ts'
import { identityErrors } from './identity.errors.ts'
import { hashPassword } from './password.ts'
import { refuseWeak } from './passwords/password-rules.ts'
import { fixedRoleName, roleWith } from './role.store.ts'
import type { SecondFactorService } from './second-factor.service.ts'
import { newSecret, secretHash, sessionHashOf } from './secret-token.ts'
import { shopperPasswordMail } from './shopper.mails.ts'

export interface ProfileChange {
  readonly displayName?: string | undefined
  readonly email?: string | undefined
  readonly currentPassword?: string | undefined
  readonly language?: Account['language'] | undefined
}

const ownMembers = [
  'id',
  'tenantId',
  'email',
  'displayName',
  'roleId',
  'customRoleId',
  'totpSince',
  'language',
] as const
type Own = Pick<Account, (typeof ownMembers)[number]>

/** One's own account: what is one's own to change, and nobody else's. */
export class ProfileService {
  readonly #database: CoreDatabase
  readonly #notes: AccountNotes
  readonly #confirmation: ConfirmationService
  readonly #factor: SecondFactorService
  readonly #mail: AccountMail

  constructor(
    database: CoreDatabase,
    notes: AccountNotes,
    confirmation: ConfirmationService,
    factor: SecondFactorService,
    mail: AccountMail,
  ) {
    this.#database = database
    this.#notes = notes
    this.#confirmation = confirmation
    this.#factor = factor
    this.#mail = mail
  }

  async read(actor: Actor): Promise<Profile> {
    const row = await this.#database.system((tx) => own(tx, actor))
    return {
      email: row.email,
      displayName: row.displayName,
      language: row.language,
      role_id: row.customRoleId ?? actor.roleId,
      roleName: await this.#roleName(actor, row),
      hasSecondFactor: row.totpSince !== null,
      recoveryCodesLeft: await this.#factor.codesLeft(actor.guid),
    }
  }

  async #roleName(actor: Actor, { tenantId, customRoleId }: Own): Promise<string> {
    if (tenantId === null || customRoleId === null) return fixedRoleName(actor.roleId)
    const role = await this.#database.forTenant(tenantId, (tx) => roleWith(tx, customRoleId))
    return role?.name ?? ''
  }

  /** @throws 422 for what is no email, and when the password is missing for a new one; 409 for one that is taken */
  async change(actor: Actor, change: ProfileChange): Promise<Profile> {
    const before = await this.#database.system((tx) => own(tx, actor))
    const email = change.email === undefined ? before.email : normalEmail(change.email)
    const name = change.displayName?.trim() ?? before.displayName
    const language = change.language ?? before.language
    const isNewEmail = email !== before.email
    if (isNewEmail && !isEmail(email)) {
      throw errors.INVALID_FIELDS().at({ path: 'email', message: `“${email}” is not an email address.` })
    }
    // Theirs is confirmed by a mail first, and nobody learns from it who has an account (A5).
    if (isNewEmail && actor.roleId === roles.customer) throw identityErrors.EMAIL_NEEDS_LINK()
    if (isNewEmail) await this.#confirmation.confirm(actor, change.currentPassword)
    const site = await this.#mail.siteOf(before.tenantId)
    await this.#database.platform(`Change the account ${actor.guid}`, async (tx) => {
      const holder = await accountWith(tx, before.tenantId, email)
      if (holder !== undefined && holder.guid !== actor.guid) {
        throw errors.ALREADY_TAKEN('email').at({ path: 'email', message: `There is already an account with ${email}.` })
      }
      await changeAccount(tx, actor.guid).set({ email, displayName: name, language }).execute()
      await this.#notes.putWords(tx, before.tenantId, before.id, `${name} ${email}`)
      if (isNewEmail) {
        const what = `The email of your account on ${site.name} was changed to ${email}. You can no longer sign in with this address.`
        await this.#mail.tell(tx, before.tenantId, { site, what, to: before.email })
        await this.#note(tx, before, 'user.email_changed', { from: before.email, to: email })
      }
      if (name !== before.displayName) await this.#note(tx, before, 'user.renamed', { to: name })
    })
    return this.read(actor)
  }

  /**
   * A new password ends every other session; this one goes on under a fresh token (A4), which is given back.
   *
   * @throws 422 for a wrong password, and for a new one that is too simple
   */
  async changePassword(
    actor: Actor,
    sessionToken: string | undefined,
    { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
  ): Promise<string> {
    const row = await this.#database.system((tx) => own(tx, actor))
    const site = await this.#mail.siteOf(row.tenantId)
    await refuseWeak(password, { email: row.email, site: site.name })
    await this.#confirmation.confirm(actor, currentPassword)
    const hash = await hashPassword(password)
    const { tenantId, roleId } = row
    const shopperSite = roleId === roles.customer && tenantId !== null ? await this.#mail.shopperSiteOf(tenantId) : null
    return this.#database.platform(`Change the password of the account ${actor.guid}`, async (tx) => {
      if (shopperSite !== null) {
        await this.#mail.send(tx, row.tenantId, { ...shopperPasswordMail(shopperSite), to: row.email })
      } else {
        const what = `The password of your account on ${site.name} was changed.`
        await this.#mail.tell(tx, row.tenantId, { site, what, to: row.email })
      }
      await changeAccount(tx, actor.guid).set({ passwordHash: hash }).execute()
      await this.#note(tx, row, 'user.password_changed')
      return freshSession(tx, actor.guid, sessionToken)
    })
  }

  async switchSecondFactorOff(actor: Actor, password: string): Promise<void> {
    await this.#confirmation.confirm(actor, password)
    await this.#factor.switchOff(actor.guid, (tx) => this.#notes.noteAbout(tx, actor.guid, 'user.second_factor_off'))
  }

  #note(tx: Transaction, row: Own, action: string, details: Readonly<Record<string, string>> = {}): Promise<void> {
    return this.#notes.note(tx, row.tenantId, { action, entityId: row.id, title: titleOf(row), details })
  }
}

/** End the account's other sessions, and let this one go on under a fresh token. */
export async function freshSession(tx: Transaction, account: string, token: string | undefined): Promise<string> {
  const hash = sessionHashOf(token)
  const fresh = newSecret()
  const sessions = tx.db(SessionEntity)
  await sessions
    .deleteFrom('session')
    .where('accountGuid', '=', account)
    .where('tokenHash', 'is distinct from', hash)
    .execute()
  const moved = await sessions
    .updateTable('session')
    .set(({ fn }) => ({ tokenHash: secretHash(fresh), lastSeenAt: fn<Date>('now') }))
    .where('tokenHash', '=', hash)
    .where('accountGuid', '=', account)
    .executeTakeFirst()
  if (moved.numUpdatedRows === 0n) throw errors.NOT_FOUND('such session')
  return fresh
}

async function own(tx: Transaction, { guid }: Actor): Promise<Own> {
  const row = await accountOf(tx, guid).select(ownMembers).executeTakeFirst()
  if (row === undefined) throw errors.NOT_FOUND('such account')
  return row
}
