import { randomUUID } from 'node:crypto'
import { accountRegistered } from '@ashlar/sdk'
import { defineJob, type NewShopper, roles, type Tenant, type Transaction, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import type { CoreDatabase } from '../core-database.ts'
import { anyOf, expression } from '../sql.ts'
import { AccountEntity } from './account.entity.ts'
import { accountWith } from './account.store.ts'
import type { AccountMail } from './account-mail.service.ts'
import { type AccountNotes, runAsAccount } from './account-notes.ts'
import { attemptLimits, countAttempt, keyOf, refuseTooMany } from './attempt-limits.ts'
import { checkedEmail } from './checked-email.ts'
import { identityErrors } from './identity.errors.ts'
import { hashPassword, refuseWhenBusy, verifyPassword } from './password.ts'
import { refuseWeak } from './passwords/password-rules.ts'
import { newSecret, secretHash } from './secret-token.ts'
import { openSession } from './session.service.ts'
import type { SessionContext } from './session-context.ts'
import { type Registration, RegistrationEntity } from './shopper.entity.ts'
import { confirmAccountMail, knownAddressMail } from './shopper.mails.ts'

/** Looks up the address after the request was answered, so that its answer tells nothing of it (A5). */
const sendRegistrationMail = defineJob('core.send-registration-mail', Type.Object({ registration: Type.String() }), {
  lane: 'prompt',
})

/** Lets people make themselves an account on a website, once they have shown that the address is theirs. */
export class RegistrationService {
  readonly #database: CoreDatabase
  readonly #notes: AccountNotes
  readonly #mail: AccountMail

  constructor(database: CoreDatabase, notes: AccountNotes, mail: AccountMail) {
    this.#database = database
    this.#notes = notes
    this.#mail = mail
  }

  /**
   * The same work whether there is such an account or not.
   *
   * @throws 422 naming `email` or `password`; 429 when one place asks too often. More mails than three in 15 minutes to
   *   one address are not sent.
   */
  async ask(tenant: Tenant, shopper: NewShopper, address: string): Promise<void> {
    const email = checkedEmail(shopper.email)
    await refuseWeak(shopper.password, { email, site: tenant.name })
    refuseWhenBusy()
    const from = { key: keyOf('register-from', address), most: attemptLimits.registrationsFromAddress }
    await this.#database.system((tx) => refuseTooMany(tx, [from]))
    const passwordHash = await hashPassword(shopper.password)
    await this.#database.system(async (tx) => {
      const key = keyOf('register-of', tenant.guid, email)
      if ((await countAttempt(tx, [{ key, most: attemptLimits.registrationsOfEmail }])) > 0) return
      await forgetOld(tx)
      const guid = randomUUID()
      const { firstname, lastname } = shopper
      await tx
        .db(RegistrationEntity)
        .insertInto('registration')
        .values({
          ...{ guid, tenantGuid: tenant.guid, tokenHash: null, email, firstname, lastname, passwordHash },
          expiresAt: expression<Date>`now() + interval '24 hours'`,
        })
        .execute()
      await tx.enqueue(sendRegistrationMail, { registration: guid })
    })
  }

  /** Mail the link, or tell whoever has an account that they have one. */
  async send(guid: string): Promise<void> {
    const asked = await this.#database.system((tx) => registrationWith(tx, 'guid', guid))
    if (asked === undefined) return
    const { tenantGuid: tenant, email } = asked
    const site = await this.#mail.shopperSiteOf(tenant)
    await this.#database.platform('Send the email of a registration', async (tx) => {
      const there = await accountWith(tx, tenant, email)
      if (there === undefined) {
        const secret = newSecret()
        await tx
          .db(RegistrationEntity)
          .updateTable('registration')
          .set({ tokenHash: secretHash(secret) })
          .where('guid', '=', guid)
          .execute()
        await this.#mail.send(tx, tenant, { ...confirmAccountMail(site, secret), to: email, toName: nameOf(asked) })
        return
      }
      await removeRegistration(tx, guid)
      if (there.state !== 'disabled') await this.#mail.send(tx, tenant, { ...knownAddressMail(site), to: email })
    })
  }

  /** The address that a link confirms; undefined for a link that is over. */
  async addressOf(tenant: string, secret: string): Promise<string | undefined> {
    const row = await this.#database.system((tx) => registrationWith(tx, 'tokenHash', secretHash(secret)))
    return row?.tenantGuid === tenant ? row.email : undefined
  }

  /**
   * Make the account, and begin its first session; gives the session's token.
   *
   * @throws 403 LINK_OVER; 422 naming `password` for another one than was chosen; 429
   */
  async confirm(
    tenant: Tenant,
    { secret, password }: { readonly secret: string; readonly password: string },
    context: SessionContext,
  ): Promise<string> {
    refuseWhenBusy()
    const asked = await this.#database.system((tx) => registrationWith(tx, 'tokenHash', secretHash(secret)))
    if (asked === undefined || asked.tenantGuid !== tenant.guid) throw identityErrors.LINK_OVER()
    const attempts = { key: keyOf('registration', asked.guid), most: attemptLimits.registrationPassword }
    await this.#database.system((tx) => refuseTooMany(tx, [attempts]))
    if (!(await verifyPassword(password, asked.passwordHash))) {
      throw identityErrors.PASSWORD_NEEDED().at({ path: 'password', message: 'This password is wrong.' })
    }
    return this.#database.platform('Confirm a registration', async (tx) => {
      if (!(await removeRegistration(tx, asked.guid))) throw identityErrors.LINK_OVER()
      const account = await this.#created(tx, asked)
      return openSession(this.#notes, tx, account, context)
    })
  }

  async #created(tx: Transaction, asked: Registration): Promise<string> {
    const { tenantGuid: tenantId, email, passwordHash, firstname, lastname } = asked
    const account = { guid: randomUUID(), displayName: nameOf(asked) }
    const made = await tx
      .db(AccountEntity)
      .insertInto('account')
      .values({ ...account, tenantId, email, passwordHash, roleId: roles.customer })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    // Two links of the same address: the first that is used makes the account.
    if (made === undefined) throw identityErrors.LINK_OVER()
    await this.#notes.putWords(tx, tenantId, made.id, `${account.displayName} ${email}`)
    await runAsAccount(account, async () => {
      await this.#notes.noteAbout(tx, account.guid, 'user.registered')
      await this.#notes.within(tx, tenantId, (own) =>
        own.emit(accountRegistered, { account: account.guid, email, firstname, lastname }),
      )
    })
    return account.guid
  }
}

export const sendRegistrationMails = work(sendRegistrationMail, [RegistrationService], ({ registration }, _, service) =>
  service.send(registration),
)

const nameOf = ({ firstname, lastname, email }: Pick<Registration, 'firstname' | 'lastname' | 'email'>): string =>
  `${firstname} ${lastname}`.trim().slice(0, 120) || email.slice(0, 120)

const registrationWith = (tx: Transaction, by: 'guid' | 'tokenHash', value: string) =>
  tx
    .db(RegistrationEntity)
    .selectFrom('registration')
    .selectAll()
    .where(by, '=', value)
    .where('expiresAt', '>', ({ fn }) => fn<Date>('now'))
    .executeTakeFirst()

/** False where somebody else was first. */
async function removeRegistration(tx: Transaction, guid: string): Promise<boolean> {
  const gone = tx.db(RegistrationEntity).deleteFrom('registration').where('guid', '=', guid)
  return (await gone.executeTakeFirst()).numDeletedRows > 0n
}

async function forgetOld(tx: Transaction): Promise<void> {
  const rows = tx.db(RegistrationEntity)
  const old = await rows
    .selectFrom('registration')
    .select('guid')
    .where('expiresAt', '<=', ({ fn }) => fn<Date>('now'))
    .limit(20)
    .forUpdate()
    .skipLocked()
    .execute()
  const guids = old.map(({ guid }) => guid)
  await rows.deleteFrom('registration').where('guid', '=', anyOf(guids)).execute()
}
